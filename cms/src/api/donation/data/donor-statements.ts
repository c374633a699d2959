/** The yearly statement a donor prints: completed gifts, by the year of the office's time zone (part 2 §4). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { DonorStatement } from '@hearthside/contract/donation/shapes';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import { donationOf } from './donation-access';
import { shownMethod } from './donation-csv';
import { countedRefunds } from './donation-refunds';
import { selectDonations, type DonationRow } from './donation-row';
import { DONATIONS } from '../rules/donation-uid';
import { nameIn } from '../../../text/member-name';
import * as members from '../../../auth/members';

type Donor = Pick<DonationRow, 'memberId' | 'donorName' | 'donorEmail'> & { id: number | null };
type Narrow = (query: Knex.QueryBuilder) => void;

/**
 * The gifts of a donor: the member's, otherwise those given with that address, otherwise this one alone. A name does
 * not identify a donor: two people of one name would see each other's gifts, and all that came without a name.
 */
function giftsOf({ id, memberId, donorEmail }: Donor): Narrow {
  if (memberId !== null) return (query) => void query.where('d.member_id', memberId);
  if (donorEmail) {
    return (query) => void query.where('d.donor_email', donorEmail).whereNull('d.member_id');
  }
  return (query) => void query.where('d.id', id);
}

export async function statement(
  strapi: Core.Strapi,
  donor: Donor,
  year: number,
): Promise<DonorStatement> {
  const rows: DonationRow[] = await runQuery(strapi, (knex) =>
    selectDonations(knex)
      .modify(giftsOf(donor))
      .where('d.payment_state', 'completed')
      .whereBetween('d.given_on', [`${year}-01-01`, `${year}-12-31`])
      .orderBy([{ column: 'd.given_on' }, { column: 'd.id' }]),
  );
  const refunds = await refundsTo(strapi, donor, year);
  const { organisationName, supportEmail } = await office.read(strapi);
  const { postalAddress, taxId, note } = await office.receipt(strapi);
  const gifts = rows.map((row) => ({
    id: row.id,
    date: row.givenOn,
    amount: row.amount,
    method: shownMethod(row.method),
    isRecurring: Boolean(row.isRecurring),
    reference: row.reference || row.transactionId || '',
  }));
  return {
    year,
    organisationName,
    organizationAddress: postalAddress,
    taxId,
    receiptNote: note,
    supportEmail,
    gifts,
    ...(await personOf(strapi, donor)),
    refunds,
    total: sumOf(gifts) - sumOf(refunds),
    madeAt: new Date().toISOString(),
  };
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** What was refunded in part to a donor in a year, whenever it was given (ruling 33). */
const refundsTo = (
  strapi: Core.Strapi,
  donor: Donor,
  year: number,
): Promise<DonorStatement['refunds']> =>
  runQuery(strapi, (knex) =>
    countedRefunds(knex)
      .modify(giftsOf(donor))
      .whereBetween('r.refunded_on', [`${year}-01-01`, `${year}-12-31`])
      .orderBy(['r.refunded_on', 'r.id'])
      .select({ id: 'r.id', date: 'r.refunded_on', amount: 'r.cents', given: 'd.given_on' }),
  );

/** The recipient: for a member, their current name, email and postal address. */
async function personOf(strapi: Core.Strapi, { memberId, donorName, donorEmail }: Donor) {
  if (memberId === null) return { donorName, donorEmail: donorEmail ?? '', address: [] };
  const me = await members.me(strapi, memberId);
  const { streetAddress, city, state, zipCode, country } = me.address;
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const address = [streetAddress, place, country].filter(Boolean);
  return { donorName: nameIn(me), donorEmail: me.email, address };
}

const own = (memberId: number): Donor => ({ id: null, memberId, donorName: '', donorEmail: '' });

/** The statement of a gift's donor. */
export async function statementOf(strapi: Core.Strapi, id: number, year: number) {
  return statement(strapi, await donationOf(strapi, id), year);
}

export const ownStatement = (strapi: Core.Strapi, memberId: number, year: number) =>
  statement(strapi, own(memberId), year);

/** The years in which a member has given or got a part back, latest first, with what their statements add up to. */
export async function ownYears(strapi: Core.Strapi, memberId: number) {
  const rows: { year: string; amount: number; count: number }[] = await runQuery(strapi, (knex) =>
    knex(DONATIONS)
      .where({ member_id: memberId, payment_state: 'completed' })
      .select({ year: knex.raw('substr(given_on, 1, 4)') })
      .sum({ amount: 'amount' })
      .count({ count: '*' })
      .groupByRaw('substr(given_on, 1, 4)'),
  );
  const refunded: { year: string; amount: number }[] = await runQuery(strapi, (knex) =>
    countedRefunds(knex)
      .modify(giftsOf(own(memberId)))
      .select({ year: knex.raw('substr(r.refunded_on, 1, 4)') })
      .sum({ amount: 'r.cents' })
      .groupByRaw('substr(r.refunded_on, 1, 4)'),
  );
  const years = new Map<number, { amount: number; count: number }>();
  for (const { year, amount, count } of [
    ...rows,
    ...refunded.map((one) => ({ ...one, amount: -Number(one.amount), count: 0 })),
  ]) {
    const sum = years.get(Number(year)) ?? { amount: 0, count: 0 };
    const next = { amount: sum.amount + Number(amount), count: sum.count + Number(count) };
    years.set(Number(year), next);
  }
  return {
    years: [...years].map(([year, sum]) => ({ year, ...sum })).sort((a, b) => b.year - a.year),
  };
}
