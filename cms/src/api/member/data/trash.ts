/** Deletes a member: into the trash, restored from it, or erased for good. */
import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import { lockMembers, lockRow } from '../../../db/lock-row';
import { Refusal, refuse } from '../../../http/refuse';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import { eraseMails } from '../../../mail/mail-queue';
import { onAddressConfirmed, handOver } from '../../../subject-hooks';
import { revokeAccess } from '../../session/services/session';
import * as historyService from '../../history/services/history';
import * as fileService from '../../file/services/file';
import { subjectsFromTheTop } from '../../../subject';
import { eraseFromTasks } from './bulk-rows';
import { eraseFilters } from './saved-filters';
import { erasedWords, mailedWords } from './erased-words';
import { rowOf, joinedRowOf } from '../../../auth/member-access';
import { aboutMember } from '../../../text/member-name';
import type { Member } from '../../../auth/member-cache';
import { toTrashedUser, toUserListItem, type WholeMember } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { endClosing, showMemberGoneOrBack, whoClosed } from '../own-data/closing';
import { wholePage } from './whole-page';
import { nameOf } from '../../../auth/members';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

const record = (strapi: Core.Strapi, by: number | null, row: WholeMember, action: HistoryAction) =>
  historyService.record(strapi, { by, action, about: aboutMember(row) });

/** A member who is in the trash. Anyone else is answered as if they did not exist. */
async function trashedRowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await rowOf(strapi, id);
  if (!row.deletedAt) throw refuse.notFound('This user is not in the trash.');
  return row;
}

/** Erases a member within a transaction. Returns the picture whose bytes remain, if any. */
async function eraseRow(strapi: Core.Strapi, by: number | null, id: number, deletedBefore?: Date) {
  await lockRow(strapi, 'up_users', id, { toDelete: true });
  const row = await trashedRowOf(strapi, id);
  // They were restored and deleted again, so their days start over.
  if (deletedBefore && new Date(row.deletedAt ?? 0) >= deletedBefore) return null;
  await record(strapi, by, row, 'erased');
  const words = await erasedWords(strapi, row);
  for (const { eraseMember } of subjectsFromTheTop()) await eraseMember?.(strapi, { id, words });
  await eraseFromTasks(strapi, id);
  await eraseFilters(strapi, id);
  await eraseMails(strapi, id, mailedWords(words, row));
  await query(strapi).delete({ where: { id } });
  return row.pictureId;
}

/** Erases a member and their dependents. The history stays. */
export async function erase(
  strapi: Core.Strapi,
  by: number | null,
  id: number,
  deletedBefore?: Date,
) {
  const pictureId = await transaction(strapi, () => eraseRow(strapi, by, id, deletedBefore), {
    changes: [id],
  });
  // The bytes come last, because they couldn’t be restored if the rest failed.
  await fileService.discard(strapi, [pictureId]);
}

/** Signs a member out everywhere and hides them. For 30 days they can be restored. */
export async function remove(strapi: Core.Strapi, admin: Member, id: number, successorId?: number) {
  await joinedRowOf(strapi, id);
  if (id === admin.id) throw refuse.conflict('You can’t delete yourself.');
  const work = async () => {
    await lockMembers(strapi, [id, successorId ?? null]);
    const row = await joinedRowOf(strapi, id);
    if (successorId !== undefined) {
      await handOver(strapi, admin.id, id, successorId);
    }
    const deletedBy = await nameOf(strapi, admin.id);
    const data = { deletedAt: new Date(), deletedBy, pendingEmail: null };
    await query(strapi).update({ where: { id }, data });
    await revokeAccess(strapi, id);
    await record(strapi, admin.id, row, 'deleted');
  };
  await transaction(strapi, work, { changes: [id] });
  await showMemberGoneOrBack(strapi, id);
  return toTrashedUser(await rowOf(strapi, id), false);
}

/**
 * Restores a member as they were: role, verification, trusts, password. Pets that were handed over stay with the
 * successor, who has cared for them since. One who had closed the account is told.
 */
export async function restore(strapi: Core.Strapi, admin: Member, id: number) {
  await trashedRowOf(strapi, id);
  const work = async () => {
    await lockRow(strapi, 'up_users', id);
    const row = await trashedRowOf(strapi, id);
    await query(strapi).update({ where: { id }, data: { deletedAt: null, deletedBy: null } });
    await endClosing(strapi, row);
    await record(strapi, admin.id, row, 'restored');
    await onAddressConfirmed(strapi, row.email);
  };
  await transaction(strapi, work, { changes: [id] });
  await showMemberGoneOrBack(strapi, id);
  return toUserListItem(await rowOf(strapi, id));
}

/** A page of the trash, most recently deleted first. */
export async function trash(strapi: Core.Strapi, asked: PageQuery) {
  const { rows, pagination } = await wholePage(strapi, asked, 'u.deleted_at', () => undefined);
  const closed = await whoClosed(
    strapi,
    rows.map(({ id }) => id),
  );
  return { users: rows.map((row) => toTrashedUser(row, closed.has(row.id))), pagination };
}

/** Erases members who have been in the trash for 30 days. */
export async function sweepTrash(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await query(strapi).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing member ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) =>
    erase(strapi, null, id, before).catch((error: unknown) => {
      // Someone has restored them, or another server was faster.
      if (!(error instanceof Refusal && error.status === 404)) throw error;
    }),
  );
}
