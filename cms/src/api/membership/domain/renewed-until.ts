import { addYears } from '@hearthside/contract/calendar-days';
import { membershipStatus } from '@hearthside/contract/membership';

/**
 * The deadline a gift leads to: a year after that of a membership which still counted on the day of the gift,
 * else a year after the day itself; of 29 February the 28th.
 */
export function renewedUntil(deadline: string | null, givenOn: string, graceDays: number): string {
  const counts = deadline !== null && membershipStatus(deadline, givenOn, graceDays) !== 'lapsed';
  return addYears(counts ? deadline : givenOn, 1);
}
