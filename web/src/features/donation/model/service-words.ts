import type { DonationServiceState } from '@hearthside/contract/donation/shapes';

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`;

/** '3 messages wait until the donation service answers for them.' Without an API key, the service is not queried. */
export function waitingWords({ waiting, api }: Pick<DonationServiceState, 'waiting' | 'api'>) {
  const wait = `${many(waiting, 'message', 'messages')} ${waiting === 1 ? 'waits' : 'wait'}`;
  return api
    ? `${wait} until the donation service answers for ${waiting === 1 ? 'it' : 'them'}.`
    : `${wait} for a gift that is not known here yet.`;
}

/** '2 messages of the donation service can't be used.' */
export const unusableWords = (count: number) =>
  `${many(count, 'message', 'messages')} of the donation service can’t be used.`;

/** What a webhook event is about. */
export const eventWords = (event: string): string =>
  event === 'refund.created' ? 'A refund' : event === 'transaction.succeeded' ? 'A gift' : event;

/** What may be missing among the donations, and why. Empty if nothing is. */
export function missingWords(state: DonationServiceState): string {
  const { problem, waiting, unusableCount } = state;
  if (problem) return problem;
  const parts = [
    waiting > 0 && waitingWords(state),
    unusableCount > 0 && unusableWords(unusableCount),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The result of a comparison: '34 transactions compared: 1 added, 2 changed'. */
export function comparedWords(last: NonNullable<DonationServiceState['lastReconciled']>): string {
  const { seen, added, changed } = last;
  const seenWords = `${many(seen, 'transaction', 'transactions')} compared`;
  if (added === 0 && changed === 0) return `${seenWords}: nothing was missing`;
  const parts = [added > 0 && `${added} added`, changed > 0 && `${changed} changed`];
  return `${seenWords}: ${parts.filter(Boolean).join(', ')}`;
}

/**
 * The result of a check that was started by hand, compared to the state before it. Undefined while it runs or if it
 * was aborted.
 */
export function checkedWords(
  before: DonationServiceState | undefined,
  now: DonationServiceState,
): string | undefined {
  const hasEnded = now.lastReconciledAt !== before?.lastReconciledAt;
  return hasEnded && now.lastReconciled ? comparedWords(now.lastReconciled) : undefined;
}
