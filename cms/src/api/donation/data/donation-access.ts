/** Finds one donation, and locks it while it is changed. */
import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { selectDonations, type DonationRow } from './donation-row';
import { DONATIONS } from '../rules/donation-uid';

export const findBy = (
  strapi: Core.Strapi,
  where: Partial<
    Record<
      `d.${'id' | 'transaction_id' | 'once_key' | 'gift_key' | 'payment_state'}`,
      string | number
    >
  >,
): Promise<DonationRow | undefined> =>
  runQuery(strapi, (knex) => selectDonations(knex).where(where).first());

/** The row of a donation, or a 404 that says what failed. */
export async function donationOf(
  strapi: Core.Strapi,
  id: number,
  failed: string = DONATION_TEXTS.fetchFailed,
): Promise<DonationRow> {
  const row = await findBy(strapi, { 'd.id': id });
  if (!row) throw refuse.notFound(failed);
  return row;
}

/**
 * Locks a donation until the open transaction ends, and its member before it (see lock-row for the order). Returns it
 * as it is then.
 */
export async function lockDonation(
  strapi: Core.Strapi,
  { id, memberId }: Pick<DonationRow, 'id' | 'memberId'>,
) {
  if (memberId !== null) await lockRow(strapi, 'up_users', memberId);
  await lockRow(strapi, DONATIONS, id);
  return donationOf(strapi, id);
}
