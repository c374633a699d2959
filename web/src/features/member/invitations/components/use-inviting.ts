import { useState } from 'react';
import type { Inviting } from './invite-dialogs';

/** Which dialog to invite with is open; it stays while it fades. For `InviteDialogs`. */
export function useInviting() {
  const [inviting, setInviting] = useState<Inviting>();
  return {
    inviting,
    invite: (how: Inviting['how']) => setInviting({ how, open: true }),
    stop: () => setInviting((last) => last && { ...last, open: false }),
  };
}
