import { addDays } from '@hearthside/contract/calendar-days';
import { shownClock, shownDay } from '@hearthside/contract/shown-date';
import { WEEKDAYS } from '@hearthside/contract/care/fields';
import clsx from 'clsx';
import type { Due } from './use-marking';

/** How many of a day are named. The others are counted. */
const NAMED = 3;

export interface MonthGridProps {
  from: string;
  /** A day of the month. */
  day: string;
  today: string;
  dues: readonly Due[];
  onDay: (day: string) => void;
}

/** Six weeks as a table of days, each a button that opens it. On a phone a day has the number of what is open. */
export function MonthGrid({ from, day, today, dues, onDay }: MonthGridProps) {
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(from, week * 7 + at)),
  );
  const byDay = new Map<string, Due[]>();
  for (const due of dues)
    byDay.set(due.occurrence.day, [...(byDay.get(due.occurrence.day) ?? []), due]);
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1.5 text-center text-s text-ink-soft">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} className="h-px border border-line p-0 align-top">
                <DayCell
                  day={one}
                  isToday={one === today}
                  isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                  dues={byDay.get(one) ?? []}
                  onOpen={() => onDay(one)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  isOutside: boolean;
  dues: readonly Due[];
  onOpen: () => void;
}

function DayCell({ day, isToday, isOutside, dues, onOpen }: DayCellProps) {
  const open = dues.filter(({ occurrence: { mark } }) => mark === null);
  const isLate = open.some(({ occurrence: { state } }) => state === 'overdue');
  const count = `${dues.length} ${dues.length === 1 ? 'task' : 'tasks'}, ${open.length} open`;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'flex h-full min-h-16 w-full flex-col items-stretch gap-1 p-1.5 text-left hover:bg-surface-sunken sm:min-h-26',
        isOutside && 'bg-surface-sunken text-ink-soft',
      )}
    >
      <span className="sr-only">
        {shownDay(day)}: {count}
      </span>
      <span
        aria-hidden
        className={clsx(
          'inline-grid size-6.5 place-items-center self-center rounded-full text-s tabular-nums sm:self-start',
          isToday && 'bg-brand font-[640] text-brand-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {dues.length > 0 && (
        <span
          aria-hidden
          className={clsx(
            'self-center rounded-full px-2 text-xs font-[640] tabular-nums sm:hidden',
            isLate ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand-strong',
          )}
        >
          {open.length > 0 ? open.length : '✓'}
        </span>
      )}
      <span aria-hidden className="hidden gap-0.5 sm:grid">
        {dues.slice(0, NAMED).map(({ task, occurrence: { time, state, mark } }) => (
          <span
            key={`${task.id} ${time}`}
            className={clsx(
              'truncate text-xs',
              mark && 'text-ink-soft line-through',
              state === 'overdue' && 'font-[580] text-bad',
            )}
          >
            {time !== null && `${shownClock(time)} `}
            {task.title}
          </span>
        ))}
        {dues.length > NAMED && (
          <span className="text-xs text-ink-soft">and {dues.length - NAMED} more</span>
        )}
      </span>
    </button>
  );
}
