import type { Input } from '@hearthside/contract/endpoint';
import type { appointmentEndpoints } from '@hearthside/contract/appointment/endpoints';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import { appointments } from './appointments';
import { useSameKey } from './use-same-key';
import { appointmentStates } from './use-has-appointments';

type Asked = Omit<Input<typeof appointmentEndpoints.ask>, 'key'>;

/** Asks for an appointment. From then on the section is open to the member. */
export function useAsk() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const once = useSameKey('ask');
  return useCallback(
    async (asked: Asked) => {
      const made = await once(asked, (key) => appointments.ask({ ...asked, key }));
      // Set at once, without waiting for the next answer, because the member is sent to that section now.
      await mutate(
        appointmentStates.state.key({}),
        { hasAppointments: true },
        { revalidate: false },
      );
      void invalidate('appointment', 'member');
      return made;
    },
    [once, mutate, invalidate],
  );
}
