import type { AnswerWeek } from '@hearthside/contract/inbox/office-shapes';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { Timer } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ChartPicture, ChartSwatch } from '@/features/chart';
import { messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { AsyncView } from '@/ui/async-view';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { useAnswerTimes } from '../api/use-templates';
import { summaryOf } from '../model/answer-times';
import { answerDrawing } from './answer-drawing';
import { AnswerTable } from './answer-table';

/** How long people waited for the office's answers, in the last twelve weeks. */
export function AnswerTimesPage() {
  usePage('Answer times');
  const { data, error, isLoading, mutate } = useAnswerTimes();
  const isEmpty = data?.weeks.every(({ answers }) => answers === 0);
  return (
    <div className="grid gap-5">
      <p className="max-w-[65ch] text-ink-soft">
        The time from a message to the office until an admin answers it. Nights and weekends count.{' '}
        <Link to={inboxPages.view('waiting')} className="font-[560] text-brand-strong underline">
          Who is waiting now
        </Link>
      </p>
      <AsyncView
        data={isEmpty ? [] : data?.weeks}
        error={error}
        isLoading={isLoading}
        retry={() => void mutate()}
        errorTitle="The answer times could not be loaded"
        errorMessage={(reason) => messageOf(reason)}
        skeleton={<Skeleton className="h-80 w-full" />}
        empty={
          <EmptyState icon={<Timer size={32} aria-hidden />} title="No answers yet">
            Answers from admins to people who wrote to the office are counted here.
          </EmptyState>
        }
      >
        {(weeks) => <Weeks weeks={weeks} />}
      </AsyncView>
      {data && !data.isComplete && (
        <p role="status" className="text-s text-ink-soft">
          Older chats are still being read. The numbers can change for a few minutes.
        </p>
      )}
    </div>
  );
}

function Weeks({ weeks }: { weeks: readonly AnswerWeek[] }) {
  const drawing = useMemo(() => answerDrawing(weeks), [weeks]);
  return (
    <>
      <p className="max-w-[65ch]">{summaryOf(weeks)}</p>
      <figure aria-label="Hours until an answer, by week" className="grid gap-2">
        <ChartPicture drawing={drawing} height={280} />
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-s">
          <span className="inline-flex items-center gap-2">
            <ChartSwatch place={0} /> 50% answered within
          </span>
          <span className="inline-flex items-center gap-2">
            <ChartSwatch place={1} /> 90% answered within
          </span>
        </figcaption>
      </figure>
      <AnswerTable weeks={weeks} />
    </>
  );
}
