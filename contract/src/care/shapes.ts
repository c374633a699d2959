import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { calendarDate } from '../calendar-date';
import { daysBetween } from '../calendar-days';
import { id, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { paragraphs, text } from '../text';
import { TIME_PATTERN } from '../zoned-time';
import {
  CARE_KINDS,
  CARE_LIMITS,
  CARE_TEXTS,
  isPossibleDose,
  MARK_STATES,
  type CareKind,
} from './fields';
import { OCCURRENCE_STATES, type OccurrenceState } from './occurrence-states';
import { REPEATS } from './recurrence';

const kind = z.enum(Object.keys(CARE_KINDS) as [CareKind, ...CareKind[]]);
const state = z.enum(Object.keys(OCCURRENCE_STATES) as [OccurrenceState, ...OccurrenceState[]]);
export const careDay = calendarDate('Please choose a day');
export const careTime = z
  .string({ error: CARE_TEXTS.noTime })
  .regex(TIME_PATTERN, CARE_TEXTS.noTime);
export const careRevision = text(64);

const scheduleFields = {
  repeats: z.enum(REPEATS),
  every: z
    .number({ error: CARE_TEXTS.everyRange })
    .int(CARE_TEXTS.everyRange)
    .min(1, CARE_TEXTS.everyRange)
    .max(CARE_LIMITS.every, CARE_TEXTS.everyRange),
  weekdays: boundedArray(z.number().int().min(0).max(6), 7),
  startsOn: careDay,
  endsOn: careDay.nullable(),
  times: boundedArray(careTime, CARE_LIMITS.times),
};

/** The fields of a task as they are typed. */
const taskFields = {
  kind,
  title: line(CARE_LIMITS.title).pipe(z.string().min(1, 'Please enter what needs to be done')),
  notes: paragraphs(CARE_LIMITS.notes),
  dose: line(CARE_LIMITS.dose).refine(isPossibleDose, CARE_TEXTS.doseRange),
  ...scheduleFields,
  assigneeId: id.nullable(),
  tellNextAfterMinutes: wholeNumber(CARE_LIMITS.tellNextMin, CARE_LIMITS.tellNextMax).nullable(),
};

type Checked = Pick<
  z.output<z.ZodObject<typeof taskFields>>,
  'repeats' | 'weekdays' | 'startsOn' | 'endsOn' | 'times' | 'tellNextAfterMinutes'
>;

/** What must hold between the fields of a task, each told by the field at fault. */
function checkTask(task: Checked, ctx: z.RefinementCtx) {
  const problem = (field: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message });
  const { repeats, weekdays, startsOn, endsOn, times, tellNextAfterMinutes } = task;
  if (endsOn !== null && endsOn < startsOn) problem('endsOn', CARE_TEXTS.endsBefore);
  if (repeats === 'weekdays' && weekdays.length === 0) problem('weekdays', CARE_TEXTS.noWeekday);
  if (new Set(times).size < times.length) problem('times', CARE_TEXTS.timesTwice);
  if (tellNextAfterMinutes !== null && times.length === 0) problem('times', CARE_TEXTS.noDoseTime);
}

/** The form of a task. What does not matter for its repetition is set to a default, so that equal tasks are equal. */
export const taskForm = z
  .strictObject(taskFields)
  .superRefine(checkTask)
  .transform((task) => ({
    ...task,
    every: ['days', 'weeks', 'months'].includes(task.repeats) ? task.every : 1,
    weekdays: task.repeats === 'weekdays' ? [...new Set(task.weekdays)].sort() : [],
    endsOn: task.repeats === 'once' ? null : task.endsOn,
    times: [...task.times].sort(),
  }));
export type TaskForm = z.output<typeof taskForm>;
export type TaskInput = z.input<typeof taskForm>;

export const carePerson = z.object({ id: z.number(), name: z.string() });
const occurrence = { day: z.string(), time: z.string().nullable() };

/** A care task. */
export const careTask = z.object({
  id: z.number(),
  pet: z.object({ id: z.number(), name: z.string() }),
  /** The trust that provides for the animal. */
  trust: carePerson.nullable(),
  kind,
  title: z.string(),
  notes: z.string(),
  dose: z.string(),
  repeats: z.enum(REPEATS),
  every: z.number(),
  weekdays: z.array(z.number()),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  times: z.array(z.string()),
  zone: z.string(),
  assignee: carePerson.nullable(),
  tellNextAfterMinutes: z.number().nullable(),
  /** The first occurrence that is not marked; null once all are. */
  next: z.object(occurrence).nullable(),
  abilities: z.object({ mark: z.boolean(), change: z.boolean() }),
  revision: careRevision,
});
export type CareTask = z.output<typeof careTask>;

/** That somebody has marked an occurrence. */
export const careMark = z.object({
  id: z.number(),
  taskId: z.number(),
  ...occurrence,
  state: z.enum(MARK_STATES),
  reason: z.string(),
  by: carePerson.nullable(),
  at: z.string(),
  /** Whether this caller may undo it. */
  mayUndo: z.boolean(),
});
export type CareMark = z.output<typeof careMark>;

/** One time a task is due, as the calendar shows it. */
export const careOccurrence = z.object({
  taskId: z.number(),
  ...occurrence,
  state,
  /** Who does it this time: whom it was handed over to, or the task's assignee. */
  assignee: carePerson.nullable(),
  mark: careMark.nullable(),
  /**
   * Without a mark that counts: one that waits to be cleared up, because somebody else had marked another dose shortly
   * before.
   */
  uncounted: careMark.optional(),
});
export type CareOccurrence = z.output<typeof careOccurrence>;

export const careRange = z
  .strictObject({
    from: careDay.optional(),
    to: careDay.optional(),
    /**
     * Instead of both: from the current day on, this many days more. The current day is that of each animal's home, which
     * may not be the reader's.
     */
    daysAhead: wholeNumber(0, CARE_LIMITS.days - 1).optional(),
    petId: id.optional(),
    trustId: id.optional(),
    /** Only what is to be done by this member. */
    memberId: id.optional(),
  })
  .refine(
    ({ from, to, daysAhead }) =>
      [from, to].every((day) => (day === undefined) === (daysAhead !== undefined)),
    {
      path: ['from'],
      error: CARE_TEXTS.eitherDays,
    },
  )
  .refine(({ from, to }) => !from || !to || to >= from, {
    path: ['to'],
    error: CARE_TEXTS.endsBefore,
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < CARE_LIMITS.days, {
    path: ['to'],
    error: `At most ${CARE_LIMITS.days} days at once`,
  });
export type CareRange = z.output<typeof careRange>;

export const markInput = z
  .strictObject({
    taskId: id,
    day: careDay,
    time: careTime.nullable(),
    state: z.enum(MARK_STATES),
    reason: line(CARE_LIMITS.reason).default(''),
    /** Names this mark. Sent again, it is answered the same and marks nothing more. */
    clientId: text(64).min(8),
    /** When it was marked by the device's clock, if it was not sent at once. */
    markedAt: z.iso.datetime().optional(),
  })
  .refine((mark) => mark.state === 'done' || mark.reason !== '', {
    path: ['reason'],
    error: CARE_TEXTS.reason,
  });
export type MarkInput = z.output<typeof markInput>;

/** Which mark its sender takes back, without knowing whether it has arrived. */
export const markWithdrawal = z.strictObject({
  taskId: id,
  day: careDay,
  time: careTime.nullable(),
  state: z.enum(MARK_STATES),
  clientId: text(64).min(8),
});
export type MarkWithdrawal = z.output<typeof markWithdrawal>;

/** An animal with overdue tasks, as the table lists it. */
export const overduePet = z.object({
  pet: z.object({ id: z.number(), name: z.string() }),
  owner: z.string(),
  trust: z.string(),
  /** Since when its first open task is overdue. */
  since: z.string(),
  count: z.number(),
  /** The first of its overdue tasks by name. */
  tasks: z.array(z.string()),
});
export type OverduePet = z.output<typeof overduePet>;

/** Trustees see the animals of their trusts, and admins all. */
export const OVERDUE_FOR = {
  roles: ['admin', 'trustee'],
  refusal: 'Only trustees and admins can see the table of overdue tasks.',
} as const;

export const careSettings = z.object({
  /** Whether a morning email comes on days on which something is due. */
  mailOn: z.boolean(),
  mailAt: careTime,
  /** The member's zone, in which that hour is. */
  zone: z.string(),
  /** The address of the calendar feed; null until there is one. */
  feedUrl: z.string().nullable(),
});
export type CareSettings = z.output<typeof careSettings>;

/** The token of a morning email's link. What was not signed is refused as a whole. */
export const mailMarkToken = z.string().max(160);
/** What such a link is about, before anything is marked and after it. */
export const mailMark = z.object({
  title: z.string(),
  petName: z.string(),
  dose: z.string(),
  ...occurrence,
  zone: z.string(),
  memberName: z.string(),
  state: z.enum(['open', ...MARK_STATES]),
  /** Who marked it, and when. Of an open one: whose mark does not count until it is cleared up. */
  by: z.string(),
  at: z.string().nullable(),
});
export type MailMark = z.output<typeof mailMark>;

/** What the answer to a mark tells of another one for the same dose. */
export const doubleMark = z
  .object({
    by: z.string(),
    at: z.string(),
    /** Which dose that one is of, if it is of another. */
    of: z.object(occurrence).optional(),
  })
  .nullable();
export type DoubleMark = NonNullable<z.output<typeof doubleMark>>;

/** The hour of the morning email as it is chosen. */
export const mailHour = z.strictObject({ mailOn: z.boolean(), mailAt: careTime });
