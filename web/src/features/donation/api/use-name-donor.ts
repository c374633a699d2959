import type { DonorInput } from '@hearthside/contract/donation-shapes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** Says whose a donation is and what for; memberships follow it. */
export function useNameDonor() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (named: DonorInput & { id: number; revision: string }) => {
      try {
        const changed = await donationApi.nameDonor(named);
        void mutate(donationKeys.detail(named.id), changed, { revalidate: false });
        return changed;
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void invalidate('donation', 'membership', 'history', 'member');
      }
    },
    [invalidate, mutate],
  );
}
