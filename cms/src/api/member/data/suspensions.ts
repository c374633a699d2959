/** Suspends members and lets them in again (docs/decisions/089). */
import type { Core } from '@strapi/strapi';
import { UNTIL_LATER, type Suspension } from '@hearthside/contract/member/account';
import { shownDay } from '@hearthside/contract/shown-date';
import { joinedRowOf } from '../../../auth/member-access';
import { evictMember, type Member } from '../../../auth/member-cache';
import { accountStateOf, type WholeMember } from '../../../auth/member-row';
import { MEMBER_UID } from '../../../auth/member-uid';
import { nameOf } from '../../../auth/members';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { notifyReinstated } from '../../notification/services/notification';
import { mailReinstated, mailSuspended, revokeAccess } from '../../session/services/session';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const LIFTED = {
  blocked: false,
  suspendedAt: null,
  suspendedUntil: null,
  suspendedReason: null,
  suspendedBy: null,
};

const query = (strapi: Core.Strapi) => strapi.db.query(MEMBER_UID);

const lasting = (until: string | null) => (until ? shownDay(until) : 'Until it is lifted');

const ARCHIVED = 'This account is archived. Restore it first.';

/** Refuses what an admin may do only with others' accounts. */
export function notOwnAccount(admin: Member, id: number, what: string) {
  if (id === admin.id) throw refuse.conflict(`You can’t ${what}.`);
}

/**
 * Suspends a member: they are signed out at once, and can't sign in before that day at the office, or before somebody
 * lifts it. Suspending a suspended member changes reason and day.
 * @throws 409 for oneself, so that there is always an admin left, and for an account that is locked or archived.
 */
export async function suspend(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  { reason, until }: Suspension,
) {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'suspend yourself');
  if (until && until <= (await office.today(strapi))) {
    throw refuse.badInput('Please check the marked fields.', { until: UNTIL_LATER });
  }
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    if (accountStateOf(row) === 'archived') throw refuse.wrongState(ARCHIVED);
    // The day on which a suspension ends must not open what the portal has locked.
    if (accountStateOf(row) === 'locked') {
      throw refuse.wrongState('The portal has locked this account. No one can sign in to it.');
    }
    const data = {
      blocked: true,
      suspendedAt: row.suspendedAt ?? new Date(),
      suspendedUntil: until,
      suspendedReason: reason,
      suspendedBy: await nameOf(strapi, admin.id),
    };
    await query(strapi).update({ where: { id }, data });
    await revokeAccess(strapi, id);
    const before = accountStateOf(row) === 'suspended' ? lasting(row.suspendedUntil) : '';
    await historyService.record(strapi, {
      by: admin.id,
      action: 'suspended',
      about: aboutMember(row),
      changes: [{ field: 'Suspended until', from: before, to: lasting(until) }],
      reason,
    });
    await mailSuspended(strapi, { ...row, suspendedAt: data.suspendedAt }, until);
  };
  await transaction(strapi, work, { changes: [id] });
  evictMember(id);
}

/** Lets a member in again within a transaction that holds them, and tells them. */
async function reinstate(strapi: Core.Strapi, by: number | null, row: WholeMember) {
  const wasSuspended = accountStateOf(row) === 'suspended';
  await query(strapi).update({ where: { id: row.id }, data: LIFTED });
  await historyService.record(strapi, {
    by,
    action: wasSuspended ? 'reinstated' : 'unlocked',
    about: aboutMember(row),
  });
  await notifyReinstated(strapi, row.id);
  await mailReinstated(strapi, row);
}

/** Lifts a suspension, or unlocks an account that the portal has locked. */
export async function liftSuspension(strapi: Core.Strapi, admin: Member, id: number) {
  await joinedRowOf(strapi, id);
  notOwnAccount(admin, id, 'lift your own suspension');
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    if (accountStateOf(row) === 'archived') throw refuse.wrongState(ARCHIVED);
    if (accountStateOf(row) === 'active') throw refuse.wrongState('This account is not suspended.');
    await reinstate(strapi, admin.id, row);
  };
  await transaction(strapi, work, { changes: [id] });
  evictMember(id);
}

/** Lifts a suspension whose day has come, unless somebody has changed it meanwhile. */
async function liftDue(strapi: Core.Strapi, id: number, today: string) {
  const work = async () => {
    await lockMembers(strapi, [id]);
    const row = await joinedRowOf(strapi, id);
    const isDue = accountStateOf(row) === 'suspended' && (row.suspendedUntil ?? '9') <= today;
    if (isDue) await reinstate(strapi, null, row);
  };
  await transaction(strapi, work, { changes: [id] });
  evictMember(id);
}

/** Lifts the suspensions that end on this day at the office, or ended before. */
export async function liftDueSuspensions(strapi: Core.Strapi, now = new Date()) {
  const today = await office.today(strapi, now);
  const due: { id: number }[] = await query(strapi).findMany({
    where: {
      blocked: true,
      suspendedUntil: { $notNull: true, $lte: today },
      deletedAt: null,
      archivedAt: null,
    },
    select: ['id'],
    orderBy: 'id',
  });
  const name = ({ id }: { id: number }) => `Ending the suspension of member ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => liftDue(strapi, id, today));
}
