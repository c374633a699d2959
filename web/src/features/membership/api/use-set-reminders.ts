import type { Answer } from '@hearthside/contract/endpoint';
import type { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { memberships } from './memberships';

type MembershipsPage = Answer<(typeof membershipEndpoints)['list']>;

/** Switches reminders. This shows at once wherever the membership is listed, and is undone if it fails (part 2 §4). */
export function useSetReminders() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number, reminders: boolean) => {
      const isPage = memberships.list.matches();
      const show = (change: Partial<Membership>) =>
        mutate<MembershipsPage>(isPage, (page) => page && withChange(page, id, change), {
          revalidate: false,
        });
      await show({ reminders });
      try {
        await show(await memberships.setReminders({ id, reminders }));
      } catch (error) {
        await show({ reminders: !reminders });
        // It may be gone, or have changed.
        void invalidate(isPage);
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
