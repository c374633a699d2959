import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment';
import type { AppointmentView } from '@hearthside/contract/appointment-endpoints';
import { CalendarDays } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

const NONE: Record<Exclude<AppointmentView, 'all'>, string> = {
  coming: 'No appointment is coming up.',
  waiting: 'Nothing waits for the office.',
  past: 'No appointment lies behind you.',
};

export interface NoAppointmentsProps {
  view: AppointmentView;
  isOffice: boolean;
  onShowAll: () => void;
}

/** Where there are no appointments, or none of those that are looked for. */
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
      title={NONE[view]}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  );
}
