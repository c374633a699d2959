/** Where an occurrence stands. `missed`: a later one was marked, and this one never was. */
export const OCCURRENCE_STATES = {
  due: 'Due',
  overdue: 'Overdue',
  missed: 'Missed',
  done: 'Done',
  skipped: 'Skipped',
} as const;
export type OccurrenceState = keyof typeof OCCURRENCE_STATES;
