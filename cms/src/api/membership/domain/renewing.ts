import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../access/after-commit';
import { forgetCounts } from '../../../access/remembered-count';
import { services } from '../../../services';
import { beginning } from './beginning';
import { giftRenewals } from './gift-renewals';
import { membershipAccess } from './membership-access';
import { membershipEvents } from './membership-events';
import { tellOwner } from './membership-news';
import { aboutMembership, ownerOf, type MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from './membership-uid';
import { membershipPlans } from './membership-plans';
import { remindedFrom } from './reminder-days';
import { renewedUntil } from './renewed-until';

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

/** Gifts that renew memberships, and renewals that are taken back with their gift. */
export function renewing(strapi: Core.Strapi) {
  const { find, held, heldOf, day } = membershipAccess(strapi);
  const { begin } = beginning(strapi);
  const { note } = membershipEvents(strapi);
  const { standingRenewal, timesRenewed } = giftRenewals(strapi);
  const { priceFor } = membershipPlans(strapi);

  async function move(row: MembershipRow, nextDeadline: string) {
    const { today } = await day();
    const reminders = Boolean(row.reminders);
    const reminded = remindedFrom({ nextDeadline, reminders }, today);
    const data = { nextDeadline, ...reminded, revision: row.revision + 1, changedBy: '' };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
  }

  const record = (row: MembershipRow, action: 'renewed' | 'taken_back') =>
    services(strapi).history.record({
      ...{ by: null, action, about: aboutMembership(row), other: ownerOf(row) },
    });

  /** Ends what a gift began that no longer counts; it can be brought back like anything that is deleted. */
  async function end(row: MembershipRow) {
    const data = { deletedAt: new Date(), deletedBy: '', revision: row.revision + 1 };
    await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
  }

  return {
    /**
     * Renews a member's membership for a gift on the campaign of their role's plan that covers its price, or
     * begins one with that price. In the caller's transaction, where there is one; once, however often it is
     * called. Null where the gift renews nothing. Tells nobody: who thanks for the gift says it.
     */
    async renewBy(gift: Gift): Promise<{ from: string | null; to: string } | null> {
      return strapi.db.transaction(async () => {
        const row = await heldOf(gift.memberId);
        const member = await services(strapi).member.active(gift.memberId);
        const price = member && (await priceFor(member.role, gift.campaignCode));
        if (price === null || gift.amount < price) return null;
        if (await standingRenewal(gift.donationId)) return null;
        const { graceDays } = await day();
        const there = row && row.deletedAt === null ? row : undefined;
        const from = there?.nextDeadline ?? null;
        const to = renewedUntil(from, gift.givenOn, graceDays);
        if (there) await move(there, to);
        const begun = { amount: price, nextDeadline: to, reminders: true };
        const now = there ?? (await begin(gift.memberId, row, begun, ''));
        const turn = await timesRenewed(gift.donationId);
        const { amount, donationId: donationRef } = gift;
        await note(now.id, { kind: 'renewed', from, to, amount, donationRef, turn });
        await record(now, 'renewed');
        await afterCommit(strapi, () => forgetCounts('membership'));
        return { from, to };
      });
    },

    /**
     * Takes a gift's renewal back: to the former deadline where the gift's own is still the one; where it has
     * moved since, only the event stays. Null where the gift renewed nothing.
     */
    async takeBack({ donationId }: Pick<Gift, 'donationId'>) {
      return strapi.db.transaction(async () => {
        const known = await standingRenewal(donationId);
        const there = known && (await find({ id: known.membershipId }));
        if (!there) return null;
        const row = await held(there.id, { trashed: there.deletedAt !== null });
        // Somebody may have been faster while this waited.
        const renewal = await standingRenewal(donationId);
        if (!renewal) return null;
        const { from, to, amount, turn } = renewal;
        const moves = row.deletedAt === null && row.nextDeadline === to;
        if (moves && from === null) await end(row);
        if (moves && from !== null) await move(row, from);
        const after = moves ? from : row.nextDeadline;
        const event = { kind: 'taken_back' as const, from: row.nextDeadline, to: after, amount };
        await note(row.id, { ...event, donationRef: donationId, turn });
        await record(row, 'taken_back');
        if (moves) {
          const [what, deadline] =
            from === null ? (['ended', to] as const) : (['moved', from] as const);
          await tellOwner(strapi, row.userId, what, deadline);
        }
        await afterCommit(strapi, () => forgetCounts('membership'));
        return { from: row.nextDeadline, to: after };
      });
    },
  };
}
