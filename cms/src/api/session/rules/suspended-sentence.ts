import { shownDay } from '@hearthside/contract/shown-date';

const asking = (supportEmail: string) => (supportEmail ? `write to ${supportEmail}` : 'contact us');

/**
 * What a suspended member is told.
 * @param until the calendar day on which they can sign in again; null until somebody lifts it
 * @param supportEmail the office's address; empty where the portal has none
 */
export function suspendedSentence(until: string | null, supportEmail: string): string {
  const how = until
    ? `This account is suspended. You can sign in again on ${shownDay(until)}.`
    : 'This account is suspended.';
  return `${how} If you have questions, please ${asking(supportEmail)}.`;
}

/** What a member is told whose account is archived. */
export const archivedSentence = (supportEmail: string): string =>
  `This account is archived, because you are no longer a member here. If you would like to come back, please ${asking(supportEmail)}.`;
