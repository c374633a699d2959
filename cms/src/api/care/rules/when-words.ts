import type { Occurrence } from '@hearthside/contract/care/recurrence';
import { shownClock, shownWeekday } from '@hearthside/contract/shown-date';

/** An occurrence in words: "Thu, Nov 26, 2026, 8:00 AM". */
export const whenWords = ({ day, time }: Occurrence): string =>
  time === null ? shownWeekday(day) : `${shownWeekday(day)}, ${shownClock(time)}`;
