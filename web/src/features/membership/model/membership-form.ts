import { addYears } from '@hearthside/contract/calendar-days';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { membershipInput, type Membership } from '@hearthside/contract/membership/shapes';
import { typedMoney } from '@hearthside/contract/money';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { formatDate } from '@/lib/dates';
import { shownDollars, typedDollars } from '@/lib/typed-dollars';

/** The form of a membership (part 2 §5), with the amount as typed dollars. */
export const membershipForm = z.object({
  ...membershipInput.shape,
  amount: typedDollars(MEMBERSHIP_TEXTS.amountMissing),
});
export type MembershipInput = z.input<typeof membershipForm>;
/** The output that is sent, with the amount in cents. */
export type MembershipGiven = z.output<typeof membershipForm>;

/** The form of a new one. `userId` is 0 until somebody is chosen. */
export const newMembershipForm = membershipForm.extend({
  userId: z.number().min(1, 'Please choose a member'),
});
export type NewMembershipInput = z.input<typeof newMembershipForm>;

/** The initial values for an existing membership. */
export const typedOf = ({ amount, nextDeadline, reminders }: Membership): MembershipInput => ({
  amount: typedMoney(amount),
  nextDeadline,
  reminders,
});

/** The initial values for a new one: for a year from today. */
export const newMembership = (today: string): NewMembershipInput => ({
  userId: 0,
  amount: '',
  nextDeadline: addYears(today, 1),
  reminders: true,
});

/** The fields of a membership as they are compared after a conflict. */
export const MEMBERSHIP_PARTS: readonly ComparedPart<MembershipInput>[] = [
  {
    label: MEMBERSHIP_TEXTS.amount,
    fields: ['amount'],
    show: ({ amount }) => shownDollars(amount),
  },
  {
    label: MEMBERSHIP_TEXTS.nextDeadline,
    fields: ['nextDeadline'],
    show: ({ nextDeadline }) => nextDeadline && formatDate(nextDeadline),
  },
  {
    label: MEMBERSHIP_TEXTS.enableReminders,
    fields: ['reminders'],
    show: ({ reminders }) => (reminders ? 'On' : 'Off'),
  },
];
