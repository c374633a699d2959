import {
  notificationEndpoints,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '@/lib/api/api-error';
import { resource } from '@/lib/api/resource';
import { oneAtATime } from '@/lib/session/one-at-a-time';
import { toast } from '@/ui/toast/toast';

// Not below 'notification': news in the bell change nothing about it.
const own = resource('notification-choices', notificationEndpoints);

/** What the member wants to be told. */
export const useChoices = own.choices.query();

/** What is chosen anew, of the choices as they are shown. */
export type Choosing = (shown: NotificationChoices) => NotificationChoices;

/**
 * Saves a choice: it shows at once and is taken back where it could not be kept. Of several in a row all hold: they
 * go one after the other, so that no two cross on their way. Answers whether it was kept.
 */
export function useSaveChoices() {
  const { data, mutate } = useSWR<NotificationChoices>(own.choices.key({}), null);
  const [put] = useState(() => oneAtATime((next: NotificationChoices) => own.saveChoices(next)));
  return useCallback(
    async (choose: Choosing) => {
      if (!data) return false;
      let next = data;
      let failure: unknown;
      const sending = async (before: NotificationChoices | undefined) => {
        const { kept, error } = await put(next);
        failure = error;
        return kept ?? before;
      };
      await mutate(sending, {
        optimisticData: (_, shown) => (next = choose(shown ?? data)),
        populateCache: true,
        revalidate: false,
      });
      if (!failure) return true;
      toast.error(messageOf(failure, 'Your choice could not be saved. Please try again.'));
      return false;
    },
    [data, mutate, put],
  );
}
