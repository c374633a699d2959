import { SESSION_TEXTS } from '@hearthside/contract/session';
import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { sessionApi } from './session-api';

/**
 * Whether a mailed link may still set a password. It is asked as soon as the link is opened, before anybody thinks of
 * a password; until the answer, and where there is none, the link is taken to hold.
 */
export function useLinkHolds(token: string): boolean {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    sessionApi.checkLink({ token }).catch((error: unknown) => {
      const isGone = error instanceof ApiError && error.message === SESSION_TEXTS.badLink;
      if (isGone && !isLeft) setGone(token);
    });
    return () => {
      isLeft = true;
    };
  }, [token]);
  return gone !== token;
}
