import type { Core } from '@strapi/strapi';
import { daysBetween, shownDay } from '@hearthside/contract/calendar-days';
import { shownMoney } from '@hearthside/contract/money';
import { services } from '../../../services';
import type { DonationRow } from './donation-row';

/** Older gifts come by a late import or comparison; nobody wants to be thanked for them now. */
const NEWS_DAYS = 60;

/** Thanking the member a completed gift is of. */
export const thanking = (strapi: Core.Strapi) => ({
  async thank({ memberId, amount, givenOn, renewedUntil }: DonationRow) {
    if (memberId === null) return;
    const { settings, notification } = services(strapi);
    if (daysBetween(givenOn, await settings.today()) > NEWS_DAYS) return;
    const given = `Your gift of ${shownMoney(amount)} on ${shownDay(givenOn)} has arrived.`;
    await notification.announce({
      to: [memberId],
      kind: 'donation',
      title: 'Thank you for your gift',
      body: renewedUntil
        ? `${given} Your membership is good until ${shownDay(renewedUntil)}.`
        : given,
      link: '/membership',
    });
  },
});
