/** Sets the status of a donation by hand (part 2 §4). */
import type { Core } from '@strapi/strapi';
import { DONATION_STATUSES, type DonationStatus } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import type { Member } from '../../../auth/member-cache';
import { changeByAdmin } from './changing-by-admin';

interface Asked {
  status: DonationStatus;
  reason: string;
  revision?: string | undefined;
}

/**
 * Sets a donation's status by hand. It stays until the service reports a refund.
 * @throws 404, 409 for one that someone else changed meanwhile
 */
export const setStatus = (
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { status, reason, revision }: Asked,
): Promise<DonationDetail> =>
  changeByAdmin(strapi, admin, id, {
    revision,
    repeats: () => ({ to: status, reason }),
    decide: (held, by) =>
      held.paymentState === status
        ? null
        : { paymentState: status, setByHand: true, why: { by, reason } },
    entry: (before, after) => ({
      action: 'payment_status',
      reason,
      changes: [
        {
          field: 'Status',
          from: DONATION_STATUSES[before.paymentState],
          to: DONATION_STATUSES[after.paymentState],
        },
      ],
    }),
  });
