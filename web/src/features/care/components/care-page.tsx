import { dayIn } from '@hearthside/contract/calendar-days';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { carePages } from '@hearthside/contract/care/pages';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '@/features/session';
import { dueOf } from '@/kit/care-rows/due-today';
import { viewOf } from '@/lib/api/view-of';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { usePage } from '@/lib/page';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useQueryState } from '@/lib/query-state';
import { deviceZone } from '@/lib/time-zone';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { useCareDays, useCareLive, useMayAdd } from '../api/care';
import {
  careQuery,
  daysFrom,
  hasOverdueTable,
  rangeOf,
  rangeWords,
  type CareQuery,
} from '../model/care-query';
import { CareHead } from './care-head';
import { CareSheet } from './care-sheet';
import { dayHeading, DoneDay, DueCard } from './day-groups';
import { MonthGrid } from './month-grid';
import { RefusedMarks } from './refused-marks';
import { useCareDialogs } from './use-care-dialogs';
import type { RowActions } from './occurrence-row';
import type { Due } from './use-marking';

type Days = NonNullable<ReturnType<typeof useCareDays>['data']>;

/** What is due for the animals a member cares for: a day, a week or a month. */
export function CarePage() {
  usePage('Care');
  useCareLive();
  const [query, change] = useQueryState(careQuery);
  const today = dayIn(deviceZone(), new Date());
  const day = query.day || today;
  const { petId, trustId, memberId } = query;
  const days = useCareDays({ ...rangeOf(query.view, day), petId, trustId, memberId });
  const [printing, setPrinting] = useState(false);
  const { actions, dialogs, add } = useCareDialogs({
    taskId: query.taskId,
    onTask: (taskId) => change({ taskId }, DIALOG_STEP),
  });
  const mayAdd = useMayAdd();
  useOpenedFor('new_task', () => mayAdd && add());
  return (
    <>
      <CareHead
        query={query}
        day={day}
        today={today}
        onChange={change}
        pets={days.data?.tasks.map(({ pet }) => pet) ?? []}
        trusts={days.data?.tasks.flatMap(({ trust }) => trust ?? []) ?? []}
        people={doersOf(days.data)}
        onPrint={days.data && (() => setPrinting(true))}
        onAdd={mayAdd ? add : undefined}
      />
      <RefusedMarks />
      <AsyncView
        {...viewOf(days)}
        skeleton={
          <Card>
            <SkeletonText lines={6} label="Loading the calendar..." />
          </Card>
        }
        errorTitle={CARE_TEXTS.listFailed}
      >
        {(found) => (
          <CareDays
            found={found}
            query={query}
            day={day}
            today={today}
            actions={actions}
            onDay={(one) => change({ view: 'today', day: one === today ? '' : one })}
          />
        )}
      </AsyncView>
      {dialogs}
      {printing && days.data && (
        <CareSheet
          title={rangeWords(query.view, day)}
          {...rangeOf(query.view, day)}
          today={today}
          {...duesOf(days.data)}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}

/** Everybody who does one of the tasks, or once what was handed over to them. */
const doersOf = (found: Days | undefined) =>
  [...(found?.tasks ?? []), ...(found?.occurrences ?? [])].flatMap(
    ({ assignee }) => assignee ?? [],
  );

const isMarked = ({ occurrence }: Due) => occurrence.mark !== null;

/** What is due and what is overdue, each with its task. */
function duesOf(found: Days) {
  const tasks = new Map(found.tasks.map((task) => [task.id, task]));
  return { dues: dueOf(found.occurrences, tasks), overdue: dueOf(found.overdue, tasks) };
}

/** Where trustees and admins find the animals they do not care for themselves. */
const OthersElsewhere = () => (
  <>
    This calendar has the pets you own or care for. For all others, see{' '}
    <Link
      to={carePages.overdue}
      className="font-medium text-brand-strong underline-offset-3 hover:underline"
    >
      Overdue
    </Link>
    .
  </>
);

interface CareDaysProps {
  found: Days;
  query: CareQuery;
  day: string;
  today: string;
  actions: RowActions;
  onDay: (day: string) => void;
}

function CareDays({ found, query, day, today, actions, onDay }: CareDaysProps) {
  const me = useMe();
  const { view } = query;
  const { dues, overdue } = duesOf(found);
  const { from, to } = rangeOf(view, day);
  const isNothing = dues.length === 0 && overdue.length === 0;
  return (
    <div className="grid gap-4">
      {found.isCut && <Notice>Some tasks aren’t shown. Choose one animal.</Notice>}
      {overdue.length > 0 && view !== 'month' && (
        <DueCard title="Overdue" dues={overdue} withDay {...actions} />
      )}
      {view === 'month' ? (
        <MonthGrid from={from} day={day} today={today} dues={dues} onDay={onDay} />
      ) : isNothing ? (
        <Card>
          <EmptyState
            icon={<CalendarCheck size={32} aria-hidden />}
            title={view === 'today' ? 'Nothing is due on this day.' : 'Nothing is due this week.'}
          >
            {found.tasks.length === 0 && hasOverdueTable(me) && <OthersElsewhere />}
          </EmptyState>
        </Card>
      ) : (
        daysFrom(from, to)
          .map((one) => ({
            one,
            due: dues.filter(({ occurrence }) => occurrence.day === one),
          }))
          .filter(({ due }) => view === 'today' || due.length > 0)
          .map(({ one, due }) => {
            const isOver = view === 'week' && one < today && due.every(isMarked);
            const Day = isOver ? DoneDay : DueCard;
            return (
              <Day
                key={one}
                title={dayHeading(one, today)}
                dues={due}
                empty="Nothing more is due on this day."
                {...actions}
              />
            );
          })
      )}
    </div>
  );
}
