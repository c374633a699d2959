import { expect, it } from 'vitest';
import { calendarSentence, type EntryCalendar } from './entry-calendar';

const rabies: EntryCalendar = {
  state: 'added',
  kind: 'vaccination',
  taskId: 4,
  title: 'Rabies',
  day: '2027-11-03',
};

it.each<[Partial<EntryCalendar>, string]>([
  [{}, 'Rabies is in the care calendar, due Nov 3, 2027.'],
  [{ state: 'moved' }, 'Rabies is in the care calendar, due Nov 3, 2027.'],
  [{ kind: 'medication' }, 'Rabies is in the care calendar from Nov 3, 2027.'],
  [{ state: 'ended' }, 'Rabies is no longer in the care calendar.'],
  [{ state: 'full', taskId: null }, 'The care calendar is full, so Rabies isn’t in it.'],
])('an entry with %j in the calendar says so: %s', (more, sentence) => {
  expect(calendarSentence({ ...rabies, ...more })).toBe(sentence);
});
