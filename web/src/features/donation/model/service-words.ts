import type { DonationServiceState } from '@hearthside/contract/donation/shapes';

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`;

/** '3 messages wait until the donation service answers for them.'; without a key nobody asks it. */
export function waitingWords({ waiting, api }: Pick<DonationServiceState, 'waiting' | 'api'>) {
  const wait = `${many(waiting, 'message', 'messages')} ${waiting === 1 ? 'waits' : 'wait'}`;
  return api
    ? `${wait} until the donation service answers for ${waiting === 1 ? 'it' : 'them'}.`
    : `${wait} for a gift that is not known here yet.`;
}

/** '2 messages of the donation service can't be used.' */
export const unusableWords = (count: number) =>
  `${many(count, 'message', 'messages')} of the donation service can’t be used.`;

/** What a message of the service is about. */
export const eventWords = (event: string): string =>
  event === 'refund.created' ? 'A refund' : event === 'transaction.succeeded' ? 'A gift' : event;

/** What may be missing among the donations, and why; empty where nothing is. */
export function missingWords(state: DonationServiceState): string {
  const { problem, waiting, unusableCount } = state;
  if (problem) return problem;
  const parts = [
    waiting > 0 && waitingWords(state),
    unusableCount > 0 && unusableWords(unusableCount),
  ];
  return parts.filter(Boolean).join(' ');
}

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
