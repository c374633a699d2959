import { addDays, addYears } from '@hearthside/contract/calendar-days';
import { membershipStatus } from '@hearthside/contract/membership/fields';

/**
 * The deadline a gift leads to: a year after that of a membership which still counted on the day of the gift,
 * otherwise a year after the day itself; for February 29, February 28.
 */
export function renewedUntil(deadline: string | null, givenOn: string, graceDays: number): string {
  const counts = deadline !== null && membershipStatus(deadline, givenOn, graceDays) !== 'lapsed';
  return addYears(counts ? deadline : givenOn, 1);
}

/**
 * Whether an old gift is already part of the deadline that the office has set: the year it was given for is over, and
 * the membership continued for that year without it. A gift during the grace days was for the year after the deadline
 * before, so grace days are not a gap. This way, entering old gifts does not pay for future years.
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
