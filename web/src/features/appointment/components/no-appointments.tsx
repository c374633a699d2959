import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { AppointmentView } from '@hearthside/contract/appointment/endpoints';
import { CalendarDays } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

type Narrowed = Exclude<AppointmentView, 'all'>;

const NONE: Record<Narrowed, string> = {
  coming: 'You have no upcoming appointments.',
  waiting: 'You have no pending requests.',
  past: 'You have no past appointments.',
};
const NONE_OF_ALL: Record<Narrowed, string> = {
  coming: 'No upcoming appointments with members.',
  waiting: 'Every request is answered.',
  past: 'No past appointments yet.',
};

export interface NoAppointmentsProps {
  view: AppointmentView;
  isOffice: boolean;
  onShowAll: () => void;
}

/** Shown if there are no appointments, or none that match. */
export function NoAppointments({ view, isOffice, onShowAll }: NoAppointmentsProps) {
  const icon = <CalendarDays size={32} aria-hidden />;
  if (view === 'all') {
    return (
      <EmptyState icon={icon} title={APPOINTMENT_TEXTS.none}>
        {isOffice
          ? 'Requests from members and appointments you add for them show up here.'
          : APPOINTMENT_TEXTS.noneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={(isOffice ? NONE_OF_ALL : NONE)[view]}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  );
}
