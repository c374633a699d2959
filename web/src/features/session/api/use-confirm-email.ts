import { useEffect, useRef, useState } from 'react';
import { sessionApi } from './session-api';

/** How following a confirmation link stands. */
export type Confirmation =
  | { status: 'asking' }
  | { status: 'confirmed'; email: string }
  | { status: 'failed'; error: unknown };

/** Redeems the token of a confirmation mail, once. */
export function useConfirmEmail(token: string): Confirmation {
  const [state, setState] = useState<Confirmation>({ status: 'asking' });
  // A token works once, and React runs effects twice while developing.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    sessionApi.confirmEmail({ token }).then(
      ({ email }) => setState({ status: 'confirmed', email }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  }, [token]);
  return state;
}
