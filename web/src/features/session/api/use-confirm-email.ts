import { SESSION_TEXTS } from '@hearthside/contract/session';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { isMailToken } from '../model/mail-token';
import { sessionApi } from './session-api';

/** How following a confirmation link stands. */
export type Confirmation =
  | { status: 'asking' }
  | { status: 'confirmed'; email: string }
  | { status: 'failed'; error: unknown };

/** Redeems the token of a confirmation mail, once. */
export function useConfirmEmail(token: string): Confirmation {
  const [state, setState] = useState<Confirmation>(() =>
    isMailToken(token)
      ? { status: 'asking' }
      : { status: 'failed', error: new ApiError(400, SESSION_TEXTS.badLink) },
  );
  // A token works once, and React runs effects twice while developing.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token || !isMailToken(token)) return;
    asked.current = token;
    sessionApi.confirmEmail({ token }).then(
      ({ email }) => setState({ status: 'confirmed', email }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  }, [token]);
  return state;
}
