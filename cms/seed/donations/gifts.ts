import type { DonationStatus } from '@hearthside/contract/donation/fields';
import { chance } from '../pets/chance';
import { MONTHLY, STRANGERS, type DemoDonor } from './donors';

/** A gift of the demo's past. */
export interface DemoGift {
  at: Date;
  donor: DemoDonor;
  /** A verified member instead of the donor, by the order in which they joined. */
  member?: number;
  cents: number;
  state: DonationStatus;
  way: 'givebutter' | 'manual' | 'import';
  isRecurring: boolean;
  isRefunded: boolean;
  /** How much of it was refunded, in cents, while the gift stays. */
  refundedCents?: number;
}

const DAY = 86_400_000;
const MONTHS = 24;
const USUAL = [15, 20, 25, 25, 35, 50, 50, 50, 75, 100, 100, 150, 250, 500] as const;

/** The day this many months before now. In the current month it may not have come yet. */
const monthsAgo = (now: number, months: number, day: number) => {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, day, 17, 24));
};

/** How many donors give in a month: more before the holidays, fewer in summer. */
const giversIn = (month: number) => (month >= 10 ? 8 : month >= 5 && month <= 7 ? 3 : 5);

const monthly = (now: number): DemoGift[] =>
  MONTHLY.flatMap(({ dollars, day, months, ...donor }) =>
    Array.from({ length: months }, (_, back) => ({
      at: monthsAgo(now, back, day),
      donor,
      cents: dollars * 100,
      isRecurring: true,
      // One card had expired for a month.
      state:
        donor.name === 'Gideon Marsh' && back === 5 ? ('failed' as const) : ('completed' as const),
      way: 'givebutter' as const,
      isRefunded: false,
    })),
  );

/** The status of most gifts, and of some exceptions. */
function stateOf(random: () => number, ageDays: number, way: DemoGift['way']): DonationStatus {
  if (way !== 'givebutter') return 'completed';
  if (ageDays < 6) return random() < 0.5 ? 'pending' : 'completed';
  const drawn = random();
  if (drawn < 0.05) return 'failed';
  return drawn < 0.1 ? 'cancelled' : 'completed';
}

/** Two years of gifts, the same for every seed except for the day they end on. */
export function giftsUntil(now: number): DemoGift[] {
  const random = chance('donations');
  const single: DemoGift[] = [];
  for (let back = 0; back < MONTHS; back += 1) {
    const { length } = Array.from({ length: giversIn(monthsAgo(now, back, 1).getUTCMonth()) });
    for (let one = 0; one < length; one += 1) {
      const at = monthsAgo(now, back, 1 + Math.floor(random() * 28));
      const drawn = random();
      const way = drawn < 0.72 ? 'givebutter' : drawn < 0.9 ? 'manual' : 'import';
      const donor = STRANGERS[Math.floor(random() * STRANGERS.length)] as DemoDonor;
      const cents = (USUAL[Math.floor(random() * USUAL.length)] ?? 50) * 100;
      const state = stateOf(random, (now - at.getTime()) / DAY, way);
      const isRefunded = state === 'cancelled' && random() < 0.6;
      // Somebody gave more than they had meant to.
      const isTooMuch = state === 'completed' && cents === 25_000;
      const member = random() < 0.3 ? { member: Math.floor(random() * 14) } : {};
      single.push({
        at,
        donor,
        cents,
        state,
        way,
        isRecurring: false,
        isRefunded,
        ...member,
        ...(isTooMuch && { refundedCents: 10_000 }),
      });
    }
  }
  return [...monthly(now), ...single].filter(({ at }) => at.getTime() < now);
}
