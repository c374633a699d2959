import type { MembershipStatus } from '@hearthside/contract/membership/fields';
import type {
  MembershipEvent,
  OwnMembership,
  SentReminder,
} from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { formatDate } from '@/lib/dates';

/** How many, in words. */
export const memberships = (count: number) =>
  count === 1 ? '1 membership' : `${count.toLocaleString('en-US')} memberships`;

export const STATUS_TONES = {
  active: 'good',
  due: 'warn',
  grace: 'warn',
  lapsed: 'bad',
} as const satisfies Record<MembershipStatus, string>;

/** The owner's name. */
export const ownerOf = (owned: { ownerFirstName: string; ownerLastName: string }) =>
  `${owned.ownerFirstName} ${owned.ownerLastName}`.trim();

/** The number on a membership card: `000012`. */
export const cardNumber = (number: number) => String(number).padStart(6, '0');

/**
 * What a member needs to know about the status, and what to do. Either gifts renew the membership, or the office
 * does.
 */
export function standingWords(membership: OwnMembership, renews: boolean): string {
  const { status, nextDeadline, graceUntil, amount } = membership;
  const deadline = formatDate(nextDeadline);
  if (status === 'active') return `It’s valid until ${deadline}. You don’t need to do anything.`;
  const gift = amount > 0 ? `A gift of ${shownMoney(amount)}` : 'A gift';
  const renewed = status === 'lapsed' ? 'starts it again' : 'renews it for a year';
  const todo = renews ? `${gift} ${renewed}.` : 'The office renews your membership.';
  if (status === 'due') return `It’s due on ${deadline}. ${todo}`;
  if (status === 'grace')
    return `It was due on ${deadline}. It still counts until ${formatDate(graceUntil)}. ${todo}`;
  return `It was due on ${deadline} and has lapsed. ${todo}`;
}

/** When a reminder is or was sent, by its days before the deadline; after it if negative. */
export function reminderWords({ offset }: Pick<SentReminder, 'offset'>): string {
  const days = Math.abs(offset);
  const many = days === 1 ? '1 day' : `${days} days`;
  return `${many} ${offset < 0 ? 'after' : 'before'} the deadline`;
}

/** The effect of an event in a membership's history: the new deadline, and the money. */
export function eventWords({ kind, from, to, amount }: MembershipEvent): string {
  return [deadlineWords(from, to), amount !== null && moneyWords(kind, amount)]
    .filter(Boolean)
    .join(' · ');
}

const moneyWords = (kind: MembershipEvent['kind'], amount: number) =>
  kind === 'renewed' || kind === 'taken_back'
    ? `Gift of ${shownMoney(amount)}`
    : `${shownMoney(amount)} a year`;

function deadlineWords(from: string | null, to: string | null): string {
  if (to === null) return from === null ? '' : `Was valid until ${formatDate(from)}`;
  if (from === null || from === to) return `Valid until ${formatDate(to)}`;
  return `Deadline moved from ${formatDate(from)} to ${formatDate(to)}`;
}
