import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useCallback } from 'react';
import { useMe } from '@/features/session';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';

/** If what the first request created has been canceled since, sending the same again is meant to create another one. */
const isOff = ({ state }: Appointment) => state === 'declined' || state === 'cancelled';

/**
 * For calls that create an appointment. If the same request is sent again because the first got no answer, it carries
 * the same idempotency key, so that the server recognizes it. This also works if the dialog was closed or the page
 * reloaded in between.
 */
export function useSameKey(what: 'ask' | 'create') {
  const { id } = useMe();
  return useCallback(
    async (given: object, call: (key: string) => Promise<Appointment>): Promise<Appointment> => {
      const sent = sentDraft(id, `appointment ${what}`);
      const once = async () => {
        const made = await call(keyOf(given, sent));
        sent.clear();
        return made;
      };
      const made = await once();
      return isOff(made) ? once() : made;
    },
    [what, id],
  );
}
