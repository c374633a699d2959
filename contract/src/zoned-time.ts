/** A day and a time of day in a time zone, and the moment they stand for. Must not import zod. */

/** A time of day, written `09:30`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether this is the name of a time zone in the tz database: `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[A-Za-z][\w+\-/]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone of this device or server: `America/Los_Angeles`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow and using one is fast, so each zone's is made once. There are some 500 zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  // A zone is the same one however its name is spelled, and every spelling can be asked for.
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  formats.set(key, made);
  return made;
}

/** How many milliseconds a zone's clocks are ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    ...([of('year'), of('month') - 1, of('day')] as const),
    ...([of('hour'), of('minute'), of('second')] as const),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment at which clocks in a zone show this day and time. If clocks go back and show it twice, it is the first.
 * If they go forward and never show it, it is later by as much as they go forward (RFC 5545 §3.3.5).
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(timeZone, shown - 86_400_000);
  const after = offsetAt(timeZone, shown + 86_400_000);
  // The offset before a change comes first: it gives the first of two moments, and the later time if there is none.
  const moments = [shown - before, shown - after];
  const fitting = moments.find((moment) => moment + offsetAt(timeZone, moment) === shown);
  return new Date(fitting ?? shown - before);
}

/** The day and time that clocks in a zone show at a moment. */
export function clockIn(timeZone: string, moment: Date): { day: string; time: string } {
  const shown = new Date(moment.getTime() + offsetAt(timeZone, moment.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether clocks in a zone never show this time on that day, because they go forward past it. */
export function isSkipped(day: string, time: string, timeZone: string): boolean {
  const shown = clockIn(timeZone, momentOf(day, time, timeZone));
  return shown.day !== day || shown.time !== time;
}

/** The message for such a time. */
export const SKIPPED_TIME =
  'The clocks go forward on that day and skip this time. Please choose another.';
