/** What admins see of a chat besides what its people see. */
import type { Chat } from '@hearthside/contract/inbox/fields';
import { roleOf } from '../../../../auth/roles';
import { isOffice } from '../../policy';
import type { SeatedChat } from '../chat-access';
import type { PersonRow } from '../chat-people';

const isAdmin = ({ roleId, verified }: PersonRow) =>
  isOffice({ role: roleOf(roleId) ?? 'user', verified: Boolean(verified) });

/** The part of a chat's shape that only admins get; nothing for anybody else. */
export function forOffice(
  row: SeatedChat,
  people: readonly PersonRow[],
  actorId: number,
): Pick<Chat, 'forOffice'> {
  const self = people.find(({ userId }) => userId === actorId);
  if (!self || !isAdmin(self)) return {};
  const picked = people.filter(({ office }) => !office);
  const waiter = people.find(({ userId }) => userId === row.waiterId);
  const waits = row.waitingSince !== null && waiter !== undefined && !waiter.blocked;
  return {
    forOffice: {
      withOffice: Boolean(row.officeChat) || (row.kind === 'direct' && picked.some(isAdmin)),
      waitingSince: waits ? new Date(row.waitingSince!).toISOString() : null,
      assigneeId: row.assigneeId,
      mine: Boolean(row.mine),
    },
  };
}
