import { PAGE_SIZE } from '@hearthside/contract/list';
import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useTrusts } from '../api/trusts';
import { trustCount } from '../model/trust-words';
import { CreateTrustDialog } from './create-trust-dialog';
import { TrustsTable } from './trusts-table';

/** All pet trusts, for admins. */
export function TrustsPage() {
  usePage('Trusts');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useTrusts({ ...query, limit: PAGE_SIZE }));
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  useOpenedFor('new_trust', create);

  return (
    <>
      <SearchedList
        list={list}
        name="trusts"
        count={trustCount}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} aria-haspopup="dialog" onClick={create}>
            Create trust
          </Button>
        }
        skeleton={<SkeletonTable rows={10} columns={3} label="Loading trusts..." />}
        empty={<NoTrusts onCreate={create} />}
      >
        {({ trusts }) => (
          <TrustsTable trusts={trusts} busy={list.busy} onDeleted={list.keepFocus} />
        )}
      </SearchedList>
      <CreateTrustDialog open={creating} onClose={() => setCreating(false)} />
    </>
  );
}

function NoTrusts({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<Landmark size={32} aria-hidden />}
      title="No trusts yet."
      action={
        <Button variant="quiet" aria-haspopup="dialog" onClick={onCreate}>
          Create the first trust
        </Button>
      }
    >
      A pet trust brings together the people who look after a pet and its future. People you assign
      to it can talk with each other in its chat.
    </EmptyState>
  );
}
