import { can } from '@hearthside/contract/access';
import { appointmentStateEndpoints } from '@hearthside/contract/appointment/state-endpoints';
import { useMe } from '@/features/session';
import { resource } from '@/lib/api/resource';

/** What every page asks of the appointments. The other calls are many, and the first page does without them. */
export const appointmentStates = resource('appointment', appointmentStateEndpoints);

const useAppointmentState = appointmentStates.state.query();

/**
 * Whether the member has an appointment, which opens the section to members who otherwise may not see it. Undefined
 * until it is known. Requested only for them, because for everybody else the section is open anyway.
 */
export function useHasAppointments(): boolean | undefined {
  const isOpen = can(useMe(), 'appointments');
  const { data } = useAppointmentState(isOpen ? null : {});
  return isOpen || data?.hasAppointments;
}
