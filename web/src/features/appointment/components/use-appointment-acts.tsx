import type { Appointment } from '@hearthside/contract/appointment-endpoints';
import { can } from '@hearthside/contract/access';
import { useState } from 'react';
import { useMe } from '@/features/session';
import type { MenuEntry } from '@/ui/menu';
import { officeActs, ownActs, type AppointmentAct } from '../model/appointment-acts';
import { actEntry } from './act-entry';
import { ActDialogs, type Doing } from './act-dialogs';
import { useCalendar } from './use-calendar';
import { useUndo } from './use-undo';

export interface AppointmentActsOptions {
  /** What had the focus may be gone. */
  onDone?: () => void;
  onRemoved?: () => void;
}

/** What the viewer can do with appointments: as entries of menus, and the dialogs they open. */
export function useAppointmentActs({ onDone, onRemoved }: AppointmentActsOptions) {
  const me = useMe();
  const [doing, setDoing] = useState<Doing>();
  const saveCalendar = useCalendar();
  const undo = useUndo();
  const start = (act: AppointmentAct, appointment: Appointment) => {
    if (act === 'calendar') void saveCalendar(appointment);
    else if (act === 'undo') void undo(appointment.id);
    else setDoing({ act, appointment });
  };
  const actsOf = (appointment: Appointment): AppointmentAct[] => {
    if (can(me, 'admin_appointments')) return officeActs(appointment);
    return appointment.member.id === me.id ? ownActs(appointment) : [];
  };
  return {
    entriesOf: (appointment: Appointment): MenuEntry[] =>
      actsOf(appointment).map((act) => ({
        ...actEntry(act, appointment),
        onSelect: () => start(act, appointment),
      })),
    dialogs: (
      <ActDialogs
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
