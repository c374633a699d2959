import { BLOG_TEXTS } from '@hearthside/contract/blog';
import { SKIPPED_TIME } from '@hearthside/contract/zoned-time';

/** A date and a time as they are typed, in this device's time zone. */
export interface TypedHour {
  day: string;
  time: string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the two inputs have it. */
export const typedHour = (at: Date): TypedHour => ({
  day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
});

/** The next morning, which is when most blogs come out. */
export function usualHour(now: Date = new Date()): TypedHour {
  return typedHour(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9));
}

/** The moment that was typed, or what is wrong with which of its halves. */
export function hourOf(
  { day, time }: TypedHour,
  now: Date = new Date(),
): { at: Date } | { wrong: Partial<Record<keyof TypedHour, string>> } {
  if (day === '' || time === '')
    return {
      wrong: {
        ...(day === '' && { day: 'Please choose a date' }),
        ...(time === '' && { time: 'Please choose a time' }),
      },
    };
  const at = new Date(`${day}T${time}`);
  if (Number.isNaN(at.getTime()) || at.getFullYear() > now.getFullYear() + 10)
    return { wrong: { day: 'Please choose a date in the next ten years' } };
  // Read as a time that the clocks skip, it is another one.
  if (typedHour(at).time !== time) return { wrong: { time: SKIPPED_TIME } };
  if (at > now) return { at };
  const isToday = typedHour(now).day === day;
  return { wrong: { [isToday ? 'time' : 'day']: BLOG_TEXTS.hourPassed } };
}
