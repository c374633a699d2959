/** Renewals whose gift was corrected: they keep their place among the others. */
import type { Core } from '@strapi/strapi';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import {
  costBefore,
  deadlineBy,
  hasPlace,
  officeDeadline,
  type DeadlineEvent,
} from '../rules/deadline-by-events';
import { membershipChanges } from '../rules/membership-changes';
import { EVENT_UID } from '../rules/membership-uid';
import { isCounted, renewedUntil } from '../rules/renewed-until';
import { deadlineEvents, type Renewal } from './gift-renewals';
import * as membershipAccess from './membership-access';
import { notifyOwner } from './membership-notices';
import { aboutMembership, ownerOf, type MembershipRow } from './membership-row';
import { lockedRenewal, moveDeadline, type Gift } from './renewing';

interface Corrected extends Pick<Gift, 'donationId' | 'givenOn' | 'amount'> {
  /** What the gift was before the correction, in cents. */
  was: number;
}

/** What it pays with: what was refunded of it before it renewed pays for nothing. */
const paidBy = ({ amount, was }: Corrected, renewal: Renewal) => amount - (was - renewal.amount);

/** Whether the gift as it is now is enough for what it renewed, and was not for a year that the office had counted. */
function stillRenews(
  { row, renewal }: { row: MembershipRow; renewal: Renewal },
  events: readonly DeadlineEvent[],
  corrected: Corrected,
  reckoned: { today: string; graceDays: number },
) {
  const { donationId, givenOn } = corrected;
  const cost = costBefore(events, row.amount, donationId) ?? row.amount;
  if (paidBy(corrected, renewal) < Math.min(cost, renewal.amount)) return false;
  if (renewal.from === null || !hasPlace(events, donationId)) return true;
  return !isCounted(officeDeadline(events, renewal.from, donationId), givenOn, reckoned);
}

async function moveCorrected(strapi: Core.Strapi, row: MembershipRow, nextDeadline: string) {
  await moveDeadline(strapi, row, nextDeadline);
  await historyService.record(strapi, {
    by: null,
    action: 'changed',
    about: aboutMembership(row),
    other: ownerOf(row),
    changes: membershipChanges(row, { ...row, nextDeadline }),
  });
  if (row.deletedAt === null) await notifyOwner(strapi, row.userId, 'moved', nextDeadline);
}

/**
 * Amends the renewal of a gift of which day or amount was corrected: the deadline is what it would be had it come like
 * that. Returns until when it renewed; null if the gift as it is now does not renew, and its renewal has to be
 * reverted. Runs in the caller's transaction, if there is one.
 */
export async function amendRenewal(
  strapi: Core.Strapi,
  gift: Corrected,
): Promise<{ to: string } | null> {
  return transaction(strapi, async () => {
    const { donationId, givenOn } = gift;
    const held = await lockedRenewal(strapi, donationId);
    if (!held) return null;
    const { row, renewal } = held;
    const events = await deadlineEvents(strapi, row.id);
    const reckoned = await membershipAccess.day(strapi);
    if (!stillRenews(held, events, gift, reckoned)) return null;
    const { graceDays } = reckoned;
    const amended = events.map((event) =>
      event.donationRef === donationId && event.turn === renewal.turn
        ? { ...event, givenOn }
        : event,
    );
    const to = renewedUntil(renewal.from, givenOn, graceDays);
    const data = { givenOn, amount: paidBy(gift, renewal), to };
    await strapi.db.query(EVENT_UID).update({ where: { id: renewal.id }, data });
    const { nextDeadline: from } = row;
    const isExplained = deadlineBy(events, graceDays) === from;
    const follows = isExplained ? deadlineBy(amended, graceDays) : from === renewal.to ? to : from;
    if (follows !== null && follows !== from) await moveCorrected(strapi, row, follows);
    await invalidateCounts(strapi, 'membership');
    return { to };
  });
}
