/**
 * Closing one's own account: 30 days to come back by signing in, with a new password if need be, then the same erasing
 * as an admin's.
 */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  CLOSING_DAYS,
  OWN_DATA_TEXTS,
  type AnimalWish,
} from '@hearthside/contract/member/own-data';
import { joinedRowOf, rowOf } from '../../../auth/member-access';
import { evictMember, type Member } from '../../../auth/member-cache';
import { invalidateCounts } from '../../../db/cached-count';
import { lockMembers, lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { queueMail } from '../../../mail/mail-queue';
import { onAddressConfirmed } from '../../../subject-hooks';
import { daysAfter } from '../../../text/days';
import { aboutMember } from '../../../text/member-name';
import { MEMBER_UID } from '../../../auth/member-uid';
import * as historyService from '../../history/services/history';
import { provePassword, revokeAccess } from '../../session/services/session';
import { belongings } from '../data/belongings';
import { accountClosedMail, accountReopenedMail, accountRestoredMail } from './own-data-mails';
import { DATA_REQUEST_UID, latest, type DecidedAnimal } from './requests';

const query = (strapi: Core.Strapi) => strapi.db.query(DATA_REQUEST_UID);

/** The pets that a member owns, also those in the trash: they can come back. */
const animalsOf = (
  strapi: Core.Strapi,
  memberId: number,
): Promise<{ id: number; name: string }[]> =>
  runQuery(strapi, (knex) =>
    knex('pets').where({ owner_id: memberId }).orderBy(['sort_key', 'id']).select('id', 'name'),
  );

/** What goes with a member's account, and the animals that need a decision before. */
export async function beforeClosing(strapi: Core.Strapi, memberId: number) {
  const animals = await animalsOf(strapi, memberId);
  return { ...(await belongings(strapi, memberId)), animals };
}

/** A decision for each animal of the member. Refused where one is missing; those for animals of others do not count. */
async function decidedAnimals(
  strapi: Core.Strapi,
  memberId: number,
  wishes: readonly AnimalWish[],
): Promise<DecidedAnimal[]> {
  const byPet = new Map(wishes.map((wish) => [wish.petId, wish]));
  return (await animalsOf(strapi, memberId)).map(({ id, name }) => {
    const wish = byPet.get(id);
    if (!wish) {
      throw refuse.badInput(OWN_DATA_TEXTS.animalsFirst, { animals: OWN_DATA_TEXTS.animalsFirst });
    }
    return { ...wish, name };
  });
}

/**
 * Closes a member's own account: signed out everywhere and hidden, as one that an admin deletes, and erased by the same
 * sweep after 30 days.
 * @throws 409 for an admin, who must not be missing by a slip; 400 while an animal is without a decision
 */
export async function close(
  strapi: Core.Strapi,
  member: Member,
  { currentPassword, animals }: { currentPassword?: string | undefined; animals: AnimalWish[] },
) {
  await provePassword(strapi, member, currentPassword, OWN_DATA_TEXTS.passwordNeeded);
  const { id, role } = member;
  if (role === 'admin') throw refuse.conflict(OWN_DATA_TEXTS.adminsStay);
  const closedAt = new Date();
  const erasedAt = daysAfter(closedAt, CLOSING_DAYS);
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    const decided = await decidedAnimals(strapi, id, animals);
    const who = aboutMember(row);
    const data = { deletedAt: closedAt, deletedBy: who.name, pendingEmail: null };
    await strapi.db.query(MEMBER_UID).update({ where: { id }, data });
    await revokeAccess(strapi, id, { closing: true });
    const asked = { kind: 'closing', state: 'open', askedAt: closedAt, endsAt: erasedAt };
    const request = { ...asked, member: id, memberName: who.name, animals: decided };
    await query(strapi).create({ data: request });
    await historyService.record(strapi, { by: id, action: 'closed', about: who });
    await queueMail(strapi, row.email, await accountClosedMail(strapi, row.firstName, erasedAt));
  };
  await transaction(strapi, work, { changes: [id] });
  await showMemberGoneOrBack(strapi, id);
  return { erasedAt: erasedAt.toISOString() };
}

/**
 * Has every list and count show that a member has gone or come back. Their submissions and their membership go and come
 * with them. Call after the transaction.
 */
export async function showMemberGoneOrBack(strapi: Core.Strapi, id: number) {
  evictMember(id);
  await invalidateCounts(strapi, 'form', 'membership');
}

/** A member's requests, for one statement. */
const requestsOf = (knex: Knex, memberId: number) =>
  knex('portal_data_requests').where({ member_id: memberId });

/**
 * Notes that an account is not closed any more, within the transaction in which an admin restores it. Its member, who
 * wanted it erased, is told by mail.
 */
export async function endClosing(
  strapi: Core.Strapi,
  { id, email, firstName }: { id: number; email: string; firstName: string },
) {
  const ended = await runQuery(strapi, (knex) =>
    requestsOf(knex, id)
      .where({ kind: 'closing', state: 'open' })
      .update({ state: 'undone', done_at: new Date() }),
  );
  if (ended > 0) await queueMail(strapi, email, await accountRestoredMail(strapi, firstName));
}

/** Those of these members who have closed their own accounts. */
export async function whoClosed(
  strapi: Core.Strapi,
  memberIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('portal_data_requests')
      .whereIn('member_id', [...memberIds])
      .where({ kind: 'closing', state: 'open' })
      .pluck('member_id'),
  );
  return new Set(ids);
}

/** Whether a deleted account is one that its member has closed and may come back to. */
export const mayComeBack = async (strapi: Core.Strapi, id: number): Promise<boolean> =>
  (await latest(strapi, id, 'closing'))?.state === 'open';

/**
 * Gives a closed account back to its member, who has just signed in, with the second step where there is one. What an
 * admin has deleted stays deleted.
 */
export async function comeBack(strapi: Core.Strapi, id: number): Promise<boolean> {
  if (!(await mayComeBack(strapi, id))) return false;
  const work = async () => {
    await lockRow(strapi, 'up_users', id);
    const row = await rowOf(strapi, id);
    const now = await latest(strapi, id, 'closing');
    if (!row.deletedAt || now?.state !== 'open') return false;
    const data = { deletedAt: null, deletedBy: null };
    await strapi.db.query(MEMBER_UID).update({ where: { id }, data });
    await query(strapi).update({
      where: { id: now.id },
      data: { state: 'undone', doneAt: new Date() },
    });
    await historyService.record(strapi, { by: id, action: 'reopened', about: aboutMember(row) });
    await onAddressConfirmed(strapi, row.email);
    await queueMail(strapi, row.email, await accountReopenedMail(strapi, row.firstName));
    return true;
  };
  const isBack = await transaction(strapi, work, { changes: [id] });
  if (isBack) await showMemberGoneOrBack(strapi, id);
  return isBack;
}

/**
 * What the office keeps when a member is erased: that they asked, when, and that it is done. Their copies lose their
 * files, which the sweep removes, and the names of people whom they wished for their animals go.
 */
export async function eraseRequests(strapi: Core.Strapi, memberId: number) {
  await runQuery(strapi, (knex) =>
    requestsOf(knex, memberId)
      .where({ kind: 'closing', state: 'open' })
      .update({ state: 'done', done_at: new Date() }),
  );
  await runQuery(strapi, (knex) =>
    requestsOf(knex, memberId)
      .where({ kind: 'copy' })
      .whereIn('state', ['waiting', 'working', 'ready'])
      .update({ state: 'over' }),
  );
  await runQuery(strapi, (knex) =>
    requestsOf(knex, memberId).update({ member_id: null, file_id: null, animals: null }),
  );
}
