import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { Badge } from '@/ui/badge';
import { looksOf } from '../model/appointment-words';

/** Where an appointment stands, and that its member asks for something. */
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
