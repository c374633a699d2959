/** The totals by month and status. Their number grows with the years and not with the gifts. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { countsLess, type DonationStatus } from '@hearthside/contract/donation/fields';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { DONATIONS, MONTHS } from '../rules/donation-uid';
import { countedRefunds, type RefundRow } from './donation-refunds';

/** The parts of a donation that a month's total counts. */
interface Counted {
  givenOn: string;
  paymentState: DonationStatus;
  amount: number;
  refunded: number | null;
  refunds: readonly Pick<RefundRow, 'cents' | 'refundedOn'>[];
}

/**
 * The gifts of a month with one status: how many cents and how many gifts. `refunded` are the parts of completed gifts
 * that were refunded in the month (ruling 33), wherever the gifts are counted.
 */
export interface MonthRow {
  month: string;
  state: DonationStatus | 'refunded';
  cents: number;
  gifts: number;
}

const monthOf = (givenOn: string) => givenOn.slice(0, 7);
const keyOf = ({ month, state }: Pick<MonthRow, 'month' | 'state'>) => `${month} ${state}`;
const read = ({ month, state, cents, gifts }: MonthRow): MonthRow => ({
  month,
  state,
  // PostgreSQL returns large numbers as text.
  cents: Number(cents),
  gifts: Number(gifts),
});

/** Adds to a month. The database adds up concurrent changes. */
async function add(strapi: Core.Strapi, { month, state, cents, gifts }: MonthRow) {
  const now = new Date();
  const stamps = { created_at: now, updated_at: now, published_at: now };
  const document_id = randomBytes(12).toString('hex');
  await runQuery(strapi, (knex) =>
    knex(MONTHS)
      .insert({ document_id, month, payment_state: state, cents, gifts, ...stamps })
      .onConflict(['month', 'payment_state'])
      .merge({
        cents: knex.raw('?? + excluded.cents', [`${MONTHS}.cents`]),
        gifts: knex.raw('?? + excluded.gifts', [`${MONTHS}.gifts`]),
        updated_at: now,
      }),
  );
}

export const rows = async (strapi: Core.Strapi): Promise<MonthRow[]> => {
  const found: MonthRow[] = await runQuery(strapi, (knex) =>
    knex(MONTHS).select({
      month: 'month',
      state: 'payment_state',
      cents: 'cents',
      gifts: 'gifts',
    }),
  );
  return found.map(read);
};

/** What the months have of a donation. */
function entriesOf({ givenOn, paymentState, amount, refunded, refunds }: Counted): MonthRow[] {
  const gift = { month: monthOf(givenOn), state: paymentState, cents: amount, gifts: 1 };
  if (!countsLess({ status: paymentState, amount, refunded: refunded ?? 0 })) return [gift];
  return [
    gift,
    ...refunds.map(({ cents, refundedOn }) => {
      return { month: monthOf(refundedOn), state: 'refunded' as const, cents, gifts: 1 };
    }),
  ];
}

/** The same, summed from the donations themselves. */
async function counted(strapi: Core.Strapi): Promise<MonthRow[]> {
  const found: MonthRow[] = await runQuery(strapi, (knex) =>
    knex(DONATIONS)
      .select({ month: knex.raw('substr(given_on, 1, 7)'), state: 'payment_state' })
      .sum({ cents: 'amount' })
      .count({ gifts: '*' })
      .groupByRaw('substr(given_on, 1, 7), payment_state'),
  );
  const refunded: MonthRow[] = await runQuery(strapi, (knex) =>
    countedRefunds(knex)
      .select({ month: knex.raw('substr(r.refunded_on, 1, 7)'), state: knex.raw(`'refunded'`) })
      .sum({ cents: 'r.cents' })
      .count({ gifts: '*' })
      .groupByRaw('substr(r.refunded_on, 1, 7)'),
  );
  return [...found, ...refunded].map(read);
}

/** Updates the totals when a donation is added (`before` is null) or changed, in its transaction. */
export async function keepTotals(strapi: Core.Strapi, before: Counted | null, after: Counted) {
  const moves = [
    ...(before ? entriesOf(before).map((entry) => ({ entry, by: -1 })) : []),
    ...entriesOf(after).map((entry) => ({ entry, by: 1 })),
  ];
  const changes = new Map<string, MonthRow>();
  for (const { entry, by } of moves) {
    const sum = changes.get(keyOf(entry)) ?? { ...entry, cents: 0, gifts: 0 };
    changes.set(keyOf(entry), {
      ...sum,
      cents: sum.cents + by * entry.cents,
      gifts: sum.gifts + by * entry.gifts,
    });
  }
  // In a fixed order, so that no two transactions wait for each other.
  const inOrder = [...changes.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, change] of inOrder) {
    if (change.cents !== 0 || change.gifts !== 0) await add(strapi, change);
  }
}

/** Recounts everything and repairs differences. A difference would be a bug, so it is logged. */
export async function recount(strapi: Core.Strapi) {
  await transaction(strapi, async ({ trx }) => {
    // Nobody can add to a month meanwhile. On SQLite the transaction itself locks everything.
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw(`lock table ${DONATIONS}, ${MONTHS} in share row exclusive mode`);
    }
    const known = new Map((await rows(strapi)).map((row) => [keyOf(row), row]));
    const right = new Map((await counted(strapi)).map((row) => [keyOf(row), row]));
    for (const key of new Set([...known.keys(), ...right.keys()])) {
      const was = known.get(key);
      const is = right.get(key);
      const cents = (is?.cents ?? 0) - (was?.cents ?? 0);
      const gifts = (is?.gifts ?? 0) - (was?.gifts ?? 0);
      const month = is ?? was;
      if (!month || (cents === 0 && gifts === 0)) continue;
      strapi.log.warn(`Donations of ${key}: repaired by ${cents} cents and ${gifts} gifts.`);
      await add(strapi, { month: month.month, state: month.state, cents, gifts });
    }
  });
}
