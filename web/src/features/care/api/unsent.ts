import { markOutboxOf } from './mark-outbox';

/** Sends the marks of a member that wait on this device, on whichever page they are. */
export const sendUnsentMarks = (memberId: number): void => markOutboxOf(memberId).start();

/** How many marks of a member wait to be sent from here. */
export const unsentMarksOf = (memberId: number): number => markOutboxOf(memberId).items().length;

/** Discards all of them. */
export function discardUnsentMarks(memberId: number): void {
  const outbox = markOutboxOf(memberId);
  for (const { clientId } of outbox.items()) outbox.discard(clientId);
}
