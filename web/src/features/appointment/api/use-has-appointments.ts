import { can } from '@hearthside/contract/access';
import useSWR from 'swr';
import { useMe } from '@/features/session';
import { appointmentApi } from './appointment-api';
import { appointmentKeys } from './keys';

/**
 * Whether the member has any appointment, which opens the section to whoever has no other right to it; undefined
 * until it is known. It is asked only of them: to everybody else the section is open anyway.
 */
export function useHasAppointments(): boolean | undefined {
  const me = useMe();
  const isOpen = can(me, 'appointments');
  const { data } = useSWR(isOpen ? null : appointmentKeys.state, () => appointmentApi.state());
  return isOpen || data?.hasAppointments;
}
