import type { DonationServiceState } from '@hearthside/contract/donation-endpoints';

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`;

/** '3 messages wait until the donation service can be asked.' */
export const waitingWords = (count: number): string =>
  count === 1
    ? '1 message waits until the donation service can be asked.'
    : `${count.toLocaleString('en-US')} messages wait until the donation service can be asked.`;

/** What a comparison came to: '34 transactions compared: 1 added, 2 changed'. */
export function comparedWords(last: NonNullable<DonationServiceState['lastReconciled']>): string {
  const { seen, added, changed } = last;
  const seenWords = `${many(seen, 'transaction', 'transactions')} compared`;
  if (added === 0 && changed === 0) return `${seenWords}: nothing was missing`;
  const parts = [added > 0 && `${added} added`, changed > 0 && `${changed} changed`];
  return `${seenWords}: ${parts.filter(Boolean).join(', ')}`;
}

/**
 * What came of checking now, from how it stood before: the words of its end, undefined while it goes on or where
 * it broke off.
 */
export function checkedWords(
  before: DonationServiceState | undefined,
  now: DonationServiceState,
): string | undefined {
  const hasEnded = now.lastReconciledAt !== before?.lastReconciledAt;
  return hasEnded && now.lastReconciled ? comparedWords(now.lastReconciled) : undefined;
}
