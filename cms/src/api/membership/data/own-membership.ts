/** A member's own membership. */
import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Home } from '@hearthside/contract/member/home';
import type { OwnMembership } from '@hearthside/contract/membership/shapes';
import { timeZone } from '../../../office/office';
import * as membershipAccess from './membership-access';
import { eventsOf } from './membership-events';
import { statusIn, type MembershipRow } from './membership-row';

/** What a member is told on their home screen, and in which words. */
interface Due {
  kind: Extract<Home['attention'][number]['kind'], `membership_${string}`>;
  detail: string;
}

async function shown(strapi: Core.Strapi, row: MembershipRow): Promise<OwnMembership> {
  const reckoned = await membershipAccess.day(strapi);
  const { id, amount, nextDeadline, reminders, createdAt } = row;
  const events = await eventsOf(strapi, id);
  return {
    number: id,
    amount,
    nextDeadline,
    reminders: Boolean(reminders),
    status: statusIn(row, reckoned),
    memberSince: dayIn(await timeZone(strapi), new Date(createdAt)),
    graceUntil: addDays(nextDeadline, reckoned.graceDays),
    // The member does not need to know who in the office did something.
    events: events.map((event) => ({ ...event, by: '' })),
  };
}

export async function own(strapi: Core.Strapi, memberId: number): Promise<OwnMembership | null> {
  const row = await membershipAccess.find(strapi, { memberId });
  return row && row.deletedAt === null ? shown(strapi, row) : null;
}

/** Its status if its deadline is near or past; null if there is nothing to do. */
export async function dueOf(strapi: Core.Strapi, memberId: number): Promise<Due | null> {
  const row = await membershipAccess.find(strapi, { memberId });
  if (!row || row.deletedAt !== null) return null;
  const reckoned = await membershipAccess.day(strapi);
  const status = statusIn(row, reckoned);
  const deadline = shownDay(row.nextDeadline);
  if (status === 'active') return null;
  if (status !== 'grace') return { kind: `membership_${status}`, detail: deadline };
  const until = shownDay(addDays(row.nextDeadline, reckoned.graceDays));
  return { kind: 'membership_grace', detail: `${deadline}; still valid until ${until}` };
}
