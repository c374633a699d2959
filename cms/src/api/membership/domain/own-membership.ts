import type { Core } from '@strapi/strapi';
import { addDays, dayIn, shownDay } from '@hearthside/contract/calendar-days';
import type { Home } from '@hearthside/contract/member';
import type { OwnMembership } from '@hearthside/contract/membership-shapes';
import { services } from '../../../services';
import { membershipAccess } from './membership-access';
import { membershipEvents } from './membership-events';
import { statusIn, type MembershipRow } from './membership-row';

/** What a member is told of on their home, and the words it is told with. */
interface Due {
  kind: Extract<Home['attention'][number]['kind'], `membership_${string}`>;
  detail: string;
}

/** A member's own membership. */
export function ownMemberships(strapi: Core.Strapi) {
  const { find, day } = membershipAccess(strapi);
  const { eventsOf } = membershipEvents(strapi);

  async function shown(row: MembershipRow): Promise<OwnMembership> {
    const reckoned = await day();
    const { id, amount, nextDeadline, reminders, createdAt } = row;
    const events = await eventsOf(id);
    return {
      number: id,
      amount,
      nextDeadline,
      reminders: Boolean(reminders),
      status: statusIn(row, reckoned),
      memberSince: dayIn(await services(strapi).settings.timeZone(), new Date(createdAt)),
      graceUntil: addDays(nextDeadline, reckoned.graceDays),
      // Who in the office did something is the office's business.
      events: events.map((event) => ({ ...event, by: '' })),
    };
  }

  return {
    async own(memberId: number): Promise<OwnMembership | null> {
      const row = await find({ memberId });
      return row && row.deletedAt === null ? shown(row) : null;
    },

    /** How it stands where its deadline is near or past; null where there is nothing to see to. */
    async dueOf(memberId: number): Promise<Due | null> {
      const row = await find({ memberId });
      if (!row || row.deletedAt !== null) return null;
      const reckoned = await day();
      const status = statusIn(row, reckoned);
      const deadline = shownDay(row.nextDeadline);
      if (status === 'active') return null;
      if (status !== 'grace') return { kind: `membership_${status}`, detail: deadline };
      const until = shownDay(addDays(row.nextDeadline, reckoned.graceDays));
      return { kind: 'membership_grace', detail: `${deadline}; it still counts until ${until}` };
    },
  };
}
