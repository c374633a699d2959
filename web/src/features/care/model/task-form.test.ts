import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { describe, expect, it } from 'vitest';
import { taskParts, typedOf, typedSchedule, typedTask, type TaskTyped } from './task-form';

const form = (more: Partial<TaskTyped> = {}): TaskTyped => ({
  ...typedOf(undefined, '2026-11-26'),
  title: 'Thyroid tablet',
  ...more,
});

describe('the form of a care task', () => {
  it('begins as a dose each morning from today', () => {
    const parsed = typedTask.parse(form());
    expect(parsed).toMatchObject({ kind: 'medication', repeats: 'days', every: 1, endsOn: null });
    expect(typedSchedule(form(), 'UTC')).toBe('Every day at 8:00 AM, from Nov 26, 2026.');
  });

  it.each<[string, Partial<TaskTyped>, string, string]>([
    ['ends before it begins', { endsOn: '2026-11-25' }, 'endsOn', CARE_TEXTS.endsBefore],
    ['has a dose of 0', { dose: '0' }, 'dose', CARE_TEXTS.doseRange],
    ['has a dose of 1e9', { dose: '1e9 mg' }, 'dose', CARE_TEXTS.doseRange],
    ['has an interval of 0', { every: '0' }, 'every', CARE_TEXTS.everyRange],
    ['has an interval that is no number', { every: 'two' }, 'every', CARE_TEXTS.everyRange],
    ['is on no weekday', { repeats: 'weekdays' }, 'weekdays', CARE_TEXTS.noWeekday],
    ['has an empty time', { times: [''] }, 'times.0', CARE_TEXTS.noTime],
    ['has a time twice', { times: ['08:00', '08:00'] }, 'times', CARE_TEXTS.timesTwice],
    ['begins on no day', { startsOn: '' }, 'startsOn', 'Please choose a day'],
  ])('that %s says so at its field', (_what, more, field, message) => {
    const { error } = typedTask.safeParse(form(more));
    expect(error?.issues.map((one) => [one.path.join('.'), one.message])).toEqual([
      [field, message],
    ]);
  });

  it('leaves out what the chosen kind and repetition have not', () => {
    const more = { kind: 'grooming', dose: '1', repeats: 'once', every: 'x', endsOn: '2020-01-01' };
    const parsed = typedTask.parse(form({ ...more, tellNextAfterMinutes: '60' }));
    expect(parsed).toMatchObject({ dose: '', every: 1, endsOn: null, tellNextAfterMinutes: null });
  });

  it('compares every field after a conflict, and names who does it and when the next person is told', () => {
    const parts = taskParts([{ id: 7, name: 'Sam Delgado' }]);
    const compared = parts.flatMap(({ fields }) => fields);
    expect([...compared].sort()).toEqual(Object.keys(form()).sort());
    const shown = (more: Partial<TaskTyped>) =>
      parts
        .filter(({ fields }) => fields.some((field) => field in more))
        .map(({ show }) => show(form(more)));
    expect(shown({ assigneeId: '7', tellNextAfterMinutes: '60' })).toEqual([
      'Sam Delgado',
      '1 hour',
    ]);
    expect(shown({ assigneeId: '', tellNextAfterMinutes: '' })).toEqual([
      'Anyone available',
      'Don’t notify anyone',
    ]);
  });
});
