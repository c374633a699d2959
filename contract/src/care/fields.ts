/** Care tasks: kinds, limits, labels and texts. Must not import zod. */

export const CARE_KINDS = {
  vaccination: 'Vaccination',
  medication: 'Medication',
  checkup: 'Check-up',
  parasites: 'Flea & worm treatment',
  grooming: 'Grooming',
  papers: 'Papers to renew',
  other: 'Other',
} as const;
export type CareKind = keyof typeof CARE_KINDS;

/** How often a task repeats, as the form lists it. */
export const REPEAT_LABELS = {
  once: 'Once',
  days: 'Every few days',
  weeks: 'Every few weeks',
  months: 'Every few months',
  weekdays: 'On weekdays',
} as const;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const CARE_LABELS = {
  kind: 'Kind',
  title: 'What needs to be done?',
  notes: 'Notes',
  dose: 'Dose',
  repeats: 'How often',
  every: 'Every',
  weekdays: 'Weekdays',
  startsOn: 'Starts',
  endsOn: 'Ends',
  times: 'Times of day',
  assigneeId: 'Who does it',
  tellNextAfterMinutes: 'If overdue, notify the next person after',
} as const;

export const CARE_LIMITS = {
  title: 120,
  notes: 1000,
  dose: 120,
  doseMax: 10_000,
  every: 365,
  times: 12,
  reason: 300,
  /** Tasks of one pet outside the trash. */
  tasksOfPet: 200,
  /** Days one question about the calendar covers: a month with the weeks around it. */
  days: 42,
  /** How late a dose may be before the next person is told, in minutes. */
  tellNextMin: 15,
  tellNextMax: 24 * 60,
  /** How many days back a mark may date that was made without a connection. */
  markedDaysAgo: 7,
  /** How many days back the latest overdue occurrence of a task is looked for. */
  overdueRows: 200,
} as const;

/** How a mark leaves an occurrence. */
export const MARK_STATES = ['done', 'skipped'] as const;
export type MarkState = (typeof MARK_STATES)[number];

export const CARE_TEXTS = {
  added: 'Task added',
  saved: 'Task saved',
  deleted: 'Task deleted',
  restored: 'Task restored',
  done: 'Marked as done',
  skipped: 'Skipped',
  undone: 'Mark removed',
  handedOver: 'Handed over',
  handoverUndone: 'No longer handed over',
  alreadyMarked: 'Someone has marked this in the meantime, so it can’t be handed over.',
  failed: 'Failed to save the task',
  markFailed: 'Failed to mark the task',
  listFailed: 'Failed to load the calendar',
  notFound: 'This task does not exist.',
  mayNotMark: 'Only people who care for this animal can mark its tasks.',
  mayNotChange: 'You can\u2019t change this task.',
  noOccurrence: 'The task isn’t due at that time. It may have been changed.',
  notYet: 'This isn\u2019t due yet. Please mark the earlier one first.',
  eitherDays: 'Please choose both days',
  endsBefore: 'The end date is before the start date',
  doseRange: 'Please enter an amount above 0, up to 10,000',
  everyRange: 'Please enter a whole number from 1 to 365',
  noWeekday: 'Please choose at least one weekday',
  timesTwice: 'Two of these times are the same',
  noTime: 'Please choose a time',
  noDoseTime: 'A dose needs a time. Please add one.',
  reason: 'Please give a reason',
  changedMeanwhile:
    'Someone else changed this task while you were editing. Your changes are still here. Review them and save again.',
  tooMany: 'This animal already has 200 tasks. Please delete the ones that have ended.',
  mailLinkOver:
    'This link worked only on the day of the email. Please open the portal to mark the task.',
  mailLinkInvalid: 'This link does not work. Please open the portal to mark the task.',
} as const;

/** After how long the next person is told of an overdue dose, as the form lists it, by minutes. */
export const TOLD_AFTER_LABELS: Readonly<Record<string, string>> = {
  '15': '15 minutes',
  '30': '30 minutes',
  '60': '1 hour',
  '120': '2 hours',
  '240': '4 hours',
  '720': '12 hours',
  '1440': '24 hours',
};

/** Such a time in words, also one that the form does not list; empty if nobody is told. */
export const toldAfterWords = (minutes: number | null): string =>
  minutes === null ? '' : (TOLD_AFTER_LABELS[minutes] ?? `${minutes} minutes`);

/** The first number of a dose, such as 0.5 of "0.5 ml"; null if it has none. */
export function doseAmount(dose: string): number | null {
  const [found] = /-?\d+(?:[.,]\d+)?(?:e\d+)?/i.exec(dose) ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** Whether a dose is one that can be given: without a number, or with one above 0 and not beyond all measure. */
export function isPossibleDose(dose: string): boolean {
  const amount = doseAmount(dose);
  return amount === null || (amount > 0 && amount <= CARE_LIMITS.doseMax);
}
