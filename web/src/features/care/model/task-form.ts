import { taskForm, type CareTask, type TaskInput } from '@hearthside/contract/care/shapes';
import {
  CARE_KINDS,
  CARE_LABELS,
  toldAfterWords,
  type CareKind,
} from '@hearthside/contract/care/fields';
import type { Repeats, Schedule } from '@hearthside/contract/care/recurrence';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';

const typed = z.object({
  kind: z.string(),
  title: z.string(),
  notes: z.string(),
  dose: z.string(),
  repeats: z.string(),
  every: z.string(),
  weekdays: z.array(z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  times: z.array(z.string()),
  assigneeId: z.string(),
  tellNextAfterMinutes: z.string(),
});
/** What the form of a task has in its fields. */
export type TaskTyped = z.input<typeof typed>;

const numberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

const inputOf = (form: TaskTyped): TaskInput => ({
  ...form,
  kind: form.kind as CareKind,
  repeats: form.repeats as Repeats,
  dose: form.kind === 'medication' ? form.dose : '',
  every: ['days', 'weeks', 'months'].includes(form.repeats) ? numberIn(form.every) : 1,
  weekdays: form.weekdays.map(Number),
  endsOn: form.endsOn === '' || form.repeats === 'once' ? null : form.endsOn,
  assigneeId: form.assigneeId === '' ? null : Number(form.assigneeId),
  tellNextAfterMinutes:
    form.tellNextAfterMinutes === '' || form.kind !== 'medication'
      ? null
      : Number(form.tellNextAfterMinutes),
});

/** The form of a task: what is typed, as the server takes it. Errors have the names of its fields. */
export const typedTask = typed.transform(inputOf).pipe(taskForm);
export type TaskGiven = z.output<typeof typedTask>;

/** The values of a task, or of a new one that begins on a day. */
export const typedOf = (task: CareTask | undefined, today: string): TaskTyped => ({
  kind: task?.kind ?? 'medication',
  title: task?.title ?? '',
  notes: task?.notes ?? '',
  dose: task?.dose ?? '',
  repeats: task?.repeats ?? 'days',
  every: String(task?.every ?? 1),
  weekdays: (task?.weekdays ?? []).map(String),
  startsOn: task?.startsOn ?? today,
  endsOn: task?.endsOn ?? '',
  times: task?.times ?? ['08:00'],
  assigneeId: task?.assignee ? String(task.assignee.id) : '',
  tellNextAfterMinutes: task?.tellNextAfterMinutes ? String(task.tellNextAfterMinutes) : '',
});

/** The schedule that is typed, as a sentence; undefined while it is not complete. */
export function typedSchedule(form: TaskTyped, zone: string): string | undefined {
  const { repeats, every, weekdays, startsOn, endsOn, times } = inputOf(form);
  const isWhole =
    isCalendarDate(startsOn) && every >= 1 && times.every((time) => /^\d\d:\d\d$/.test(time));
  if (!isWhole || (repeats === 'weekdays' && weekdays.length === 0)) return undefined;
  const schedule: Schedule = { repeats, every, weekdays, startsOn, endsOn, times, zone };
  return `${scheduleWords({ ...schedule, times: [...times].sort() })}.`;
}

/** What the form says where nobody in particular does a task, and where nobody is told. */
export const ANYONE = 'Anyone available';
export const NOT_TOLD = 'Don’t notify anyone';

/** The fields as they are compared after a conflict. `people`: those who can do the task. */
export const taskParts = (
  people: readonly { id: number; name: string }[],
): readonly ComparedPart<TaskTyped>[] => [
  { label: CARE_LABELS.title, fields: ['title'], show: ({ title }) => title },
  {
    label: CARE_LABELS.kind,
    fields: ['kind'],
    show: ({ kind }) => CARE_KINDS[kind as CareKind] ?? kind,
  },
  { label: CARE_LABELS.dose, fields: ['dose'], show: ({ dose }) => dose },
  {
    label: 'When',
    fields: ['repeats', 'every', 'weekdays', 'startsOn', 'endsOn', 'times'],
    show: (form) => typedSchedule(form, 'UTC') ?? '',
  },
  {
    label: CARE_LABELS.assigneeId,
    fields: ['assigneeId'],
    show: ({ assigneeId }) => people.find(({ id }) => String(id) === assigneeId)?.name ?? ANYONE,
  },
  {
    label: CARE_LABELS.tellNextAfterMinutes,
    fields: ['tellNextAfterMinutes'],
    show: ({ tellNextAfterMinutes: minutes }) =>
      minutes === '' ? NOT_TOLD : toldAfterWords(Number(minutes)),
  },
  { label: CARE_LABELS.notes, fields: ['notes'], show: ({ notes }) => notes },
];
