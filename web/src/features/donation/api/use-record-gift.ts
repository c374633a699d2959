import type { GiftInput } from '@hearthside/contract/donation-shapes';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { donationApi } from './donation-api';

/** Records a gift that came by check, cash or transfer; the same key twice records one. */
export function useRecordGift() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['donation', 'record'],
    async (_, { arg }: { arg: GiftInput & { key: string; another: boolean } }) => {
      try {
        return await donationApi.create(arg);
      } finally {
        // Also after a failure: it may have been recorded before the answer got lost.
        void invalidate('donation', 'membership', 'history', 'member');
      }
    },
  );
}
