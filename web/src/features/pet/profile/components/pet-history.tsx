import { can } from '@hearthside/contract/access';
import { History } from 'lucide-react';
import { useState } from 'react';
import { HistoryLines, HistorySkeleton } from '@/features/history';
import { useMe } from '@/features/session';
import { usePagedList } from '@/lib/use-paged-list';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { usePetHistory } from '../../api/pets';

const SHOWN = 10;

/** Who changed what of a pet, one page at a time, for everybody who can see it. */
export function PetHistory({ petId }: { petId: number }) {
  const me = useMe();
  const [query, setQuery] = useState({ page: 1 });
  const list = usePagedList(
    query.page,
    setQuery,
    usePetHistory({ id: petId, page: query.page, limit: SHOWN }),
  );
  return (
    <Card aria-labelledby="pet-history" className="lg:col-span-2 print:hidden">
      <CardTitle id="pet-history">History</CardTitle>
      <PagedList
        list={list}
        name="the history"
        skeleton={<HistorySkeleton rows={4} />}
        empty={
          <EmptyState icon={<History size={32} aria-hidden />} title="Nothing has changed yet.">
            Changes to this pet appear here, with the date and who made them.
          </EmptyState>
        }
      >
        {({ entries }) => (
          <HistoryLines
            entries={entries}
            busy={list.busy}
            from={{ kind: 'pet', about: petId }}
            plain={!can(me, 'users')}
          />
        )}
      </PagedList>
    </Card>
  );
}
