import type { Donation } from '@hearthside/contract/donation-endpoints';

/** Where one's own statement of a year is. */
export const ownStatementPlace = (year: number) => `/membership/statement/${year}`;

/** Where the statement of a gift's donor is, of a year. */
export const statementPlace = (donationId: number, year: number) =>
  `/admin-payments/${donationId}/statement?year=${year}`;

/** The statement of a gift's donor, of the year of that gift by this device's calendar. */
export const statementOf = ({ id, createdAt }: Pick<Donation, 'id' | 'createdAt'>) =>
  statementPlace(id, new Date(createdAt).getFullYear());

/** The years to choose from, the latest first: those with gifts, and the one that is looked at. */
export const yearsWith = (years: readonly number[], year: number): number[] =>
  [...new Set([...years, year])].sort((a, b) => b - a);
