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

// Not below 'notification', because new notifications change nothing about it.
const own = resource('notification-choices', notificationEndpoints);

/** The member's choices about notifications. */
export const useChoices = own.choices.query();

/** Makes a new choice, based on the choices as they are shown. */
export type Choosing = (shown: NotificationChoices) => NotificationChoices;

/**
 * Saves a choice. It shows at once and is undone if it could not be saved. Several in a row all apply: they are sent
 * one after another, so that none can overtake the other. Returns whether it was saved.
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
