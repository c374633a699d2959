/** From when on a member is told of what is new to read: nothing that came out before they wanted to know. */
import type { ReadingCategory } from '@hearthside/contract/notification/reading';
import { choiceWord, wordsIn, type ChoiceColumns, type Way } from '../../../mail/choice-row';
import type { Moment } from '../../../text/moment';

/** What is stored of it with a member, and when they joined. */
export interface ReadingColumns extends Pick<ChoiceColumns, 'off'> {
  /** When something was switched on again, in milliseconds: `reading:bell=1764148541000`. */
  since: string | null;
  created_at: Moment;
}

const ALL_OF_READING = /^reading:/;

const timesIn = (since: string | null): Map<string, number> =>
  new Map(
    wordsIn(since).map((one) => {
      const [word = '', at] = one.split('=');
      return [word, Number(at)] as const;
    }),
  );

/** The column once the choices have changed from `before` to `after`: what was off and no longer is begins now. */
export function sinceAfter(
  since: string | null,
  before: string | null,
  after: string | null,
  now: Date,
): string {
  const off = new Set(wordsIn(after));
  const times = timesIn(since);
  for (const word of wordsIn(before)) {
    if (ALL_OF_READING.test(word) && !off.has(word)) times.set(word, now.getTime());
  }
  return [...times].map(([word, at]) => `${word}=${at}`).join(' ');
}

/** The moment after which a member is told of a category in a way; null if they don't want to be. */
export function readingSince(
  { off, since, created_at: joined }: ReadingColumns,
  way: Way,
  category: ReadingCategory,
): Date | null {
  const words = [choiceWord('reading', way), choiceWord('reading', category)];
  if (wordsIn(off).some((word) => words.includes(word))) return null;
  const times = timesIn(since);
  const switchedOn = words.map((word) => times.get(word) ?? 0);
  return new Date(Math.max(new Date(joined).getTime(), ...switchedOn));
}
