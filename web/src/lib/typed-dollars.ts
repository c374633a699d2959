import { readMoney, shownMoney } from '@hearthside/contract/money';
import { z } from 'zod';

/** Typed dollars, converted to whole cents. `missing` is the message if nothing is typed. */
export const typedDollars = (missing: string) =>
  z.string().transform((typed, context) => {
    const cents = readMoney(typed);
    if (cents !== null) return cents;
    const message =
      typed.trim() === '' ? missing : 'Please write dollars and cents, such as 45 or 45.50';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Typed dollars in display format: `$45.00`. Anything that is not an amount stays as it was typed. */
export function shownDollars(typed: string): string {
  const cents = readMoney(typed);
  return cents === null ? typed : shownMoney(cents);
}
