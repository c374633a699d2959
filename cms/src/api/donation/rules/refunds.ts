/** How much of a gift was refunded, and when (ruling 33). Amounts are in cents. */

export interface Refund {
  at: Date;
  cents: number;
}

/** The sum of refunds. */
export const refundedIn = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** Refunds up to an amount: nobody gets back more than was given. */
export function upTo(amount: number, refunds: readonly Refund[]): Refund[] {
  let left = amount;
  return refunds.flatMap(({ at, cents }) => {
    const here = Math.min(left, cents);
    left -= here;
    return here > 0 ? [{ at, cents: here }] : [];
  });
}

/** What reported refunds add to those that are known, the latest last. `known` is the sum of these. */
export function beyond(known: number, said: readonly Refund[]): Refund[] {
  let skipped = known;
  return [...said]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, cents }) => {
      const here = Math.max(0, cents - skipped);
      skipped = Math.max(0, skipped - cents);
      return here > 0 ? [{ at, cents: here }] : [];
    });
}

/**
 * How much of a donation was refunded. Those that were refunded before parts were kept have a time and no amount: all
 * of it.
 */
export const refundedOf = (row: {
  amount: number;
  refunded: number | null;
  refundedAt: unknown;
}): number => row.refunded ?? (row.refundedAt === null ? 0 : row.amount);
