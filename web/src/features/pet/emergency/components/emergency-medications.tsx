import type { Medication, PlannedMedication } from '@hearthside/contract/pet/endpoints';
import { doseWords } from '@hearthside/contract/pet/entry-words';
import { shownClock } from '@hearthside/contract/shown-date';
import { formatDate } from '@/lib/dates';
import { EmergencyPart } from './emergency-part';

export interface EmergencyMedicationsProps {
  medications?: Medication[];
  planned?: PlannedMedication[];
}

/** What the pet is given, with its dose, by its record and by the calendar. Not known to a sheet of an earlier version. */
export function EmergencyMedications({
  medications = [],
  planned = [],
}: EmergencyMedicationsProps) {
  return (
    <EmergencyPart title="Medications">
      {medications.length + planned.length === 0 && (
        <p className="text-ink-soft">None on record.</p>
      )}
      <ul className="grid gap-1.5 print:gap-0.5 print:text-s">
        {medications.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            <strong dir="auto" className="font-semibold">
              {one.medicine} {doseWords(one)}
            </strong>
            {one.times.length > 0 && `, at ${one.times.map(shownClock).join(' and ')}`}
            {one.to !== null && <span className="text-ink-soft">, until {formatDate(one.to)}</span>}
          </li>
        ))}
        {medications.length > 0 && planned.length > 0 && (
          <li className="text-ink-soft">
            In the care calendar, where it may be the same medication:
          </li>
        )}
        {planned.map(({ taskId, title, dose, when }) => (
          <li key={`task ${taskId}`} className="wrap-anywhere">
            <strong dir="auto" className="font-semibold">
              {dose ? `${title}, ${dose}` : title}
            </strong>
            . {when}
          </li>
        ))}
      </ul>
    </EmergencyPart>
  );
}
