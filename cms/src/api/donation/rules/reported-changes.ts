import type { DonationRow } from '../data/donation-row';
import type { DonationChanges } from '../data/saving-donations';

export const dateIn = (moment: DonationRow['saidAt']): Date | null =>
  moment === null ? null : new Date(moment);

const plain = (value: unknown) => {
  if (value instanceof Date) return value.getTime();
  // SQLite keeps booleans as numbers, and empty texts come back as nothing.
  if (typeof value === 'boolean') return Number(value);
  return value === '' || value === undefined ? null : value;
};

/** Of what a donation shall be that which it is not yet. */
export function differing(row: DonationRow, next: DonationChanges): DonationChanges {
  const known: Record<string, unknown> = {
    ...row,
    givenAt: dateIn(row.givenAt),
    saidAt: dateIn(row.saidAt),
    refundedAt: dateIn(row.refundedAt),
  };
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => plain(value) !== plain(known[name])),
  );
}
