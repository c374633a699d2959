import useSWR from 'swr';
import { appointmentApi } from './appointment-api';
import { appointmentKeys, type AppointmentsAsked } from './keys';

/** A page of one's own appointments, or of everybody's; the page before stays while the next is on its way. */
export const useAppointments = (asked: AppointmentsAsked) =>
  useSWR(appointmentKeys.list(asked), ([, , query]) => appointmentApi.list(query), {
    keepPreviousData: true,
  });
