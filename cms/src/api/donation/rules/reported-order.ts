import type { DonationStatus } from '@hearthside/contract/donation/fields';

/** The state of a donation, and the service's time for it. Amounts are in cents. */
export interface Standing {
  state: DonationStatus;
  saidAt: Date | null;
  amount: number;
  refunded: number;
}

interface Known extends Standing {
  setByHand: boolean;
  /** Whether it is only known that it was refunded. Before parts were kept, a part counted as all of it. */
  isRefundUnclear: boolean;
}

/** How far along a transaction is in a state, for events without a later time. */
const RANK: Record<DonationStatus, number> = { pending: 0, failed: 1, cancelled: 1, completed: 2 };

const isRefundedWhole = ({ amount, refunded }: Standing) => refunded > 0 && refunded >= amount;

/**
 * Whether a report of the service replaces what is known about a transaction. One with a further refund replaces
 * everything, and nothing replaces the refund of all of it. A status set by an admin stays. What is older by the
 * service's own times, or knows less of refunds, changes nothing. At the same time, the service's own answer counts as
 * the latest, and of two events the further state does, because they can arrive in any order.
 */
export function replaces(known: Known, said: Standing, by: 'answer' | 'webhook'): boolean {
  if (known.isRefundUnclear && !known.setByHand && by === 'answer' && said.refunded > 0)
    return true;
  if (isRefundedWhole(known)) return false;
  if (said.refunded !== known.refunded) return said.refunded > known.refunded;
  if (known.setByHand) return false;
  const apart = (said.saidAt?.getTime() ?? 0) - (known.saidAt?.getTime() ?? 0);
  if (said.saidAt && known.saidAt && apart !== 0) return apart > 0;
  if (by === 'answer') return said.state !== 'pending' || known.state === 'pending';
  return RANK[said.state] >= RANK[known.state];
}
