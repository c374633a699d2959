/** Gifts that renew memberships, and renewals that are reverted with their gift. */
import type { Core } from '@strapi/strapi';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as beginning from './beginning';
import { deadlineBy } from '../rules/deadline-by-events';
import { deadlineEvents, standingRenewal } from './gift-renewals';
import * as membershipAccess from './membership-access';
import * as membershipEvents from './membership-events';
import { notifyOwner } from './membership-notices';
import { aboutMembership, ownerOf, type MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from '../rules/membership-uid';
import { remindedFrom } from '../rules/reminder-days';
import { thereOf, renewalOf } from './renewal-rule';

/** The author of memberships that gifts start. */
const NOBODY = { id: null, name: '' };

/** A completed gift of a member. */
export interface Gift {
  donationId: number;
  memberId: number;
  /** The day it was given. */
  givenOn: string;
  /** In cents. */
  amount: number;
  /** What of it was refunded so far: it pays for no first renewal. */
  refunded?: number;
  campaignCode: string | null;
}

const NOTHING = { from: null, to: null, givenOn: null, amount: null };

export async function moveDeadline(strapi: Core.Strapi, row: MembershipRow, nextDeadline: string) {
  const { today } = await membershipAccess.day(strapi);
  const reminders = Boolean(row.reminders);
  const reminded = remindedFrom({ nextDeadline, reminders }, today);
  const changed = { revision: row.revision + 1, changedBy: '', changedById: null };
  const data = { nextDeadline, ...reminded, ...changed };
  await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
}

const record = (strapi: Core.Strapi, row: MembershipRow, action: 'renewed' | 'taken_back') =>
  historyService.record(strapi, {
    by: null,
    action,
    about: aboutMembership(row),
    other: ownerOf(row),
  });

/** Ends a membership that was started by a gift that no longer counts. It can be restored like anything deleted. */
async function end(strapi: Core.Strapi, row: MembershipRow) {
  const deleted = { deletedAt: new Date(), deletedBy: '', changedById: null };
  const data = { ...deleted, revision: row.revision + 1 };
  await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
}

/**
 * Renews a member's membership for a gift to the campaign of their role's plan that covers their cost, or starts one
 * for a gift that covers the plan's price. An old gift renews nothing that continued without it. Runs in the caller's
 * transaction, if there is one. Happens once, however often it is called. Null if the gift renews nothing. Notifies
 * nobody: the thanks for the gift mention it.
 */
export async function renewBy(
  strapi: Core.Strapi,
  gift: Gift,
): Promise<{ from: string | null; to: string } | null> {
  return transaction(strapi, async () => {
    const row = await membershipAccess.lockedOf(strapi, gift.memberId);
    const renewal = await renewalOf(strapi, gift, row);
    if (!renewal || (await standingRenewal(strapi, gift.donationId))) return null;
    const { price, reminders, from, to, amount, turn } = renewal;
    const there = thereOf(row);
    if (there) await moveDeadline(strapi, there, to);
    const begun = { amount: price, nextDeadline: to, reminders };
    const now = there ?? (await beginning.begin(strapi, gift.memberId, row, begun, NOBODY));
    const { donationId: donationRef, givenOn } = gift;
    await membershipEvents.note(strapi, now.id, {
      kind: 'renewed',
      from,
      to,
      amount,
      donationRef,
      givenOn,
      turn,
    });
    await record(strapi, now, 'renewed');
    await invalidateCounts(strapi, 'membership');
    return { from, to };
  });
}

/** The standing renewal of a gift with its membership, which is locked wherever it is; null if it renewed nothing. */
export async function lockedRenewal(strapi: Core.Strapi, donationId: number) {
  const known = await standingRenewal(strapi, donationId);
  const row = known && (await membershipAccess.lockedAnywhere(strapi, known.membershipId));
  // Someone may have been faster while this waited.
  const renewal = row && (await standingRenewal(strapi, donationId));
  return renewal ? { row, renewal } : null;
}

/**
 * Reverts a gift's renewal: to the deadline that follows without it. If the office has set another one since, only
 * the event is recorded. Works wherever the membership is by now, including the trash. Null if the gift renewed
 * nothing.
 */
export async function revertRenewal(strapi: Core.Strapi, { donationId }: Pick<Gift, 'donationId'>) {
  return transaction(strapi, async () => {
    const held = await lockedRenewal(strapi, donationId);
    if (!held) return null;
    const { row, renewal } = held;
    const before = await deadlineEvents(strapi, row.id);
    const { graceDays } = await membershipAccess.day(strapi);
    const { nextDeadline: from } = row;
    const gone = { ...NOTHING, kind: 'taken_back' as const, donationRef: donationId };
    const follows = deadlineBy([...before, { ...gone, turn: renewal.turn }], graceDays);
    const isExplained = deadlineBy(before, graceDays) === from;
    // With other grace days than today's, the recorded events need not lead to the actual deadline.
    const without = isExplained ? follows : renewal.from;
    const moves = (isExplained || from === renewal.to) && without !== from;
    if (moves && without === null && row.deletedAt === null) await end(strapi, row);
    if (moves && without !== null) await moveDeadline(strapi, row, without);
    const to = moves ? without : from;
    const { amount, turn } = renewal;
    const event = { kind: 'taken_back' as const, from, to, amount };
    await membershipEvents.note(strapi, row.id, { ...event, donationRef: donationId, turn });
    await record(strapi, row, 'taken_back');
    if (moves && row.deletedAt === null) {
      const [what, deadline] =
        without === null ? (['ended', from] as const) : (['moved', without] as const);
      await notifyOwner(strapi, row.userId, what, deadline);
    }
    await invalidateCounts(strapi, 'membership');
    return { from, to };
  });
}
