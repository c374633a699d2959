import type { BulkTask } from '@hearthside/contract/member/bulk';
import { memberPages } from '@hearthside/contract/member/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Pager } from '@/ui/lists/pager';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { SkeletonText } from '@/ui/skeleton';
import { bulkDone, bulkLeft, bulkName, bulkPercent, bulkUnchanged } from '../../model/bulk-words';
import { users } from '../../model/user-words';
import { useRefusals } from '../api/bulk';

/** How far a bulk task is, what it has done, and who could not be done and why. */
export function BulkReport({ task }: { task: BulkTask }) {
  const { state, refused } = task;
  const running = state === 'running';
  return (
    <div className="grid gap-3">
      {running && <Progress label={bulkName(task)} value={bulkPercent(task)} showText />}
      {running && (
        <p className="tabular-nums">
          {task.done + task.unchanged + refused} of {task.total} done
        </p>
      )}
      {/* Only the end is announced: the numbers change too often to be read aloud. */}
      <p role="status" className="tabular-nums empty:sr-only">
        {!running && `${bulkDone(task)}.`}
      </p>
      {!running && bulkUnchanged(task) && <p className="text-ink-soft">{bulkUnchanged(task)}</p>}
      {state === 'stopped' && <Notice tone="warn">{bulkLeft(task)}</Notice>}
      {!running && refused > 0 && <Refusals task={task} />}
    </div>
  );
}

function Refusals({ task: { id, refused } }: { task: BulkTask }) {
  const [page, setPage] = useState(1);
  const answer = useRefusals({ id, page });
  return (
    <section aria-label="Not done" className="grid gap-2">
      <h3 className="font-semibold">{users(refused)} not done</h3>
      <AsyncView
        {...viewOf(answer)}
        skeleton={<SkeletonText lines={4} label="Loading the report..." />}
        errorTitle="Failed to load the report"
      >
        {({ refusals, pagination }) => (
          <>
            <ul className="divide-y divide-line">
              {refusals.map(({ memberId, name, reason }) => (
                <li key={memberId} className="py-2">
                  {name ? (
                    <Link
                      to={memberPages.user(memberId)}
                      dir="auto"
                      className="font-[560] wrap-anywhere text-brand-strong"
                    >
                      {name}
                    </Link>
                  ) : (
                    'A former member'
                  )}
                  <span className="block text-s text-ink-soft">{reason}</span>
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pages={pagination.totalPages}
              onPage={setPage}
              label="Pages of those not done"
            />
          </>
        )}
      </AsyncView>
    </section>
  );
}
