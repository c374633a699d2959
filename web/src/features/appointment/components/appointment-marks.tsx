import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { Badge } from '@/ui/badge';
import { looksOf } from '../model/appointment-words';

/** An appointment's state, and whether its member has a change request. */
export function AppointmentMarks({ appointment }: { appointment: Appointment }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {looksOf(appointment).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
