import { twiceWords } from '@hearthside/contract/care/dose-words';
import { OCCURRENCE_STATES } from '@hearthside/contract/care/occurrence-states';
import { shownClock, shownZone } from '@hearthside/contract/shown-date';
import { useSettings } from '@/features/settings';
import { formatToday } from '@/lib/dates';
import { deviceZone } from '@/lib/time-zone';
import { PrintSheet } from '@/ui/print-sheet';
import { daysFrom } from '../model/care-query';
import { dayHeading } from './day-groups';
import type { Due } from './use-marking';

export interface CareSheetProps {
  /** What the days are called, such as 'Nov 23 – Nov 29'. */
  title: string;
  from: string;
  to: string;
  today: string;
  dues: readonly Due[];
  overdue: readonly Due[];
  onDone: () => void;
}

/** What is due on paper, day by day, with a box to tick by hand. */
export function CareSheet({ title, from, to, today, dues, overdue, onDone }: CareSheetProps) {
  const { organisationName } = useSettings();
  const days = daysFrom(from, to)
    .map((day) => ({ day, due: dues.filter(({ occurrence }) => occurrence.day === day) }))
    .filter(({ due }) => due.length > 0);
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={`Care, ${title}`}
      onDone={onDone}
    >
      {overdue.length > 0 && <PaperTable heading="Overdue" dues={overdue} withDay />}
      {days.map(({ day, due }) => (
        <PaperTable key={day} heading={dayHeading(day, today)} dues={due} />
      ))}
      {days.length === 0 && overdue.length === 0 && <p>Nothing is due.</p>}
    </PrintSheet>
  );
}

interface PaperTableProps {
  heading: string;
  dues: readonly Due[];
  withDay?: boolean;
}

function PaperTable({ heading, dues, withDay = false }: PaperTableProps) {
  return (
    <section className="mb-5">
      <h2 className="mb-1 text-m">{heading}</h2>
      <table className="w-full table-fixed border-collapse text-left text-xs">
        <colgroup>
          <col className="w-8" />
          <col className="w-28" />
          <col />
          <col className="w-28" />
          <col className="w-40" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th>Done</th>
            <th>When</th>
            <th>Task</th>
            <th>Animal</th>
            <th>Who</th>
          </tr>
        </thead>
        <tbody>
          {dues.map(({ task, occurrence: { day, time, state, mark, uncounted, assignee } }) => (
            <tr key={`${task.id} ${day} ${time}`} className="break-inside-avoid align-top">
              <td className={CELL}>
                <span className="inline-block size-4 border border-ink text-center leading-4">
                  {mark ? '✓' : ''}
                </span>
              </td>
              <td className={CELL}>
                {withDay && `${dayHeading(day, '')}, `}
                {time === null ? 'All day' : shownClock(time)}
                {time !== null && task.zone !== deviceZone() && ` ${shownZone(task.zone)}`}
              </td>
              <td className={CELL}>
                <span className="font-semibold">{task.title}</span>
                {task.dose && ` · ${task.dose}`}
                {task.notes && <span className="block">{task.notes}</span>}
              </td>
              <td className={CELL}>{task.pet.name}</td>
              <td className={CELL}>
                {mark
                  ? `${OCCURRENCE_STATES[state]}: ${mark.by?.name ?? 'a former member'}`
                  : uncounted
                    ? `${twiceWords(task.kind)} ${uncounted.by?.name ?? 'a former member'}`
                    : assignee?.name}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CELL = 'border-b border-line py-1.5 pr-3';
