import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import type { AppointmentAction } from '../model/appointment-actions';
import { MoveDialog } from './move-dialog';
import { OfficeDialog } from './office-dialog';
import { ReasonDialog } from './reason-dialog';
import { RemoveDialog } from './remove-dialog';
import { WithdrawDialog } from './withdraw-dialog';

/** The action being taken, and its appointment. */
export interface Doing {
  action: Exclude<AppointmentAction, 'undo' | 'calendar'>;
  appointment: Appointment;
}

export interface ActionDialogsProps {
  /** The action whose dialog is open, if any. */
  doing: Doing | undefined;
  onDo: (doing: Doing | undefined) => void;
  onRemoved?: () => void;
}

/** The dialogs for actions on an appointment, one at a time. */
export function ActionDialogs({ doing, onDo, onRemoved }: ActionDialogsProps) {
  const close = () => onDo(undefined);
  const { action, appointment } = doing ?? {};
  const only = (one: Doing['action']) => (action === one ? appointment : undefined);
  return (
    <>
      <OfficeDialog
        edited={doing && isOfficeEdit(doing) ? doing : undefined}
        onEdit={(next) => onDo(next === 'new' ? undefined : next)}
      />
      <ReasonDialog reasoned={doing && needsReason(doing) ? doing : undefined} onReason={onDo} />
      <MoveDialog appointment={only('askMove')} onClose={close} />
      <WithdrawDialog appointment={only('withdraw')} onClose={close} />
      <RemoveDialog appointment={only('remove')} onClose={close} onRemoved={onRemoved} />
    </>
  );
}

const isOfficeEdit = (doing: Doing): doing is Doing & { action: 'confirm' | 'edit' | 'meet' } =>
  ['confirm', 'edit', 'meet'].includes(doing.action);

const needsReason = (
  doing: Doing,
): doing is Doing & { action: 'decline' | 'cancel' | 'askCancel' } =>
  ['decline', 'cancel', 'askCancel'].includes(doing.action);
