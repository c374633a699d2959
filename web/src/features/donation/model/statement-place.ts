import { donationPages } from '@hearthside/contract/donation/pages';
import type { Donation } from '@hearthside/contract/donation/shapes';

/** The statement for a gift's donor, for the year of that gift in the office's time zone. */
export const statementOf = ({ id, givenOn }: Pick<Donation, 'id' | 'givenOn'>) =>
  donationPages.statementOfYear(id, Number(givenOn.slice(0, 4)));

/** The way back to the list as it was, from the state of the link that was followed. */
export function listPlace(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return `${donationPages.list}${typeof list === 'string' ? list : ''}`;
}

/** The years to choose from, newest first: those with gifts, and the chosen one. */
export const yearsWith = (years: readonly number[], year: number): number[] =>
  [...new Set([...years, year])].sort((a, b) => b - a);
