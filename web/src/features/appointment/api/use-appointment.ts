import useSWR from 'swr';
import { appointmentApi } from './appointment-api';
import { appointmentKeys } from './keys';

/** One appointment; nothing is asked without an id. */
export const useAppointment = (id: number | undefined) =>
  useSWR(id === undefined ? null : appointmentKeys.detail(id), ([, , one]) =>
    appointmentApi.detail({ id: one }),
  );
