import { useEffect, useState } from 'react';
import { sessionApi } from './session-api';

/**
 * Whether a mailed link may still set a password. It is asked as soon as the link is opened, before anybody thinks of
 * a password; until the answer, and where there is none, the link is taken to hold.
 */
export function useLinkHolds(token: string): boolean {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    sessionApi.checkLink({ token }).then(
      ({ email }) => {
        if (email === null && !isLeft) setGone(token);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return gone !== token;
}
