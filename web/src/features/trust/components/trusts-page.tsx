import { PAGE_SIZE } from '@hearthside/contract/list';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useExistingPage } from '@/lib/use-existing-page';
import { useKeepFocus } from '@/lib/use-keep-focus';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { SkeletonTable } from '@/ui/skeleton';
import { useTrusts } from '../api/use-trusts';
import { trustCount } from '../model/trust-words';
import { CreateTrustDialog } from './create-trust-dialog';
import { NoTrusts } from './no-trusts';
import { TrustsTable } from './trusts-table';

/** All pet trusts, for admins. */
export function TrustsPage() {
  usePage('Trusts');
  const [query, change] = useQueryState(pagedQuery);
  const { data, error, isLoading, isValidating, mutate } = useTrusts({
    ...query,
    limit: PAGE_SIZE,
  });
  const [creating, setCreating] = useState(false);
  const pages = data?.pagination.totalPages ?? 0;

  useExistingPage(query.page, isLoading ? undefined : pages, change);
  const results = useListTop<HTMLDivElement>(query.page);
  const keepFocus = useKeepFocus(results);

  return (
    <Card className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <SearchBox
          label="Search trusts"
          value={query.search}
          debounce={300}
          onChange={(search) => change({ search, page: 1 }, { replace: true })}
          className="basis-full sm:max-w-80 sm:flex-1 sm:basis-56"
        />
        <LiveCount words={data && trustCount(data.pagination.total)} />
        <Button
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setCreating(true)}
          className="ml-auto"
        >
          Create trust
        </Button>
      </div>
      <div ref={results} tabIndex={-1} className="mt-3 outline-none">
        <AsyncView
          data={data}
          error={error}
          isLoading={isValidating}
          retry={() => mutate()}
          skeleton={<SkeletonTable rows={10} columns={2} label="Loading trusts..." />}
          isEmpty={({ pagination }) => pagination.total === 0}
          empty={
            <NoTrusts
              search={query.search}
              onClearSearch={() => change({ search: '', page: 1 })}
              onCreate={() => setCreating(true)}
            />
          }
          errorTitle="Failed to load trusts"
          errorMessage={(reason) => messageOf(reason)}
        >
          {({ trusts }) => <TrustsTable trusts={trusts} busy={isLoading} onDeleted={keepFocus} />}
        </AsyncView>
      </div>
      <Pager
        page={query.page}
        pages={pages}
        onPage={(page) => change({ page })}
        label="Pages of trusts"
        className="mt-4"
      />
      <CreateTrustDialog open={creating} onClose={() => setCreating(false)} />
    </Card>
  );
}
