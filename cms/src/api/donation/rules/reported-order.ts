import type { DonationStatus } from '@hearthside/contract/donation/fields';

/** Where a donation stands, and by when the service said so. */
export interface Standing {
  state: DonationStatus;
  saidAt: Date | null;
  refundedAt: Date | null;
}

/** How far a state lies along a transaction's way, for news that name no later time. */
const RANK: Record<DonationStatus, number> = { pending: 0, failed: 1, cancelled: 1, completed: 2 };

/**
 * Whether what the service says of a transaction replaces what is known of it. A refund wins over everything, and
 * nothing over a refund; a status an admin gave stays; what is older by the service's own times changes nothing.
 * Of the same time the service's own answer counts as the latest word, and of two news the further state: they can
 * come in any order.
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
