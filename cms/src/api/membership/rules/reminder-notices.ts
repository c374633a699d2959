import { addDays, daysBetween } from '@hearthside/contract/calendar-days';
import { shownDay } from '@hearthside/contract/shown-date';
import { shownMoney } from '@hearthside/contract/money';

interface Reminding {
  nextDeadline: string;
  /** In cents. */
  amount: number;
  today: string;
  graceDays: number;
}

/** How far away the deadline is on the day the notice is sent, which may be later than planned after an outage. */
function titleOf(left: number): string {
  if (left < 0) return 'Your membership\u2019s deadline has passed';
  if (left === 0) return 'Your membership is due today';
  return left === 1 ? 'Your membership is due tomorrow' : `Your membership is due in ${left} days`;
}

/** What a reminder says, in the bell and by email (ruling 26). */
export function reminderNotice({ nextDeadline, amount, today, graceDays }: Reminding) {
  const left = daysBetween(today, nextDeadline);
  const graceUntil = addDays(nextDeadline, graceDays);
  const what = amount > 0 ? `Your annual membership of ${shownMoney(amount)}` : 'Your membership';
  const due = `${what} ${left < 0 ? 'was' : 'is'} due on ${shownDay(nextDeadline)}.`;
  const counts = graceUntil >= today ? ` It’s still valid until ${shownDay(graceUntil)}.` : '';
  return {
    title: titleOf(left),
    body: left < 0 ? `${due}${counts}` : due,
  };
}

/** What its email says about renewing: a gift is mentioned only if it renews. */
export const renewingWords = (renews: boolean): string =>
  renews
    ? 'You can renew it with a gift on the Membership page, where you can also see everything it includes.'
    : 'The office renews your membership. You can ask for a renewal on the Membership page.';
