import { useMemo } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { appointmentApi } from './appointment-api';

/** What can be done to appointments. Calls, not mutations of one state: several may be undone at a time. */
export function useAppointmentChanges() {
  const invalidate = useInvalidate();
  return useMemo(() => {
    /** Also after a refusal, which says something new: somebody else may have been quicker. */
    const changing =
      <Given, Answer>(call: (given: Given) => Promise<Answer>) =>
      (given: Given) =>
        // The first page counts what waits; it is asked again with the members.
        call(given).finally(() => void invalidate('appointment', 'member', 'history'));
    return {
      create: changing(appointmentApi.create),
      save: changing(appointmentApi.save),
      decline: changing(appointmentApi.decline),
      cancel: changing(appointmentApi.cancel),
      reopen: changing(appointmentApi.reopen),
      remove: changing(appointmentApi.remove),
      askMove: changing(appointmentApi.askMove),
      askCancel: changing(appointmentApi.askCancel),
      withdraw: changing(appointmentApi.withdraw),
      /** As it is at this moment. */
      readNow: (id: number) => appointmentApi.detail({ id }),
      calendar: (id: number) => appointmentApi.calendar({ id }),
    };
  }, [invalidate]);
}
