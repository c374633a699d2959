import { addDays, addYears } from '@hearthside/contract/calendar-days';
import { membershipStatus } from '@hearthside/contract/membership/fields';

/**
 * The deadline a gift leads to: a year after that of a membership which still counted on the day of the gift,
 * else a year after the day itself; of 29 February the 28th.
 */
export function renewedUntil(deadline: string | null, givenOn: string, graceDays: number): string {
  const counts = deadline !== null && membershipStatus(deadline, givenOn, graceDays) !== 'lapsed';
  return addYears(counts ? deadline : givenOn, 1);
}

/**
 * Whether a gift of long ago is in the deadline that the office has set: the year it was given for is over, and the
 * membership went on for that year without it. A gift in the days of grace was for the year after the deadline before,
 * so days of grace are no gap. So entering old gifts pays for no years to come.
 */
export function isCounted(
  deadline: string | null,
  givenOn: string,
  { today, graceDays }: { today: string; graceDays: number },
): boolean {
  const yearOfGift = addYears(givenOn, 1);
  const isOver = membershipStatus(yearOfGift, today, graceDays) === 'lapsed';
  return deadline !== null && isOver && addDays(deadline, graceDays) >= yearOfGift;
}
