import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { fullName } from '@/lib/full-name';
import { toast } from '@/ui/toast/toast';
import { useAskCancel, useCancelAppointment, useDeclineAppointment } from '../api/appointments';
import { shownWhen } from '../model/appointment-words';
import { useUndo } from './use-undo';

/** Actions on an appointment that need a reason. */
export type ReasonAction = 'decline' | 'cancel' | 'askCancel';

interface ReasonWords {
  title: string;
  description: string;
  hint?: string;
  confirm: string;
  busyLabel: string;
  danger: boolean;
}

/** The texts of an action's dialog, and what the action does. */
export function useReasonActions(action: ReasonAction, appointment: Appointment) {
  const { trigger: askCancel } = useAskCancel();
  const { trigger: cancel } = useCancelAppointment();
  const { trigger: decline } = useDeclineAppointment();
  const { undo } = useUndo();
  const { id } = appointment;
  const run = async (reason: string, revision: string) => {
    if (action === 'askCancel') {
      await askCancel({ id, reason });
      toast.success(APPOINTMENT_TEXTS.changeAsked);
      return;
    }
    const isDecline = action === 'decline';
    await (isDecline ? decline : cancel)({ id, reason, revision });
    const { declined, cancelled } = APPOINTMENT_TEXTS;
    toast.undo(isDecline ? declined : cancelled, () => void undo(id, !isDecline));
  };
  return { ...wordsOf(action, appointment), run };
}

function wordsOf(action: ReasonAction, appointment: Appointment): ReasonWords {
  const { state, member } = appointment;
  const when = shownWhen(appointment);
  const hint = `${fullName(member)} will see this exactly as you write it.`;
  if (action === 'askCancel') {
    return {
      title: 'Ask to cancel',
      description: `It’s on ${when}, and stays as scheduled until the office cancels it.`,
      confirm: 'Send request',
      busyLabel: 'Sending...',
      danger: false,
    };
  }
  if (action === 'cancel') {
    return {
      title: 'Cancel the appointment',
      description: `With ${fullName(member)} on ${when}.`,
      hint,
      confirm: 'Cancel appointment',
      busyLabel: 'Canceling...',
      danger: true,
    };
  }
  const isRequest = state === 'requested';
  return {
    title: isRequest ? 'Decline the request' : 'Decline the change request',
    description: isRequest
      ? `${fullName(member)} requested ${when}.`
      : `The appointment stays as scheduled, on ${when}.`,
    hint,
    confirm: 'Decline',
    busyLabel: 'Declining...',
    danger: true,
  };
}
