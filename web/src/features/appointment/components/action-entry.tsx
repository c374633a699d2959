import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import {
  CalendarArrowDown,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleX,
  PencilLine,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { MenuEntry } from '@/ui/dialogs/menu';
import type { AppointmentAction } from '../model/appointment-actions';

interface EntryLook {
  label: (appointment: Appointment) => string;
  Icon: LucideIcon;
  danger?: boolean;
  divided?: boolean;
}

const isRequest = ({ state }: Appointment) => state === 'requested';

const LOOKS: Record<AppointmentAction, EntryLook> = {
  confirm: { label: () => 'Confirm', Icon: CalendarCheck },
  meet: { label: () => 'Reschedule as requested', Icon: CalendarCheck },
  edit: { label: () => 'Edit', Icon: PencilLine },
  calendar: { label: () => 'Add to calendar', Icon: CalendarArrowDown },
  decline: {
    label: (one) => (isRequest(one) ? 'Decline' : 'Decline change request'),
    Icon: CircleX,
  },
  cancel: { label: () => 'Cancel appointment', Icon: CalendarX },
  undo: {
    label: ({ state }) => (state === 'cancelled' ? 'Undo the cancellation' : 'Undo the decline'),
    Icon: Undo2,
  },
  remove: { label: () => 'Remove', Icon: Trash2, danger: true, divided: true },
  askMove: { label: () => 'Ask to reschedule', Icon: CalendarClock },
  askCancel: { label: () => 'Ask to cancel', Icon: CalendarX },
  withdraw: {
    label: (one) => (isRequest(one) ? 'Withdraw request' : 'Withdraw change request'),
    Icon: Undo2,
  },
};

/** An action as a menu entry. */
export function actionEntry(
  action: AppointmentAction,
  appointment: Appointment,
): Omit<MenuEntry, 'onSelect'> {
  const { label, Icon, danger, divided } = LOOKS[action];
  return { label: label(appointment), icon: <Icon size={18} aria-hidden />, danger, divided };
}
