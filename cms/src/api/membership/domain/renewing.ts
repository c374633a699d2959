import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../access/after-commit';
import { invalidateCounts } from '../../../access/cached-count';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { beginning } from './beginning';
import { deadlineBy } from './deadline-by-events';
import { giftRenewals } from './gift-renewals';
import { membershipAccess } from './membership-access';
import { membershipEvents } from './membership-events';
import { notifyOwner } from './membership-notices';
import { aboutMembership, ownerOf, type MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from './membership-uid';
import { remindedFrom } from './reminder-days';
import { renewalRule, thereOf } from './renewal-rule';

/** Who begins what a gift begins. */
const NOBODY = { id: null, name: '' };

/** A completed gift of a member. */
export interface Gift {
  donationId: number;
  memberId: number;
  /** The day it was given. */
  givenOn: string;
  /** In cents. */
  amount: number;
  campaignCode: string | null;
}

const NOTHING = { from: null, to: null, givenOn: null };

/** Gifts that renew memberships, and renewals that are taken back with their gift. */
export function renewing(strapi: Core.Strapi) {
  const { lockedOf, lockedAnywhere, day } = membershipAccess(strapi);
  const { begin } = beginning(strapi);
  const { note } = membershipEvents(strapi);
  const { standingRenewal, timesRenewed, deadlineEvents } = giftRenewals(strapi);
  const { renewalOf } = renewalRule(strapi);

  async function move(row: MembershipRow, nextDeadline: string) {
    const { today } = await day();
    const reminders = Boolean(row.reminders);
    const reminded = remindedFrom({ nextDeadline, reminders }, today);
    const changed = { revision: row.revision + 1, changedBy: '', changedById: null };
    const data = { nextDeadline, ...reminded, ...changed };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
  }

  const record = (row: MembershipRow, action: 'renewed' | 'taken_back') =>
    services(strapi).history.record({
      by: null,
      action,
      about: aboutMembership(row),
      other: ownerOf(row),
    });

  /** Ends what a gift began that no longer counts; it can be brought back like anything that is deleted. */
  async function end(row: MembershipRow) {
    const deleted = { deletedAt: new Date(), deletedBy: '', changedById: null };
    const data = { ...deleted, revision: row.revision + 1 };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
  }

  return {
    /**
     * Renews a member's membership for a gift on the campaign of their role's plan that covers what it costs
     * them, or begins one for a gift that covers the plan's price; a gift of long ago renews nothing that goes on
     * without it. In the caller's transaction, where there is one; once, however often it is called. Null where the
     * gift renews nothing. Tells nobody: who thanks for the gift says it.
     */
    async renewBy(gift: Gift): Promise<{ from: string | null; to: string } | null> {
      return transaction(strapi, async () => {
        const row = await lockedOf(gift.memberId);
        const renewal = await renewalOf(gift, row);
        if (!renewal || (await standingRenewal(gift.donationId))) return null;
        const { price, from, to } = renewal;
        const there = thereOf(row);
        if (there) await move(there, to);
        const begun = { amount: price, nextDeadline: to, reminders: true };
        const now = there ?? (await begin(gift.memberId, row, begun, NOBODY));
        const turn = await timesRenewed(gift.donationId);
        const { amount, donationId: donationRef, givenOn } = gift;
        await note(now.id, { kind: 'renewed', from, to, amount, donationRef, givenOn, turn });
        await record(now, 'renewed');
        await afterCommit(strapi, () => invalidateCounts('membership'));
        return { from, to };
      });
    },

    /**
     * Takes a gift's renewal back: to the deadline that follows without it. Where the office has set another since,
     * only the event stays. Wherever the membership is by now, the trash included. Null where the gift renewed
     * nothing.
     */
    async revertRenewal({ donationId }: Pick<Gift, 'donationId'>) {
      return transaction(strapi, async () => {
        const known = await standingRenewal(donationId);
        const row = known && (await lockedAnywhere(known.membershipId));
        // Somebody may have been faster while this waited.
        const renewal = row && (await standingRenewal(donationId));
        if (!renewal) return null;
        const before = await deadlineEvents(row.id);
        const { graceDays } = await day();
        const { nextDeadline: from } = row;
        const gone = { ...NOTHING, kind: 'taken_back' as const, donationRef: donationId };
        const follows = deadlineBy([...before, { ...gone, turn: renewal.turn }], graceDays);
        const isExplained = deadlineBy(before, graceDays) === from;
        // By other days of grace than today's, what is written down need not lead to what is there.
        const without = isExplained ? follows : renewal.from;
        const moves = (isExplained || from === renewal.to) && without !== from;
        if (moves && without === null && row.deletedAt === null) await end(row);
        if (moves && without !== null) await move(row, without);
        const to = moves ? without : from;
        const { amount, turn } = renewal;
        const event = { kind: 'taken_back' as const, from, to, amount };
        await note(row.id, { ...event, donationRef: donationId, turn });
        await record(row, 'taken_back');
        if (moves && row.deletedAt === null) {
          const [what, deadline] =
            without === null ? (['ended', from] as const) : (['moved', without] as const);
          await notifyOwner(strapi, row.userId, what, deadline);
        }
        await afterCommit(strapi, () => invalidateCounts('membership'));
        return { from, to };
      });
    },
  };
}
