import { PAGE_SIZE } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { petPages } from '@hearthside/contract/pet/pages';
import { Trash2 } from 'lucide-react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { usePetTrash } from '../../api/pets';
import { mayAddPets } from '../../model/pet-rights';
import { petsInTrash } from '../../model/pet-words';
import { PetTrashTable } from './pet-trash-table';

/** The deleted pets that can still be restored: one's own, or for an admin all. */
export function PetTrashPage() {
  usePage('Deleted pets');
  const me = useMe();
  return (
    <>
      <BackLink to={petPages.list} label="Back to pet list" />
      {mayAddPets(me) ? <Trash /> : <NoTrash />}
    </>
  );
}

function Trash() {
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, usePetTrash({ ...query, limit: PAGE_SIZE }));
  return (
    <SearchedList
      list={list}
      name="deleted pets"
      frame="md"
      className="mt-2"
      count={petsInTrash}
      skeleton={<SkeletonTable rows={4} columns={4} label="Loading deleted pets..." />}
      noMatch={`No deleted pets match “${query.search}”.`}
      empty={
        <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted pets.">
          A deleted pet stays here for {TRASH_DAYS} days and can be restored as it was, with its
          entries and documents. After that, it’s permanently deleted.
        </EmptyState>
      }
    >
      {({ pets }) => (
        <>
          <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
            Deleted pets can be restored as they were for {TRASH_DAYS} days. After that, they’re
            permanently deleted.
          </p>
          <PetTrashTable pets={pets} busy={list.busy} onBack={list.keepFocus} />
        </>
      )}
    </SearchedList>
  );
}

/** Members without pets of their own can't delete any. */
function NoTrash() {
  return (
    <EmptyState
      icon={<Trash2 size={32} aria-hidden />}
      title="Only a pet’s owner or an admin can restore it."
      action={
        <ButtonLink to={petPages.list} variant="quiet">
          Back to pet list
        </ButtonLink>
      }
    />
  );
}
