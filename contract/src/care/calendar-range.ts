/** The days that the calendar shows at once. Must not import zod. */
import { addDays } from '../calendar-days';
import { CARE_LIMITS } from './fields';

/** The days of a week, Sunday first, and of a month with the weeks around it. */
export function weekAround(on: string): { from: string; to: string } {
  const from = addDays(on, -new Date(`${on}T00:00:00Z`).getUTCDay());
  return { from, to: addDays(from, 6) };
}
export function monthAround(on: string): { from: string; to: string } {
  const { from } = weekAround(`${on.slice(0, 8)}01`);
  return { from, to: addDays(from, CARE_LIMITS.days - 1) };
}
