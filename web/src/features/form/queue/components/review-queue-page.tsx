import { formPages } from '@hearthside/contract/form/pages';
import { REVIEW_QUEUES, type ReviewQueue } from '@hearthside/contract/form/review';
import { memberPages } from '@hearthside/contract/member/pages';
import { useRef } from 'react';
import { usePage } from '@/lib/page';
import { AsyncView } from '@/ui/async-view';
import { viewOf } from '@/lib/api/view-of';
import { LinkTabs } from '@/ui/lists/tabs';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { queueQuery } from '../model/queue-query';
import { QueueEnd } from './queue-end';
import { QueueItem } from './queue-item';
import { useRound } from './use-round';
import { useQueueKeys } from './use-queue-keys';

const LABELS: Record<ReviewQueue, string> = {
  submissions: 'Submissions',
  newcomers: 'Newcomers',
};

/** The lists of what the queues hold. */
const LISTS: Record<ReviewQueue, { to: string; label: string }> = {
  submissions: { to: formPages.pendingSubmissions, label: 'Back to Form Submissions' },
  newcomers: { to: memberPages.usersToVerify, label: 'Back to users' },
};

/**
 * One place for review: a queue of submissions or newcomers, one at a time, with all that is needed to decide and all
 * decisions beside each other (decision 074).
 */
export function ReviewQueuePage() {
  usePage('Review queue');
  const round = useRound();
  const { query, item, order, place, go } = round;
  const box = useRef<HTMLDivElement>(null);
  const { next, previous } = place ?? {};
  useQueueKeys(box, {
    onNext: next === undefined ? undefined : () => go(next),
    onPrevious: previous === undefined ? undefined : () => go(previous),
  });
  const tabs = REVIEW_QUEUES.map((queue) => ({
    id: queue,
    label: LABELS[queue],
    to: `?${queueQuery.format({ queue, search: '' })}`,
  }));
  const ready = order && { order };
  return (
    // The element with the focus must not be hidden under the bar.
    <div
      ref={box}
      data-moves-focus
      className="[&_:is(a,button,input)]:scroll-mb-56 sm:[&_:is(a,button,input)]:scroll-mb-32"
    >
      <div className="-mt-2 mb-2">
        <BackLink {...LISTS[query.queue]} />
      </div>
      <LinkTabs label="Queues" items={tabs} current={query.queue} />
      <p className="mt-2 hidden text-xs text-ink-soft sm:pointer-fine:block">
        Keys: A and then Enter to approve or verify, J for the next, K for the previous, Alt+T and
        then Tab for Undo
      </p>
      <div className="mt-4">
        <AsyncView
          {...viewOf(round.waiting)}
          data={ready}
          skeleton={<SkeletonText lines={12} label="Loading the queue..." />}
          errorTitle="The queue could not be loaded"
        >
          {() =>
            typeof item === 'number' ? (
              <QueueItem key={`${query.queue} ${item}`} round={round} item={item} />
            ) : (
              <QueueEnd key={query.queue} round={round} />
            )
          }
        </AsyncView>
      </div>
    </div>
  );
}
