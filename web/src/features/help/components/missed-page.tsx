import { can } from '@hearthside/contract/access';
import { helpPages } from '@hearthside/contract/help/pages';
import { PAGE_SIZE } from '@hearthside/contract/list';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useMissedSearches } from '../api/answers';
import { MissedAnswerDialog, type MissedSearch } from './missed-answer-dialog';
import { MissedTable } from './missed-table';

/** What members searched for and did not find, so that admins know which answers are missing. */
export function MissedPage() {
  usePage('Unanswered searches');
  const isEditor = can(useMe(), 'admin_help');
  return (
    <>
      <BackLink to={helpPages.home} label={HELP_TEXTS.back} />
      {isEditor ? (
        <Missed />
      ) : (
        <EmptyState title="Only an admin sees what was searched for." className="mt-2" />
      )}
    </>
  );
}

function Missed() {
  const [answering, setAnswering] = useState<MissedSearch>();
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useMissedSearches({ page, limit: PAGE_SIZE }));
  return (
    <Card className="mt-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none">
      <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
        What members searched for in the help center and found no answer to, the most frequent
        first. Once you write an answer to a search, it leaves the list.
      </p>
      <PagedList
        list={list}
        name="searches"
        skeleton={<SkeletonTable rows={6} columns={3} label="Loading searches..." />}
        empty={
          <EmptyState
            icon={<SearchCheck size={32} aria-hidden />}
            title="No unanswered searches."
          />
        }
      >
        {({ searches }) => (
          <MissedTable
            searches={searches}
            busy={list.busy}
            onWrite={setAnswering}
            onRemoved={list.keepFocus}
          />
        )}
      </PagedList>
      <MissedAnswerDialog search={answering} onWrite={setAnswering} onAnswered={list.keepFocus} />
    </Card>
  );
}
