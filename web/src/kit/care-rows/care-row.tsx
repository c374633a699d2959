import { twiceWords } from '@hearthside/contract/care/dose-words';
import {
  OCCURRENCE_STATES,
  type OccurrenceState,
} from '@hearthside/contract/care/occurrence-states';
import { carePages } from '@hearthside/contract/care/pages';
import type { CareOccurrence, CareTask } from '@hearthside/contract/care/shapes';
import { shownClock, shownWeekday, shownZone } from '@hearthside/contract/shown-date';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Skeleton } from '@/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { deviceZone } from '@/lib/time-zone';

/** An occurrence with its task. */
export interface CareDue {
  task: CareTask;
  occurrence: CareOccurrence;
}

/** The states that are told by a word. What is due or done shows by its button. */
const BADGED: Partial<Record<OccurrenceState, BadgeTone>> = {
  overdue: 'bad',
  missed: 'warn',
  skipped: 'info',
};

export interface CareRowProps {
  due: CareDue;
  /** Whether to name the day, because it is not the heading's. */
  withDay?: boolean;
  /** Whether to name the animal, because the page is not its own. */
  withPet?: boolean;
  /** The button that marks it. Until its code is there, a disc of its size keeps its place. */
  before?: ReactNode;
  /** The menu at the end, with a place of its size until then. */
  after?: ReactNode;
  /** What else is to be said, below who marked it. */
  children?: ReactNode;
}

/** One time a task is due: what it is, for whom, and by whom. What can be done about it comes with the care pages. */
export function CareRow({ due, withDay, withPet = true, before, after, children }: CareRowProps) {
  const { task, occurrence } = due;
  const { state, mark, assignee, day, time } = occurrence;
  const uncounted = mark ? undefined : occurrence.uncounted;
  const when = time === null ? 'All day' : shownClock(time);
  // The home may be elsewhere.
  const zone = time !== null && task.zone !== deviceZone() ? ` ${shownZone(task.zone)}` : '';
  const [first, ...more] = [
    `${withDay ? `${shownWeekday(day)}, ` : ''}${when}${zone}`,
    ...(withPet ? [task.pet.name] : []),
    ...(task.dose ? [task.dose] : []),
    ...(assignee ? [assignee.name] : []),
  ];
  // "Overdue" would ask for a dose that may have been given.
  const tone = uncounted ? 'warn' : BADGED[state];
  const badge = (className: string) =>
    tone && (
      <Badge tone={tone} className={className}>
        {uncounted ? twiceWords(task.kind) : OCCURRENCE_STATES[state]}
      </Badge>
    );
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      {before ?? <Skeleton round className="size-12 shrink-0 sm:size-11" />}
      <div className="min-w-0 flex-1">
        <p
          className={clsx(
            'font-[560] wrap-break-word',
            mark && 'text-ink-soft line-through decoration-1',
          )}
        >
          <Link to={carePages.task(task.id)} className="hover:underline">
            {task.title}
          </Link>
        </p>
        <p className="text-s wrap-break-word text-ink-soft">
          <span className="tabular-nums">{first}</span>
          {more.map((text) => `\u00a0· ${text}`)}
        </p>
        {mark && (
          <p className="text-s text-ink-soft">
            {mark.state === 'done' ? 'Done' : 'Skipped'} by {mark.by?.name ?? 'a former member'}
            {mark.reason && `: ${mark.reason}`}
          </p>
        )}
        {uncounted && (
          <p className="text-s">
            {uncounted.by?.name ?? 'A former member'} marked this, {formatDateTime(uncounted.at)}.
            It doesn’t count yet, because another dose was marked shortly before. Please talk to
            each other before anyone gives it.
          </p>
        )}
        {children}
        {badge('mt-1 sm:hidden')}
      </div>
      {badge('shrink-0 max-sm:hidden')}
      {after ?? <span className="size-11 shrink-0" />}
    </li>
  );
}
