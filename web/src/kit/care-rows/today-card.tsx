import { dayIn } from '@hearthside/contract/calendar-days';
import { carePages } from '@hearthside/contract/care/pages';
import type { CareOccurrence, CareTask } from '@hearthside/contract/care/shapes';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { dueToday, type DueDays } from './due-today';

/** How many of today's care tasks the first page shows. */
const SHOWN = 6;

/** The card of today's care on the first page. */
export function TodayCard({ children }: { children: ReactNode }) {
  return (
    <Card aria-labelledby="care-today">
      <CardTitle
        id="care-today"
        actions={
          <ButtonLink to={carePages.list} variant="quiet" size="s">
            Calendar
          </ButtonLink>
        }
      >
        Today’s care
      </CardTitle>
      {children}
    </Card>
  );
}

export interface TodayRowsProps<Shown extends CareOccurrence> {
  days: DueDays<Shown>;
  memberId: number;
  /** Draws a row. `withDay` says whether it has to name its day, which is not today at the animal's home. */
  row: (due: { task: CareTask; occurrence: Shown }, withDay: boolean) => ReactNode;
}

/**
 * What is due today, for the first page. It draws the rows before the code of their buttons is there and after, so
 * that both have the same height and nothing below moves.
 */
export function TodayRows<Shown extends CareOccurrence>(props: TodayRowsProps<Shown>) {
  const { days, memberId, row } = props;
  const { all, shown } = dueToday(days, memberId);
  return (
    <>
      {shown.length === 0 && <p className="text-ink-soft">Nothing more is due today.</p>}
      <ul>
        {shown.slice(0, SHOWN).map((due) => (
          <Fragment key={`${due.task.id} ${due.occurrence.day} ${due.occurrence.time}`}>
            {row(due, due.occurrence.day !== dayIn(due.task.zone, new Date()))}
          </Fragment>
        ))}
      </ul>
      {all.length > Math.min(shown.length, SHOWN) && (
        <ButtonLink to={carePages.list} variant="quiet" className="mt-2">
          All {all.length} of today
        </ButtonLink>
      )}
    </>
  );
}
