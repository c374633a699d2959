import { PASSWORD } from '@hearthside/contract/session/endpoints';

/** One rule for a new password, and whether the typed text meets it. */
export interface PasswordRule {
  label: string;
  met: boolean;
}

/** The rules that can be checked while typing. The server refuses common passwords. */
export function passwordRules(typed: string): PasswordRule[] {
  const length = [...typed.normalize('NFC')].length;
  const rules = [{ label: `At least ${PASSWORD.min} characters`, met: length >= PASSWORD.min }];
  // The maximum is only mentioned near it.
  if (length > PASSWORD.max - 10) {
    rules.push({ label: `At most ${PASSWORD.max} characters`, met: length <= PASSWORD.max });
  }
  return rules;
}
