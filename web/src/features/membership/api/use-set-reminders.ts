import type { Membership } from '@hearthside/contract/membership-shapes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { isMembershipPage, type MembershipsPage } from './keys';
import { membershipApi } from './membership-api';

/** Switches reminders: shown at once wherever the membership is listed, and put back where it fails (part 2 §4). */
export function useSetReminders() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number, reminders: boolean) => {
      const show = (change: Partial<Membership>) =>
        mutate<MembershipsPage>(isMembershipPage, (page) => page && withChange(page, id, change), {
          revalidate: false,
        });
      await show({ reminders });
      try {
        await show(await membershipApi.setReminders({ id, reminders }));
      } catch (error) {
        await show({ reminders: !reminders });
        // It may be gone, or look otherwise by now.
        void mutate(isMembershipPage);
        throw error;
      }
      void invalidate('history');
    },
    [mutate, invalidate],
  );
}

const withChange = (page: MembershipsPage, id: number, change: Partial<Membership>) => ({
  ...page,
  memberships: page.memberships.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
