import type { DonationStatus } from '@hearthside/contract/donation';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** Another status, and why. */
export interface StatusChange {
  id: number;
  status: DonationStatus;
  reason: string;
  /** The donation as it was seen; where it has changed since, the change is refused. */
  revision: string;
}

/** Gives a donation another status; a gift that counts, or no longer does, may move a membership's deadline. */
export function useSetStatus() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (change: StatusChange) => {
      try {
        const changed = await donationApi.setStatus(change);
        void mutate(donationKeys.detail(change.id), changed, { revalidate: false });
        return changed;
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void invalidate('donation', 'membership', 'history', 'member');
      }
    },
    [invalidate, mutate],
  );
}
