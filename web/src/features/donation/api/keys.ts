import type { DonationSort, DonationStatus } from '@hearthside/contract/donation';
import type { PagedQuery } from '@/lib/paged-query';

/** A page of the admins' list of donations. */
export interface DonationsAsked extends PagedQuery {
  status?: DonationStatus;
  sortBy: DonationSort;
  sortOrder: 'asc' | 'desc';
}

/** The donations' keys in the data cache; `useInvalidate()('donation')` asks again for all of them. */
export const donationKeys = {
  list: (asked: DonationsAsked) => ['donation', 'list', asked] as const,
  detail: (id: number) => ['donation', 'detail', id] as const,
  /** Of the current year where none is named. */
  totals: (year: number | undefined) => ['donation', 'totals', year] as const,
  service: ['donation', 'service'] as const,
  ownStatement: (year: number) => ['donation', 'ownStatement', year] as const,
  statement: (id: number, year: number) => ['donation', 'statement', id, year] as const,
};
