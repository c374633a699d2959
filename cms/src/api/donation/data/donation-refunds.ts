/** The refunds of donations as they are stored, each with its day at the office. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { dayIn } from '@hearthside/contract/calendar-days';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import type { Moment } from '../../../text/moment';
import { DONATION_UID, DONATIONS, REFUND_UID, REFUNDS } from '../rules/donation-uid';
import type { Refund } from '../rules/refunds';

export interface RefundRow {
  id: number;
  cents: number;
  refundedAt: Moment;
  refundedOn: string;
  isByHand: boolean | number;
}

/** The refunds of a donation, oldest first. */
export const refundsOf = (strapi: Core.Strapi, donationId: number): Promise<RefundRow[]> =>
  runQuery(strapi, (knex) =>
    knex(REFUNDS).where({ donation_ref: donationId }).orderBy(['refunded_on', 'id']).select({
      id: 'id',
      cents: 'cents',
      refundedAt: 'refunded_at',
      refundedOn: 'refunded_on',
      isByHand: 'is_by_hand',
    }),
  );

/** Sets what a donation says of its refunds: how much, and when the last one was. */
async function keepSum(strapi: Core.Strapi, id: number) {
  const refunds = await refundsOf(strapi, id);
  const last = refunds.at(-1);
  const data = {
    refunded: refunds.reduce((sum, { cents }) => sum + cents, 0) || null,
    refundedAt: last ? new Date(last.refundedAt) : null,
  };
  await strapi.db.query(DONATION_UID).update({ where: { id }, data });
}

/** Stores further refunds of a donation. */
export async function addRefunds(
  strapi: Core.Strapi,
  donationRef: number,
  refunds: readonly (Refund & { isByHand?: boolean })[],
): Promise<void> {
  if (refunds.length === 0) return;
  const timeZone = await office.timeZone(strapi);
  for (const { at, cents, isByHand = false } of refunds) {
    const refundedOn = dayIn(timeZone, at);
    const data = { donationRef, cents, refundedAt: at, refundedOn, isByHand };
    await strapi.db.query(REFUND_UID).create({ data });
  }
  await keepSum(strapi, donationRef);
}

/** Removes a refund of a donation. */
export async function removeRefund(strapi: Core.Strapi, donationRef: number, id: number) {
  await runQuery(strapi, (knex) => knex(REFUNDS).where({ id, donation_ref: donationRef }).delete());
  await keepSum(strapi, donationRef);
}

/**
 * Refunds that lower what a gift counts, as `r`, with their donations as `d`: those of a part of a completed gift
 * (ruling 33).
 */
export const countedRefunds = (knex: Knex): Knex.QueryBuilder =>
  knex(`${REFUNDS} as r`)
    .join(`${DONATIONS} as d`, 'd.id', 'r.donation_ref')
    .where('d.payment_state', 'completed')
    .whereRaw('d.refunded < d.amount');
