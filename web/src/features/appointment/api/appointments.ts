import { appointmentEndpoints } from '@hearthside/contract/appointment/endpoints';
import { resource } from '@/lib/api/resource';

export const appointments = resource('appointment', appointmentEndpoints);

/** The member's own appointments. For the office, all of them. */
export const useAppointments = appointments.list.query();

export const useAppointment = appointments.detail.query();

// The first page shows counts of what waits. They are requested again with 'member'.
const STALE = ['appointment', 'member', 'history'];
// A refusal can bring something new too: somebody else may have been faster.
const change = { invalidates: STALE, invalidatesOnError: STALE };
export const useCreateAppointment = appointments.create.mutation(change);
export const useSaveAppointment = appointments.save.mutation(change);
export const useDeclineAppointment = appointments.decline.mutation(change);
export const useCancelAppointment = appointments.cancel.mutation(change);
export const useReopenAppointment = appointments.reopen.mutation(change);
export const useRemoveAppointment = appointments.remove.mutation(change);
export const useAskMove = appointments.askMove.mutation(change);
export const useAskCancel = appointments.askCancel.mutation(change);
export const useWithdraw = appointments.withdraw.mutation(change);
