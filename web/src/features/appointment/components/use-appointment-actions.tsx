import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { can } from '@hearthside/contract/access';
import { useState } from 'react';
import { useMe } from '@/features/session';
import type { MenuEntry } from '@/ui/dialogs/menu';
import { messageOf } from '@/lib/api/api-error';
import { saveFile } from '@/lib/files/download-save';
import { toast } from '@/ui/toast/toast';
import { officeActions, ownActions, type AppointmentAction } from '../model/appointment-actions';
import { appointments } from '../api/appointments';
import { actionEntry } from './action-entry';
import { ActionDialogs, type Doing } from './action-dialogs';
import { useUndo } from './use-undo';

/** Saves a confirmed appointment as a calendar file. */
async function saveCalendar({ id, date }: Appointment) {
  try {
    saveFile(await appointments.calendar({ id }), `appointment-${date}.ics`);
  } catch (error) {
    toast.error(messageOf(error, 'The calendar file couldn’t be downloaded'));
  }
}

/** These need no dialog. */
const AT_ONCE: readonly AppointmentAction[] = ['calendar', 'undo'];

export interface AppointmentActionsOptions {
  /** Called after an action. The element that had the focus may be gone. */
  onDone?: () => void;
  onRemoved?: () => void;
}

/** The actions the viewer can take on appointments, as menu entries, and the dialogs they open. */
export function useAppointmentActions({ onDone, onRemoved }: AppointmentActionsOptions) {
  const me = useMe();
  const [doing, setDoing] = useState<Doing>();
  const { undo, isUndoing } = useUndo();
  const start = (action: AppointmentAction, appointment: Appointment) => {
    if (action === 'calendar') void saveCalendar(appointment);
    else if (action === 'undo') void undo(appointment.id, appointment.state === 'cancelled');
    else setDoing({ action, appointment });
  };
  const actsOf = (appointment: Appointment): AppointmentAction[] => {
    if (can(me, 'admin_appointments')) return officeActions(appointment);
    return appointment.member.id === me.id ? ownActions(appointment) : [];
  };
  return {
    entriesOf: (appointment: Appointment): MenuEntry[] =>
      actsOf(appointment).map((action) => ({
        ...actionEntry(action, appointment),
        busy: action === 'undo' && isUndoing,
        [AT_ONCE.includes(action) ? 'onSelect' : 'onOpen']: () => start(action, appointment),
      })),
    dialogs: (
      <ActionDialogs
        doing={doing}
        onDo={(next) => {
          setDoing(next);
          if (!next) onDone?.();
        }}
        onRemoved={onRemoved}
      />
    ),
  };
}
