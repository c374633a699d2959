import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { SKIPPED_TIME } from '@hearthside/contract/zoned-time';

/** A date and a time as they are typed, in this device's time zone. */
export interface TypedPublishTime {
  day: string;
  time: string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the values of the two inputs. */
export const typedPublishTime = (at: Date): TypedPublishTime => ({
  day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
});

/** The next morning, when most blogs are published. */
export function usualPublishTime(now: Date = new Date()): TypedPublishTime {
  return typedPublishTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9));
}

/** The moment that was typed, or what is wrong with which of its halves. */
export function publishTimeOf(
  { day, time }: TypedPublishTime,
  now: Date = new Date(),
): { at: Date } | { wrong: Partial<Record<keyof TypedPublishTime, string>> } {
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
  // If clocks skip this time, it was parsed as another one.
  if (typedPublishTime(at).time !== time) return { wrong: { time: SKIPPED_TIME } };
  if (at > now) return { at };
  const isToday = typedPublishTime(now).day === day;
  return { wrong: { [isToday ? 'time' : 'day']: BLOG_TEXTS.hourPassed } };
}
