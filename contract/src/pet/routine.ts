import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { line } from '../member/person-fields';
import { text } from '../text';

/** The most lines that the routine of a pet has. */
export const ROUTINE_MAX = 20;

/** Labels of what a line of the routine tells. */
export const ROUTINE_LABELS = {
  what: 'What',
  amount: 'How much',
  time: 'When',
  place: 'Where it is',
} as const;
export type RoutineField = keyof typeof ROUTINE_LABELS;

export const ROUTINE_TEXTS = {
  what: 'Enter what it is about, such as food or a walk',
  most: `At most ${ROUTINE_MAX} lines`,
  saved: 'Routine saved',
  saveFailed: 'The routine could not be saved.',
} as const;

/** A line of a pet's feeding and routine: 'Kidney diet, half a cup, 7 AM and 6 PM, pantry'. */
export const routineLine = z.strictObject({
  what: line(120).pipe(z.string().min(1, ROUTINE_TEXTS.what)),
  amount: line(60).default(''),
  /** Words or times of day, as people say it. */
  time: line(60).default(''),
  place: line(120).default(''),
});
export type RoutineLine = z.output<typeof routineLine>;

/** The whole routine in its order, with the revision of the pet that it is based on. */
export const routineForm = z.strictObject({
  lines: boundedArray(routineLine, ROUTINE_MAX),
  revision: text(64).optional(),
});
export type RoutineForm = z.output<typeof routineForm>;

/** A line of the routine in words. */
export const routineWords = ({ what, amount, time, place }: RoutineLine) =>
  [what, amount, time, place].filter(Boolean).join(', ');
