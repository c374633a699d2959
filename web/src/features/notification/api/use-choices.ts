import type { NotificationChoices } from '@hearthside/contract/notification';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '@/lib/api-error';
import { toast } from '@/ui/toast';
import { notificationKeys } from './keys';
import { notificationApi } from './notification-api';

/** What the member wants to be told. */
export const useChoices = () => useSWR(notificationKeys.choices(), () => notificationApi.choices());

/**
 * Saves a choice: it shows at once and is taken back where it could not be kept. One at a time, so that two
 * cannot cross on their way; answers whether it was kept.
 */
export function useSaveChoices() {
  const { mutate } = useSWR<NotificationChoices>(notificationKeys.choices(), null);
  const [saving, setSaving] = useState(false);
  const save = useCallback(
    async (next: NotificationChoices) => {
      setSaving(true);
      try {
        await mutate(notificationApi.saveChoices(next), {
          ...{ optimisticData: next, rollbackOnError: true },
          ...{ populateCache: true, revalidate: false },
        });
        return true;
      } catch (error) {
        toast.error(messageOf(error, 'Your choice could not be saved. Please try again.'));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [mutate],
  );
  return { save, saving };
}
