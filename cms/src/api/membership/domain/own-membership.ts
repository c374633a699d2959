import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { memberMark } from '@hearthside/contract/donation';
import type { OwnMembership } from '@hearthside/contract/membership-endpoints';
import { services } from '../../../services';
import { membershipAccess } from './membership-access';
import { membershipEvents } from './membership-events';
import { statusIn, type MembershipRow } from './membership-row';

/** A member's own membership, and where they can give so that it is known as theirs. */
export function ownMemberships(strapi: Core.Strapi) {
  const { find, day } = membershipAccess(strapi);
  const { eventsOf } = membershipEvents(strapi);

  async function shown(row: MembershipRow): Promise<OwnMembership> {
    const reckoned = await day();
    const { id, amount, nextDeadline, reminders, createdAt } = row;
    const events = await eventsOf(id);
    return {
      ...{ number: id, amount, nextDeadline, reminders: Boolean(reminders) },
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

    /** The widget's page and the campaign's own, both marked with the member, so that a gift finds them. */
    async givingFor(memberId: number): Promise<{ widget: string | null; page: string | null }> {
      const { accountId, widgetId, campaignUrl } = await services(strapi).settings.donation();
      const mark = memberMark(memberId);
      const page = URL.canParse(campaignUrl) ? new URL(campaignUrl) : null;
      page?.searchParams.set('utm_content', mark);
      const hasWidget = accountId !== '' && widgetId !== '';
      return {
        widget: hasWidget ? `/donate-widget?utm_content=${mark}` : null,
        page: page?.href ?? null,
      };
    },

    /** The deadline where it is near or just past; null where there is nothing to see to. */
    async dueOf(memberId: number): Promise<string | null> {
      const row = await find({ memberId });
      if (!row || row.deletedAt !== null) return null;
      return ['due', 'grace'].includes(statusIn(row, await day())) ? row.nextDeadline : null;
    },
  };
}
