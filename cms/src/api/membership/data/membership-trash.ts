/** Deletes a membership: into the trash, restored from it, and erased after 30 days. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { lockRow } from '../../../db/lock-row';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import { deleteReminders } from '../../../jobs/remind-once';
import * as historyService from '../../history/services/history';
import { searchedPerson } from '../../../text/person-search';
import * as membershipAccess from './membership-access';
import * as membershipEvents from './membership-events';
import { notifyOwner } from './membership-notices';
import {
  aboutMembership,
  ownerNameIn,
  ownerOf,
  selectMemberships,
  toTrashed,
  type MembershipRow,
} from './membership-row';
import { MEMBERSHIP_UID } from '../rules/membership-uid';
import * as membershipWords from './membership-words';
import type { Admin } from './saving-memberships';
import { nameOf } from '../../../auth/members';
import { forEachIndependently } from '../../../jobs/for-each-independently';

/** The same admin's deletion sent again, because its answer was lost. */
const isRepeated = (row: MembershipRow, by: Admin) =>
  row.deletedAt !== null && row.changedById === by.id;

const record = (
  strapi: Core.Strapi,
  by: number | null,
  row: MembershipRow,
  action: HistoryAction,
) =>
  historyService.record(strapi, {
    by,
    action,
    about: aboutMembership(row),
    other: ownerOf(row),
  });

/** Deletes a membership with everything that depends on it. */
export async function drop(strapi: Core.Strapi, id: number) {
  await membershipEvents.deleteEvents(strapi, id);
  await membershipWords.remove(strapi, id);
  await deleteReminders(strapi, 'membership', id);
  await historyService.emptyEntries(strapi, { kind: 'membership', id });
  await strapi.db.query(MEMBERSHIP_UID).delete({ where: { id } });
}

/** Erases a membership. That it existed stays in the history. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  await transaction(strapi, async () => {
    const { userId } = (await membershipAccess.find(strapi, { id })) ?? {};
    // Its member is in the trash: it is erased with them, or restored with them and erased another night.
    if (userId === undefined) return;
    await lockRow(strapi, 'up_users', userId);
    await lockRow(strapi, 'portal_memberships', id, { toDelete: true });
    const row = await membershipAccess.find(strapi, { id });
    if (!row?.deletedAt || new Date(row.deletedAt) >= before) return;
    await record(strapi, null, row, 'erased');
    await drop(strapi, id);
  });
}

/** Ends a membership. For 30 days it can be restored. */
export async function remove(strapi: Core.Strapi, by: Admin, id: number) {
  let name = '';
  await transaction(strapi, async () => {
    const there = await membershipAccess.find(strapi, { id });
    if (there && isRepeated(there, by)) {
      name = ownerNameIn(there);
      return;
    }
    const row = await membershipAccess.lockedMembership(strapi, id);
    name = ownerNameIn(row);
    const deletedBy = await nameOf(strapi, by.id);
    const revision = row.revision + 1;
    const changed = { revision, changedBy: deletedBy, changedById: by.id };
    const data = { deletedAt: new Date(), deletedBy, ...changed };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id }, data });
    const { nextDeadline: from, amount } = row;
    await membershipEvents.note(strapi, id, {
      kind: 'deleted',
      by: deletedBy,
      from,
      to: null,
      amount,
    });
    await record(strapi, by.id, row, 'deleted');
    if (row.userId !== by.id) await notifyOwner(strapi, row.userId, 'ended', from);
  });
  await invalidateCounts(strapi, 'membership');
  return { message: MEMBERSHIP_TEXTS.deleted(name) };
}

/** Restores a membership as it was; one that is not in the trash is not found. */
export async function restore(strapi: Core.Strapi, by: Admin, id: number) {
  await transaction(strapi, async () => {
    const row = await membershipAccess.lockedMembership(strapi, id, { trashed: true });
    const changedBy = await nameOf(strapi, by.id);
    const changed = { changedBy, changedById: by.id, revision: row.revision + 1 };
    const data = { deletedAt: null, deletedBy: null, ...changed };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id }, data });
    const { nextDeadline: to, amount } = row;
    await membershipEvents.note(strapi, id, {
      kind: 'restored',
      by: changedBy,
      from: null,
      to,
      amount,
    });
    await record(strapi, by.id, row, 'restored');
    if (row.userId !== by.id) await notifyOwner(strapi, row.userId, 'restored', to);
  });
  await invalidateCounts(strapi, 'membership');
}

/** A page of the trash, most recently deleted first. */
export async function trash(strapi: Core.Strapi, asked: PageQuery) {
  const found = (knex: Knex) =>
    selectMemberships(knex)
      .whereNotNull('m.deleted_at')
      .modify(searchedPerson('m.search_key', asked.search));
  const rows = (await runQuery(strapi, (knex) =>
    found(knex)
      .orderBy(['m.deleted_at', 'm.id'].map((column) => ({ column, order: 'desc' })))
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  )) as MembershipRow[];
  const counted = (await runQuery(strapi, (knex) =>
    found(knex).clearSelect().count({ total: '*' }).first(),
  )) as { total?: number | string } | undefined;
  const pagination = paginationOf(asked, Number(counted?.total ?? 0));
  return { memberships: rows.map(toTrashed), pagination };
}

/** Erases memberships that have been in the trash for 30 days. */
export async function sweepTrash(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(MEMBERSHIP_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing membership ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}
