import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** Puts a message of the donation service that can't be used aside, or back. */
export function useDismissWebhookEvent() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, aside: boolean) => {
      const state = await donationApi.putNewsAside({ id, aside });
      await mutate(donationKeys.service, state, { revalidate: false });
    },
    [mutate],
  );
}
