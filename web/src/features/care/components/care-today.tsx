import type { ReactNode } from 'react';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { useMe } from '@/features/session';
import { TodayCard, TodayRows } from '@/kit/care-rows/today-card';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { SkeletonGroup } from '@/ui/skeleton';
import { useCareDays, useCareLive } from '../api/care';
import { OccurrenceRow } from './occurrence-row';
import { useCareDialogs } from './use-care-dialogs';

export interface CareTodayProps {
  /** Shown while they load, in the size of the rows to come. */
  placeholder: ReactNode;
}

/** Today's open care on the first page, what is overdue first. The page itself shows the marks that were refused. */
export function CareToday({ placeholder }: CareTodayProps) {
  const me = useMe();
  useCareLive();
  const days = useCareDays({ daysAhead: 0 });
  const { actions, dialogs } = useCareDialogs({ taskId: undefined, onTask: () => {} });
  return (
    <TodayCard>
      <AsyncView
        {...viewOf(days)}
        skeleton={<SkeletonGroup label="Loading today’s care...">{placeholder}</SkeletonGroup>}
        errorTitle={CARE_TEXTS.listFailed}
      >
        {(data) => (
          <TodayRows
            days={data}
            memberId={me.id}
            row={(due, withDay) => <OccurrenceRow due={due} withDay={withDay} {...actions} />}
          />
        )}
      </AsyncView>
      {dialogs}
    </TodayCard>
  );
}
