/** Money (ruling 25): whole cents, never a fraction of one. Must not import zod. */

/** The largest amount that is accepted, in cents: ten million dollars. */
export const CENTS_MAX = 1_000_000_000;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents in display format: `$1,234.50`. */
export const shownMoney = (cents: number): string => DOLLARS.format(cents / 100);

/** Cents in the format of a form field: `1234.50`. */
export const typedMoney = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Typed dollars as cents: `1,234.5`, `$12`, `0.99`. Null for anything that is not an amount, has a third decimal, is
 * negative or exceeds `CENTS_MAX`. A comma only separates thousands.
 */
export function readMoney(typed: string): number | null {
  const text = typed.trim().replace(/^\$\s*/, '');
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts?.[1]) return null;
  const cents =
    Number(parts[1].replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents <= CENTS_MAX ? cents : null;
}

/** A number as people write it. JavaScript would read `0x10` and `1e3` too. */
const DECIMAL = /^\s*\d{1,15}(?:\.\d{1,15})?\s*$/;

/**
 * An amount of dollars from another service, as cents: `round(dollars × 100)` (specification/donation.md,
 * Givebutter). Null for anything that is not a finite number, is negative or exceeds `CENTS_MAX`.
 */
export function centsOf(dollars: unknown): number | null {
  const number = typeof dollars === 'string' && DECIMAL.test(dollars) ? Number(dollars) : dollars;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return null;
  // Rounds by the decimal digits, so that 1.005 and 8.115 round as they are written and not as they are stored.
  const cents = Math.round(Number(`${number.toFixed(6)}e2`));
  return cents <= CENTS_MAX ? cents : null;
}
