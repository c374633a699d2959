import type { Core } from '@strapi/strapi';
import { dayIn } from '@hearthside/contract/calendar-days';
import { DEFAULT_SETTINGS } from '@hearthside/contract/settings/endpoints';
import * as savingDonations from '../../src/api/donation/data/saving-donations';
import { emailOf, type Person } from '../people';
import { dateChanges } from './change-dates';

/** A demo member's gift to the campaign of their plan. */
export interface PlanGift {
  person: Person;
  memberId: number;
  at: Date;
  cents: number;
  campaignCode: string;
}

/**
 * Gifts that renew memberships, recorded by the same service as real ones, so that memberships, gifts and statements
 * agree.
 */
export function planGifts(strapi: Core.Strapi) {
  return {
    async give({ person, memberId, at, cents, campaignCode }: PlanGift) {
      const givenOn = dayIn(DEFAULT_SETTINGS.timeZone, at);
      const { id } = await savingDonations.add(
        strapi,
        {
          donorName: `${person.first} ${person.last}`,
          donorEmail: emailOf(person),
          memberId,
          amount: cents,
          isRecurring: false,
          paymentState: 'completed',
          givenAt: at,
          givenOn,
          source: 'givebutter',
          method: 'card',
          campaignCode,
          saidAt: at,
          transactionId: `DEMO-${campaignCode}-${memberId}-${givenOn}`,
        },
        { by: '', reason: 'Reported by Givebutter' },
      );
      await dateChanges(strapi, id, [at, at]);
    },
  };
}
