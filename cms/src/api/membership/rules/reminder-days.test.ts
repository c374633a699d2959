import { addDays } from '@hearthside/contract/calendar-days';
import { describe, expect, it } from 'vitest';
import { dueReminders, nextReminderDay, remindedFrom } from './reminder-days';

const of = (nextDeadline: string, remindersSince = '2026-01-01') => ({
  nextDeadline,
  reminders: true,
  remindersSince,
});

describe('what is due on a day', () => {
  it.each([
    ['31 days before', '2026-10-20', []],
    ['30 days before', '2026-10-21', [30]],
    ['7 days before', '2026-11-13', [7, 30]],
    ['the day before', '2026-11-19', [1, 7, 30]],
    ['on the day', '2026-11-20', [1, 7, 30]],
    ['the day after, and ever after', '2026-11-21', [-1, 1, 7, 30]],
    ['a year later', '2027-11-21', [-1, 1, 7, 30]],
  ])('%s', (_when, today, offsets) => {
    expect(dueReminders(of('2026-11-20'), today)).toEqual(offsets);
  });

  it('leaves out reminders from before they were turned on', () => {
    expect(dueReminders(of('2026-11-20', '2026-11-14'), '2026-11-19')).toEqual([1]);
    expect(dueReminders(of('2026-11-20', '2026-11-13'), '2026-11-13')).toEqual([7]);
  });

  it('is nothing if reminders are off, or were never turned on', () => {
    expect(dueReminders({ ...of('2026-11-20'), reminders: 0 }, '2026-11-20')).toEqual([]);
    expect(dueReminders({ ...of('2026-11-20'), remindersSince: null }, '2026-11-20')).toEqual([]);
  });
});

describe('the next reminder', () => {
  it('is the first one on or after a day', () => {
    expect(nextReminderDay(of('2026-11-20'), '2026-11-13')).toBe('2026-11-13');
    expect(nextReminderDay(of('2026-11-20'), '2026-11-14')).toBe('2026-11-19');
    expect(nextReminderDay(of('2027-01-15'), '2026-12-20')).toBe('2027-01-08');
    expect(nextReminderDay(of('2028-03-01'), '2028-02-24')).toBe('2028-02-29');
    expect(nextReminderDay(of('2026-11-20'), '2026-11-22')).toBeNull();
    expect(nextReminderDay({ ...of('2026-11-20'), reminders: false }, '2026-01-01')).toBeNull();
  });

  it('comes exactly once for each day, across a year’s end and a leap day', () => {
    for (const deadline of ['2027-01-03', '2028-03-05', '2026-11-08']) {
      const start = addDays(deadline, -60);
      let next = remindedFrom({ nextDeadline: deadline, reminders: true }, start).nextReminder;
      const told: number[] = [];
      for (let day = start; day < addDays(deadline, 60); day = addDays(day, 1)) {
        if (next === null || next > day) continue;
        told.push(dueReminders(of(deadline, start), day)[0] ?? 0);
        next = nextReminderDay(of(deadline), addDays(day, 1));
      }
      expect(told).toEqual([30, 7, 1, -1]);
    }
  });
});
