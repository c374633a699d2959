import type { DonationRow } from '../data/donation-row';
import type { DonationChanges } from '../data/saving-donations';

export const dateIn = (moment: DonationRow['saidAt']): Date | null =>
  moment === null ? null : new Date(moment);

const plain = (value: unknown) => {
  if (value instanceof Date) return value.getTime();
  // SQLite stores booleans as numbers, and empty texts are read back as null.
  if (typeof value === 'boolean') return Number(value);
  return value === '' || value === undefined ? null : value;
};

/** Those of the changes that differ from the donation. */
export function differing(row: DonationRow, next: DonationChanges): DonationChanges {
  const known: Record<string, unknown> = {
    ...row,
    givenAt: dateIn(row.givenAt),
    saidAt: dateIn(row.saidAt),
  };
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => plain(value) !== plain(known[name])),
  );
}
