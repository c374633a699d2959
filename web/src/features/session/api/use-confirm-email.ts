import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { session } from '@/lib/session/session';
import { isMailToken } from '../model/mail-token';
import { sessions } from './sessions';

/** How following a confirmation link stands. */
export type Confirmation =
  | { status: 'asking' }
  /** A newcomer's link: the password they joined with is still to be given. */
  | { status: 'password'; email: string }
  | { status: 'confirmed'; email: string }
  | { status: 'failed'; error: unknown };

/** Redeems the token of a confirmation mail, once; a newcomer's with their password, which signs them in. */
export function useConfirmEmail(token: string) {
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
    sessions.confirmEmail({ token }).then(
      ({ email, confirmed }) => setState({ status: confirmed ? 'confirmed' : 'password', email }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  }, [token]);

  const confirmWith = async (password: string) => {
    const { email } = await sessions.confirmEmail({ token, password });
    session.open(await sessions.signIn({ email, password }));
  };
  return { confirmation: state, confirmWith };
}
