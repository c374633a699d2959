/** Gifts from before their donor was a member, or from while they were in the trash. */
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { findBy } from './donation-access';
import { DONATIONS } from '../rules/donation-uid';
import { memberOf } from './donor-member';
import * as savingDonations from './saving-donations';

const WHY = {
  by: 'The portal',
  reason: 'Its member is known by their confirmed address',
  isNotified: true,
} as const;

/** Assigns a gift without a member to the member with its confirmed address. What an admin has set stays. */
export async function nameEarlierGift(strapi: Core.Strapi, id: number): Promise<void> {
  const known = await findBy(strapi, { 'd.id': id });
  if (!known || known.memberId !== null || !known.donorEmail) return;
  const memberId = await memberOf(strapi, { marked: null, email: known.donorEmail });
  if (memberId === null) return;
  await lockRow(strapi, 'up_users', memberId);
  await savingDonations.change(strapi, known, (held) =>
    held.memberId !== null || held.donorByHand ? null : { memberId, why: WHY },
  );
}

/** The same for all gifts with an address that was just confirmed as a member's; part of that transaction. */
export async function nameEarlierGifts(strapi: Core.Strapi, email: string): Promise<void> {
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex(DONATIONS).where({ donor_email: email }).whereNull('member_id').orderBy('id').pluck('id'),
  );
  for (const id of ids) await nameEarlierGift(strapi, id);
}
