import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { AppointmentView } from '@hearthside/contract/appointment/endpoints';
import { CalendarDays } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

type Narrowed = Exclude<AppointmentView, 'all'>;

const NONE: Record<Narrowed, string> = {
  coming: 'No appointment is coming up.',
  waiting: 'Nothing waits for the office.',
  past: 'No appointment lies behind you.',
};
const NONE_OF_ALL: Record<Narrowed, string> = {
  coming: 'No appointment with a member is coming up.',
  waiting: 'Every request is answered.',
  past: 'No appointment is over yet.',
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
          ? 'What members ask for comes here, and what you add for them.'
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
