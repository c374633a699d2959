import { can } from '@hearthside/contract/access';
import type { Chat, ChatMember } from '@hearthside/contract/inbox/fields';
import { GROUP_MAX } from '@hearthside/contract/inbox/group-fields';
import type { Me } from '@hearthside/contract/member/me';
import { pickedOf } from '../../model/chat-words';

/** What a member may do with a chat as a group. */
export interface GroupRights {
  /** Name it, give it a picture and add people. */
  change: boolean;
  /** Leave it. Admins are in every chat, and leave only a group for which they were picked. */
  leave: boolean;
  /** Remove somebody else: whoever started the group, and admins. */
  remove: (member: ChatMember) => boolean;
  /** Let others see all of it. Nobody lets others see more than they see. */
  showAll: boolean;
  /** How many more people it can have. */
  room: number;
}

type Viewer = Pick<Me, 'id' | 'role' | 'verified'>;

/** What this member may do. The server decides by the same rules. */
export function groupRights(
  { group, members, endedAt }: Pick<Chat, 'group' | 'members' | 'endedAt'>,
  me: Viewer,
): GroupRights {
  const change = Boolean(group) && endedAt === null && can(me, 'inbox');
  const people = pickedOf(members);
  const removes = change && (group?.openerId === me.id || me.role === 'admin');
  return {
    change,
    leave: change && people.some(({ user }) => user.id === me.id),
    remove: ({ user, office }) => removes && !office && user.id !== me.id,
    showAll: group?.seesFrom === null,
    room: Math.max(0, GROUP_MAX - people.length),
  };
}
