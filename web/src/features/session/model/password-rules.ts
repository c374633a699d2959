import { PASSWORD } from '@hearthside/contract/session/endpoints';

/** One rule of a new password, and whether what is typed keeps it. */
export interface PasswordRule {
  label: string;
  met: boolean;
}

/** The rules that can be told while typing. Common passwords are for the server to refuse. */
export function passwordRules(typed: string): PasswordRule[] {
  const length = [...typed.normalize('NFC')].length;
  const rules = [{ label: `At least ${PASSWORD.min} characters`, met: length >= PASSWORD.min }];
  // Nobody needs to read of the upper end before they come near it.
  if (length > PASSWORD.max - 10) {
    rules.push({ label: `At most ${PASSWORD.max} characters`, met: length <= PASSWORD.max });
  }
  return rules;
}
