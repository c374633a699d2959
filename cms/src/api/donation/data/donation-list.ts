/** Lists donations for admins (part 2 §2, Admin Donation Payments). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addDays } from '@hearthside/contract/calendar-days';
import type { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import type { z } from 'zod';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { cachedCount } from '../../../db/cached-count';
import { normalize } from '../../../text/normalize';
import { fewMatches } from '../../../search/few-matches';
import * as historyService from '../../history/services/history';
import { donationCsv } from './donation-csv';
import { toDonation, selectDonations } from './donation-row';
import { DONATIONS } from '../rules/donation-uid';
import * as donationWords from './donation-words';

type Asked = z.output<(typeof donationEndpoints)['list']['query']>;
type Filter = Pick<Asked, 'search' | 'status' | 'from' | 'to' | 'campaign'>;
type Order = Pick<Asked, 'sortBy' | 'sortOrder'>;

const ORDERS = {
  createdAt: 'given_at',
  amount: 'amount',
  donorName: 'name_key',
  status: 'payment_state',
} as const;

const ordered = ({ sortBy, sortOrder: order }: Order) => [
  { column: `d.${ORDERS[sortBy]}`, order },
  { column: 'd.id', order },
];

/** The day at the office is at most this far from the moment in UTC, by which the list is indexed. */
const APART_DAYS = 2;

/** The spellings of a campaign's code among all gifts: capitals and spaces make no difference. */
async function codesOf(strapi: Core.Strapi, campaign: string): Promise<string[]> {
  const codes: (string | null)[] = await runQuery(strapi, (knex) =>
    knex(DONATIONS).distinct('campaign_code').pluck('campaign_code'),
  );
  const wanted = normalize(campaign);
  return codes.filter((code) => code !== null && normalize(code) === wanted) as string[];
}

/** For `modify`: gifts of these days and of a campaign, of which `codes` are the spellings. */
const narrowed =
  ({ status, from, to }: Filter, codes: readonly string[] | null) =>
  (query: Knex.QueryBuilder) => {
    if (status) query.where('d.payment_state', status);
    if (from) {
      query.where('d.given_on', '>=', from);
      query.where('d.given_at', '>=', new Date(`${addDays(from, -APART_DAYS)}T00:00:00Z`));
    }
    if (to) {
      query.where('d.given_on', '<=', to);
      query.where('d.given_at', '<=', new Date(`${addDays(to, APART_DAYS)}T00:00:00Z`));
    }
    if (codes) query.whereIn('d.campaign_code', codes);
  };

/** As for blogs (blog-search), the search runs first, and a few matches are read by id. */
async function found(strapi: Core.Strapi, filter: Filter) {
  const { search, campaign } = filter;
  const codes = campaign ? await codesOf(strapi, campaign) : null;
  const few = await fewMatches(strapi, 'donation', search);
  const byNumber = few !== null && strapi.db.dialect.client !== 'postgres';
  return (knex: Knex) => {
    const table = byNumber ? `${DONATIONS} as d not indexed` : `${DONATIONS} as d`;
    const query = knex(knex.raw(table) as unknown as string);
    const matching = few ?? donationWords.matching(strapi, knex, search);
    if (matching) query.whereIn('d.id', matching as Knex.QueryBuilder);
    return query.modify(narrowed(filter, codes));
  };
}

/** A page of donations. */
export async function list(
  strapi: Core.Strapi,
  { page, limit, sortBy, sortOrder, ...asked }: Asked,
) {
  const rows = await found(strapi, asked);
  const ids = await runQuery(strapi, (knex) =>
    rows(knex)
      .orderBy(ordered({ sortBy, sortOrder }))
      .limit(limit)
      .offset((page - 1) * limit)
      .pluck<number[]>('d.id'),
  );
  const [shown, total] = await Promise.all([
    runQuery(strapi, (knex) => selectDonations(knex).whereIn('d.id', ids)),
    cachedCount('donation', JSON.stringify(asked), () =>
      runQuery(strapi, (knex) => rows(knex).count({ count: '*' }).first()),
    ),
  ]);
  const byId = new Map(shown.map((row) => [row.id, row]));
  const donations = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toDonation(row)] : [];
  });
  return { donations, pagination: paginationOf({ page, limit }, total) };
}

/** The filtered list as CSV. */
export async function exportList(
  strapi: Core.Strapi,
  by: number,
  { sortBy, sortOrder, ...asked }: Filter & Order,
) {
  const rows = await found(strapi, asked);
  const ids = await runQuery(strapi, (knex) =>
    rows(knex).orderBy(ordered({ sortBy, sortOrder })).pluck<number[]>('d.id'),
  );
  await historyService.recordExport(strapi, by, historyService.aboutList('Donations'), ids.length);
  return { name: 'donations', rows: ids.length, csv: donationCsv(strapi, ids) };
}
