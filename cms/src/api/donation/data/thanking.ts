/** Thanks the member who gave a completed gift. */
import type { Core } from '@strapi/strapi';
import { daysBetween } from '@hearthside/contract/calendar-days';
import { shownDay } from '@hearthside/contract/shown-date';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { shownMoney } from '@hearthside/contract/money';
import * as office from '../../../office/office';
import * as notificationService from '../../notification/services/notification';
import type { DonationRow } from './donation-row';

/** After this many days nobody is thanked: older gifts come from a late import or comparison. */
const THANKED_DAYS = 60;

export async function thank(
  strapi: Core.Strapi,
  { memberId, amount, givenOn, renewedUntil }: DonationRow,
) {
  if (memberId === null) return;
  if (daysBetween(givenOn, await office.today(strapi)) > THANKED_DAYS) return;
  const given = `Your gift of ${shownMoney(amount)} on ${shownDay(givenOn)} has arrived.`;
  await notificationService.announce(strapi, {
    to: [memberId],
    kind: 'donation',
    title: 'Thank you for your gift',
    body: renewedUntil
      ? `${given} Your membership is good until ${shownDay(renewedUntil)}.`
      : given,
    link: membershipPages.plans,
  });
}
