import { ClipboardCheck } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { QueueBar } from './queue-bar';
import { QueueHeading } from './queue-heading';
import type { Round } from './use-round';

/** The end of a queue, or an empty one: whether anything is left, and how to go on with it. */
export function QueueEnd({ round }: { round: Round }) {
  const left = round.waiting.data?.total ?? 0;
  const { queue, search } = round.query;
  const all = queue === 'submissions' ? 'No submission' : 'No one';
  const some = queue === 'submissions' ? ['submission', 'submissions'] : ['person', 'people'];
  return (
    <>
      <Card>
        <QueueHeading arrived={round.moved}>
          {left > 0 ? 'The end of the queue' : 'All done'}
        </QueueHeading>
        <EmptyState
          icon={<ClipboardCheck size={32} aria-hidden />}
          title={
            left > 0
              ? `${left} ${left === 1 ? some[0] : some[1]} still ${left === 1 ? 'waits' : 'wait'}: skipped, undone, or new.`
              : `${all} is waiting${search ? ` that matches “${search}”` : ''}.`
          }
          action={left > 0 && <Button onClick={round.restart}>Review them</Button>}
        >
          {left === 0 && 'New ones will be listed here and on Home.'}
        </EmptyState>
      </Card>
      {round.order?.length ? <QueueBar round={round} /> : null}
    </>
  );
}
