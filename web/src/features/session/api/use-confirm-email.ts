import { BAD_LINK } from '@hearthside/contract/session/endpoints';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { session } from '@/lib/session/session';
import { isMailToken } from '../model/mail-token';
import { sessions } from './sessions';

/** The state of following a confirmation link. */
export type Confirmation =
  | { status: 'asking' }
  /** A new member's link: the password they registered with is still needed. */
  | { status: 'password'; email: string }
  | { status: 'confirmed'; email: string }
  | { status: 'failed'; error: unknown };

/** Redeems the token of a confirmation mail, once. A new member's token needs their password and signs them in. */
export function useConfirmEmail(token: string) {
  const [state, setState] = useState<Confirmation>(() =>
    isMailToken(token)
      ? { status: 'asking' }
      : { status: 'failed', error: new ApiError(400, BAD_LINK) },
  );
  // A token works once, but in development React runs effects twice.
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
