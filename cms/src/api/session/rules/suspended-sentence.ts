import { shownDay } from '@hearthside/contract/shown-date';

/**
 * What a suspended member is told.
 * @param until the calendar day on which they can sign in again; null until somebody lifts it
 * @param supportEmail the office's address; empty where the portal has none
 */
export function suspendedSentence(until: string | null, supportEmail: string): string {
  const how = until
    ? `This account is suspended. You can sign in again on ${shownDay(until)}.`
    : 'This account is suspended.';
  const ask = supportEmail ? `write to ${supportEmail}` : 'contact us';
  return `${how} If you have questions, please ${ask}.`;
}
