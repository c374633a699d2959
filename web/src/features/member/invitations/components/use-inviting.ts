import { useState } from 'react';
import type { Inviting } from './invite-dialogs';

/** Which invite dialog is open. It stays while it fades out. For `InviteDialogs`. */
export function useInviting() {
  const [inviting, setInviting] = useState<Inviting>();
  return {
    inviting,
    invite: (how: Inviting['how']) => setInviting({ how, open: true }),
    stop: () => setInviting((last) => last && { ...last, open: false }),
  };
}
