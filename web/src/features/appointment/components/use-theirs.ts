import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { appointments } from '../api/appointments';

/**
 * For decisions on an appointment in the state it was seen in. Where somebody else was quicker it tells who and
 * when and has the appointment as it is now: it is shown, and deciding again goes over that.
 */
export function useTheirs(id: number | undefined) {
  const [theirs, setTheirs] = useState<Appointment>();
  return {
    theirs,
    /** What to say of a failure; after a conflict, the appointment has been read again. */
    async explain(error: unknown): Promise<{ message: string; now?: Appointment }> {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (!isConflict || id === undefined) {
        return { message: messageOf(error, APPOINTMENT_TEXTS.failed) };
      }
      const now = await appointments.detail({ id }).catch(() => undefined);
      setTheirs(now);
      return { message: conflictWords(error), ...(now && { now }) };
    },
  };
}

/** What the server says, with who it was and when, where it says that too. */
function conflictWords({ message, details: { by, at } }: ApiError): string {
  if (!by) return message;
  return `${message} It was ${by}${at ? `, ${formatDateTime(at)}` : ''}.`;
}
