import type { DataRequest } from '@hearthside/contract/member/own-data';
import { memberPages } from '@hearthside/contract/member/pages';
import { FolderDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { useDataRequests } from '../api/own-data';
import { KIND_WORDS, stateWords } from '../model/own-data-words';
import { AnimalsToPlace } from './animals-to-place';

const SHOWN = 20;

/** The office's record: who asked for a copy of their data or closed their account, when, and when that was done. */
export function DataRequestsPage() {
  usePage('Data requests');
  const [query, change] = useQueryState(pagedQuery);
  const list = usePagedList(
    query.page,
    change,
    useDataRequests({ page: query.page, limit: SHOWN }),
  );
  return (
    <>
      <BackLink to={memberPages.users} label="Back to users" />
      <Card className="mt-2 max-w-200">
        <PagedList
          list={list}
          name="data requests"
          skeleton={<SkeletonText lines={8} label="Loading data requests..." />}
          empty={
            <EmptyState icon={<FolderDown size={32} aria-hidden />} title="No requests yet.">
              Members can download their data and close their account. Each request is listed here,
              with when it was made and when it was completed.
            </EmptyState>
          }
        >
          {({ requests }) => (
            <ol aria-busy={list.busy || undefined} className="divide-y divide-line">
              {requests.map((request) => (
                <li key={request.id} className="py-3 wrap-anywhere">
                  <RequestRow request={request} />
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </Card>
    </>
  );
}

function RequestRow({ request }: { request: DataRequest }) {
  const { kind, memberId, name, askedAt, doneAt, dueAt, animals } = request;
  const isHere = memberId !== null && dueAt === null;
  return (
    <>
      <p>
        {isHere ? (
          <Link
            to={memberPages.user(memberId)}
            className="rounded-s py-2.5 font-[560] text-brand-strong underline-offset-3 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <bdi className="font-bold">{name}</bdi>
        )}
        {' · '}
        {KIND_WORDS[kind]}
        {' · '}
        {stateWords(request)}
      </p>
      {animals.length > 0 && <AnimalsToPlace animals={animals} />}
      <p className="text-s text-ink-soft">
        Requested {formatDateTime(askedAt)}
        {doneAt && `, completed ${formatDateTime(doneAt)}`}
        {dueAt && `, will be erased ${formatDateTime(dueAt)}`}
      </p>
    </>
  );
}
