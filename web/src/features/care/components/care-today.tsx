import type { ReactNode } from 'react';
import { dayIn } from '@hearthside/contract/calendar-days';
import { carePages } from '@hearthside/contract/care/pages';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { useMe } from '@/features/session';
import { dueOf } from '@/kit/care-rows/due-today';
import { viewOf } from '@/lib/api/view-of';
import { deviceZone } from '@/lib/time-zone';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { SkeletonGroup } from '@/ui/skeleton';
import { useCareDays, useCareLive } from '../api/care';

import { OccurrenceRow } from './occurrence-row';
import { RefusedMarks } from './refused-marks';
import { useCareDialogs } from './use-care-dialogs';

export interface CareTodayProps {
  /** How many are shown at most. The link below leads to all. */
  most: number;
  /** Shown while they load, in the size of the rows to come. */
  placeholder: ReactNode;
}

/** Today's open care on the first page, what is overdue first. */
export function CareToday({ most, placeholder }: CareTodayProps) {
  const me = useMe();
  useCareLive();
  const today = dayIn(deviceZone(), new Date());
  const days = useCareDays({ from: today, to: today });
  const { actions, dialogs } = useCareDialogs({ taskId: undefined, onTask: () => {} });
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
      <RefusedMarks />
      <AsyncView
        {...viewOf(days)}
        skeleton={<SkeletonGroup label="Loading today’s care...">{placeholder}</SkeletonGroup>}
        errorTitle={CARE_TEXTS.listFailed}
      >
        {({ occurrences, overdue, tasks }) => {
          const byId = new Map(tasks.map((task) => [task.id, task]));
          const all = dueOf([...overdue, ...occurrences], byId);
          const mine = all.filter(({ occurrence: { mark, assignee } }) =>
            mark ? mark.by?.id === me.id : assignee === null || assignee.id === me.id,
          );
          const shown = mine.length > 0 ? mine : all;
          return (
            <>
              {shown.length === 0 && <p className="text-ink-soft">Nothing more is due today.</p>}
              <ul>
                {shown.slice(0, most).map((due) => (
                  <OccurrenceRow
                    key={`${due.task.id} ${due.occurrence.day} ${due.occurrence.time}`}
                    due={due}
                    withDay={due.occurrence.day !== today}
                    {...actions}
                  />
                ))}
              </ul>
              {all.length > Math.min(shown.length, most) && (
                <ButtonLink to={carePages.list} variant="quiet" className="mt-2">
                  All {all.length} of today
                </ButtonLink>
              )}
            </>
          );
        }}
      </AsyncView>
      {dialogs}
    </Card>
  );
}
