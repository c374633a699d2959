import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useState } from 'react';
import { isOutOfDate, messageOf } from '@/lib/api/api-error';
import { whoAndWhen } from '@/lib/who-and-when';
import { appointments } from '../api/appointments';

/**
 * For decisions on an appointment in the state in which it was seen. After a conflict, this tells who changed it and
 * when, and has the appointment as it is now. It is shown, and deciding again overwrites it.
 */
export function useTheirs(id: number | undefined) {
  const [theirs, setTheirs] = useState<Appointment>();
  return {
    theirs,
    /** The message for a failure. After a conflict, the appointment has been loaded again. */
    async explain(error: unknown): Promise<{ message: string; now?: Appointment }> {
      if (!isOutOfDate(error) || id === undefined) {
        return { message: messageOf(error, APPOINTMENT_TEXTS.failed) };
      }
      const now = await appointments.detail({ id }).catch(() => undefined);
      setTheirs(now);
      return {
        message: `${error.message} ${whoAndWhen(error.details)}`.trim(),
        ...(now && { now }),
      };
    },
  };
}
