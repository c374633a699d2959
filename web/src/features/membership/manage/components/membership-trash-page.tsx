import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { Trash2 } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useMembershipTrash } from '../../api/memberships';
import { memberships } from '../../model/membership-words';
import { MembershipTrashTable } from './membership-trash-table';

/** The deleted memberships, which can be restored. */
export function MembershipTrashPage() {
  usePage('Deleted memberships');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useMembershipTrash(query));
  return (
    <>
      <BackLink to={membershipPages.list} label="Back to memberships" />
      <SearchedList
        list={list}
        name="deleted memberships"
        className="mt-2"
        placeholder="Search members..."
        count={memberships}
        skeleton={<SkeletonTable rows={4} columns={4} label="Loading deleted memberships..." />}
        empty={
          <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted memberships.">
            A deleted membership stays here for {TRASH_DAYS} days and can be restored as it was,
            with its history. After that, it’s permanently deleted.
          </EmptyState>
        }
      >
        {(page) => (
          <>
            <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
              Deleted memberships can be restored as they were for {TRASH_DAYS} days. After that,
              they’re permanently deleted.
            </p>
            <MembershipTrashTable
              memberships={page.memberships}
              busy={list.busy}
              onBack={list.keepFocus}
            />
          </>
        )}
      </SearchedList>
    </>
  );
}
