import type { Donation } from '@hearthside/contract/donation/shapes';

/** Where one's own statement of a year is. */
export const ownStatementPlace = (year: number) => `/membership/statement/${year}`;

/** Where the statement of a gift's donor is, of a year. */
export const statementPlace = (donationId: number, year: number) =>
  `/admin-payments/${donationId}/statement?year=${year}`;

/** The statement of a gift's donor, of the year of that gift as the office reckons it. */
export const statementOf = ({ id, givenOn }: Pick<Donation, 'id' | 'givenOn'>) =>
  statementPlace(id, Number(givenOn.slice(0, 4)));

/** The way back to the list, as it was when somebody went from there: by the state of the link they followed. */
export function listPlace(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return `/admin-payments${typeof list === 'string' ? list : ''}`;
}

/** The years to choose from, the latest first: those with gifts, and the one that is looked at. */
export const yearsWith = (years: readonly number[], year: number): number[] =>
  [...new Set([...years, year])].sort((a, b) => b - a);
