import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { shownDay } from '@hearthside/contract/shown-date';

/** The first and the last day that a list is narrowed down to. Empty where there is none. */
export interface TypedDays {
  from: string;
  to: string;
}

/** A day in an address or a field. Undefined if it is none. */
export const filterDay = (text: string | null | undefined): string | undefined =>
  text && isCalendarDate(text) ? text : undefined;

/** What is wrong with typed days. */
export const checkDays = ({ from, to }: TypedDays): { to?: string } =>
  from && to && to < from ? { to: 'The end date is before the start date' } : {};

/** Each of the days that is on, in words, with what takes it away. */
export function dayWords({ from, to }: Partial<TypedDays>) {
  const words: { words: string; without: Partial<TypedDays> }[] = [];
  if (from) words.push({ words: `From ${shownDay(from)}`, without: { from: '' } });
  if (to) words.push({ words: `Through ${shownDay(to)}`, without: { to: '' } });
  return words;
}
