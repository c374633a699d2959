import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useCallback } from 'react';
import { useMe } from '@/features/session';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';

/** What the first sending made was called off since: who sends the same again wants another. */
const isOff = ({ state }: Appointment) => state === 'declined' || state === 'cancelled';

/**
 * For calls that make an appointment: the same once more, because no answer came to the first, carries the same
 * key, by which the server knows it; also where the dialog was closed or the page was loaded again meanwhile.
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
