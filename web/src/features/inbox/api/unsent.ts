import { inboxOf } from './inbox-store';

/** How many messages of a member wait to be sent from here. */
export const unsentOf = (memberId: number): number => inboxOf(memberId).outbox.items().length;

/** Discards all of them. */
export function discardUnsent(memberId: number): void {
  const { outbox } = inboxOf(memberId);
  for (const { clientId } of outbox.items()) outbox.discard(clientId);
}
