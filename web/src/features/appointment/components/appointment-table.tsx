import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_KINDS,
  APPOINTMENT_TEXTS,
} from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { shownClock, shownWeekday, shownZone } from '@hearthside/contract/shown-date';
import { fullName } from '@/lib/full-name';
import { deviceZone } from '@/lib/time-zone';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { DataTable, type Column } from '@/ui/lists/table';
import { nameOf, whenElsewhere } from '../model/appointment-words';
import { AppointmentMarks } from './appointment-marks';
import { LocationText } from './location-text';

export interface AppointmentTableProps {
  appointments: readonly Appointment[];
  /** Whether it shows everybody's appointments, each with its member. */
  ofAll: boolean;
  busy: boolean;
  entriesOf: (appointment: Appointment) => MenuEntry[];
}

/** A page of appointments in the four columns (part 1 §2.3). The state of each is shown below its date. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { appointments, ofAll, busy, entriesOf } = props;
  const columns: Column<Appointment>[] = [
    {
      id: 'sessionNumber',
      header: APPOINTMENT_COLUMNS.sessionNumber,
      primary: true,
      // A number needs less room than a name.
      className: ofAll ? undefined : 'md:min-w-0!',
      cell: (appointment) => <Session appointment={appointment} ofAll={ofAll} />,
    },
    {
      id: 'date',
      header: APPOINTMENT_COLUMNS.date,
      cell: (appointment) => (
        <span className="grid gap-1.5">
          <time dateTime={appointment.date} className="tabular-nums">
            {shownWeekday(appointment.date)}
          </time>
          <AppointmentMarks appointment={appointment} />
        </span>
      ),
    },
    {
      id: 'time',
      header: APPOINTMENT_COLUMNS.time,
      className: 'md:min-w-38',
      cell: (appointment) => <Time of={appointment} />,
    },
    {
      id: 'location',
      header: APPOINTMENT_COLUMNS.location,
      cell: ({ location }) =>
        location ? (
          <LocationText location={location} />
        ) : (
          <span className="text-ink-soft">To be decided</span>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      actions: true,
      cell: (appointment) => (
        <RowMenu
          name={
            ofAll
              ? `${nameOf(appointment)} of ${fullName(appointment.member)}`
              : nameOf(appointment)
          }
          items={entriesOf(appointment)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={APPOINTMENT_TEXTS.title}
      columns={columns}
      rows={appointments}
      rowKey={({ id }) => id}
      busy={busy}
      cardsTo="md"
    />
  );
}

function Session({ appointment, ofAll }: { appointment: Appointment; ofAll: boolean }) {
  const { sessionNumber, kind, member } = appointment;
  return (
    <>
      <span className="tabular-nums">
        <span className="md:hidden">Session </span>
        {sessionNumber}
      </span>
      {ofAll && <span className="block font-[560]">{fullName(member)}</span>}
      <span className="block text-s font-normal text-ink-soft">{APPOINTMENT_KINDS[kind]}</span>
    </>
  );
}

/** The time with its zone, and the time in the viewer's zone if that is different. */
function Time({ of: appointment }: { of: Appointment }) {
  const elsewhere = whenElsewhere(appointment, deviceZone(appointment.timeZone));
  const isOtherDay = elsewhere && elsewhere.date !== appointment.date;
  return (
    <span className="block min-w-0">
      <time dateTime={appointment.startsAt} className="tabular-nums">
        {shownClock(appointment.time)}
      </time>
      <span className="block text-s text-ink-soft">{shownZone(appointment.timeZone)}</span>
      {elsewhere && (
        <span className="block text-s text-ink-soft">
          {isOtherDay && `${shownWeekday(elsewhere.date)}, `}
          {shownClock(elsewhere.time)} {shownZone(elsewhere.timeZone)} your time
        </span>
      )}
    </span>
  );
}
