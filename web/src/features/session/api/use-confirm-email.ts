import { BAD_LINK } from '@hearthside/contract/session/endpoints';
import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '@/lib/api/api-error';
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
      : { status: 'failed', error: new ApiError(400, BAD_LINK, {}, true, 'LINK_INVALID') },
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

  /** Confirms with the password and signs in. Returns whether the member is signed in now. */
  const confirmWith = async (password: string): Promise<boolean> => {
    try {
      const { email } = await sessions.confirmEmail({ token, password });
      try {
        session.open(await sessions.signIn({ email, password }));
        return true;
      } catch {
        // The address is confirmed all the same, and the link is used up. The rest can be done by hand.
        setState({ status: 'confirmed', email });
      }
    } catch (error) {
      // The link was used meanwhile, perhaps by a first try whose answer was lost.
      if (!hasCode(error, 'LINK_INVALID')) throw error;
      setState({ status: 'failed', error });
    }
    return false;
  };
  return { confirmation: state, confirmWith };
}
