import { memberPages } from '@hearthside/contract/member/pages';
import { TRASH_DAYS, type TrashedUser } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useTrash } from '../../users/api/users';
import { people } from '../../model/user-words';
import { EraseDialog } from './erase-dialog';
import { RestoreClosedDialog } from './restore-closed-dialog';
import { TrashTable } from './trash-table';

/** The deleted users who can still be restored. */
export function TrashPage() {
  usePage('Trash');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useTrash(query));
  const [erased, setErased] = useState<TrashedUser>();
  const [closed, setClosed] = useState<TrashedUser>();

  return (
    <>
      <BackLink to={memberPages.users} label="Back to users" />
      <SearchedList
        list={list}
        name="the trash"
        frame="md"
        className="mt-2"
        count={people}
        skeleton={<SkeletonTable rows={6} columns={5} label="Loading the trash..." />}
        noMatch={`No one in the trash matches “${query.search}”.`}
        empty={
          <EmptyState icon={<Trash2 size={32} aria-hidden />} title="The trash is empty.">
            Deleted users stay here for {TRASH_DAYS} days and can be restored as they were, except
            for pets that were handed over. After that, they’re permanently deleted.
          </EmptyState>
        }
      >
        {({ users }) => (
          <>
            <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
              Deleted users can be restored as they were for {TRASH_DAYS} days, except for pets that
              were handed over: those stay with whoever took them over. After that, they’re
              permanently deleted.
            </p>
            <TrashTable
              users={users}
              busy={list.busy}
              onErase={setErased}
              onRestoreClosed={setClosed}
              onBack={list.keepFocus}
            />
          </>
        )}
      </SearchedList>
      {/* Both outside the list, which may be empty before the result has been shown. */}
      <EraseDialog
        user={erased}
        onClose={() => {
          setErased(undefined);
          list.keepFocus();
        }}
      />
      <RestoreClosedDialog
        user={closed}
        onClose={() => {
          setClosed(undefined);
          list.keepFocus();
        }}
      />
    </>
  );
}
