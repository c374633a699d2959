import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** Asks the donation service for recent transactions now. */
export function useReconcile() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(['donation', 'reconcile'], async () => {
    try {
      const state = await donationApi.reconcile();
      await mutate(donationKeys.service, state, { revalidate: false });
      return state;
    } finally {
      // Also after a failure: some may have been mended before it.
      void invalidate('donation', 'membership');
    }
  });
}
