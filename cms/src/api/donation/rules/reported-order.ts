import type { DonationStatus } from '@hearthside/contract/donation/fields';

/** The state of a donation, and the service's time for it. */
export interface Standing {
  state: DonationStatus;
  saidAt: Date | null;
  refundedAt: Date | null;
}

/** How far along a transaction is in a state, for events without a later time. */
const RANK: Record<DonationStatus, number> = { pending: 0, failed: 1, cancelled: 1, completed: 2 };

/**
 * Whether a report of the service replaces what is known about a transaction. A refund replaces everything, and
 * nothing replaces a refund. A status set by an admin stays. What is older by the service's own times changes
 * nothing. At the same time, the service's own answer counts as the latest, and of two events the further state does,
 * because they can arrive in any order.
 */
export function replaces(
  known: Standing & { setByHand: boolean },
  said: Standing,
  by: 'answer' | 'news',
): boolean {
  if (known.refundedAt) return false;
  if (said.refundedAt) return true;
  if (known.setByHand) return false;
  const apart = (said.saidAt?.getTime() ?? 0) - (known.saidAt?.getTime() ?? 0);
  if (said.saidAt && known.saidAt && apart !== 0) return apart > 0;
  if (by === 'answer') return said.state !== 'pending' || known.state === 'pending';
  return RANK[said.state] >= RANK[known.state];
}
