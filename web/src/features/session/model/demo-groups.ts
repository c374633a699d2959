import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import type { DemoAccount } from '@hearthside/contract/session/endpoints';

/** Demo accounts in the order of their roles, each with what distinguishes it from the others. */
export function demoChoices(accounts: readonly DemoAccount[]) {
  return [...accounts]
    .sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
    .map((account) => ({
      account,
      role: account.verified
        ? ROLE_LABELS[account.role].one
        : `${ROLE_LABELS[account.role].one}, not verified`,
    }));
}
