import { lookup } from '../text/normalize';
import { nameEarlierGift } from '../api/donation/services/donation';
import { derivedCopy, queriedCopy, type CopyCheck } from './copy-check';

type Row = Record<string, string | null> & { id: number };

/** The copies that memberships and gifts store about members. */
export const MONEY_COPIES: readonly CopyCheck[] = [
  derivedCopy<Row>({
    name: 'portal_memberships: keys',
    table: 'portal_memberships',
    select: (knex) =>
      knex('portal_memberships')
        .join('up_users as u', 'u.id', 'portal_memberships.member_id')
        .select('portal_memberships.id', 'portal_memberships.name_key')
        .select('portal_memberships.search_key')
        .select({ name_now: 'u.name_key', search_now: 'u.search_key' }),
    expected: ({ name_now: name, search_now: search }) => ({ name_key: name, search_key: search }),
  }),
  derivedCopy<Row>({
    name: 'portal_donations.name_key',
    table: 'portal_donations',
    select: (knex) => knex('portal_donations').select('id', 'donor_name', 'name_key'),
    expected: ({ donor_name: name }) => ({ name_key: lookup(name ?? '').slice(0, 255) }),
  }),
  derivedCopy<Row & { refunded: number | null; sum: number }>({
    name: 'portal_donations.refunded',
    table: 'portal_donations',
    select: (knex) =>
      knex('portal_donations')
        .join('portal_donation_refunds as r', 'r.donation_ref', 'portal_donations.id')
        .groupBy('portal_donations.id', 'portal_donations.refunded')
        .select('portal_donations.id', 'portal_donations.refunded')
        .sum({ sum: 'r.cents' }),
    expected: ({ sum }) => ({ refunded: Number(sum) }),
  }),
  queriedCopy(
    'portal_donations.member_id of earlier gifts',
    (knex) =>
      knex('portal_donations as d')
        .join('up_users as u', 'u.email', 'd.donor_email')
        .where({ 'u.confirmed': true })
        .whereNull('u.deleted_at')
        .whereNull('d.member_id')
        .whereRaw('d.donor_by_hand is not true')
        .orderBy('d.id')
        .select({ id: 'd.id' }),
    (strapi, id) => nameEarlierGift(strapi, id),
  ),
];
