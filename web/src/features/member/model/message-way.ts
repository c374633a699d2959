import { can, canSeeUnverified } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/profile';

/** How the reader can write to a caretaker: by the rule of the server, which decides in any case. */
export function messageWay(
  me: Pick<Me, 'id' | 'role' | 'verified'>,
  caretaker: { id: number; verified: boolean },
): 'direct' | 'office' | 'none' {
  if (!can(me, 'inbox') || me.id === caretaker.id) return 'none';
  if (me.role === 'admin') return 'office';
  return caretaker.verified || canSeeUnverified(me) ? 'direct' : 'none';
}
