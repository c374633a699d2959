/** A schedule as a sentence: "Every 2 weeks on Monday at 8:00 AM, from Nov 26, 2026". Must not import zod. */
import { shownClock, shownDay } from '../shown-date';
import { WEEKDAYS } from './fields';
import type { Schedule } from './recurrence';

const listed = (words: readonly string[]) =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const many = (every: number, unit: string) =>
  every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;

function dayWords({ repeats, every, weekdays, startsOn }: Schedule): string {
  const weekday = WEEKDAYS[new Date(`${startsOn}T00:00:00Z`).getUTCDay()];
  if (repeats === 'once') return `Once, on ${shownDay(startsOn)}`;
  if (repeats === 'days') return many(every, 'day');
  if (repeats === 'weeks') return `${many(every, 'week')} on ${weekday}`;
  if (repeats === 'weekdays') {
    if (weekdays.length === 7) return 'Every day';
    return `Every ${listed([...weekdays].sort().map((one) => WEEKDAYS[one] ?? ''))}`;
  }
  const date = Number(startsOn.slice(8));
  const onDay = date > 28 ? `day ${date} or the last day` : `day ${date}`;
  return `${many(every, 'month')} on ${onDay}`;
}

/** What a schedule says, in one sentence without a full stop. */
export function scheduleWords(schedule: Schedule): string {
  const { repeats, times, startsOn, endsOn } = schedule;
  const at = times.length > 0 ? ` at ${listed(times.map(shownClock))}` : ', all day';
  if (repeats === 'once') return dayWords(schedule) + at;
  const until = endsOn === null ? '' : ` until ${shownDay(endsOn)}`;
  return `${dayWords(schedule)}${at}, from ${shownDay(startsOn)}${until}`;
}
