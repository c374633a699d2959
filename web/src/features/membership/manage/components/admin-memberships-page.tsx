import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { membershipPages } from '@hearthside/contract/membership/pages';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { Plus, TicketCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/lists/tabs';
import { useMembershipCounts, useMemberships } from '../../api/memberships';
import { memberships } from '../../model/membership-words';
import {
  membershipsQuery,
  SORT_OPTIONS,
  sortedAs,
  statusTabs,
  type MembershipsQuery,
} from '../../model/memberships-query';
import { CreateMembershipDialog } from './create-membership-dialog';
import { DeleteMembershipDialog } from './delete-membership-dialog';
import { EditMembershipDialog } from './edit-membership-dialog';
import { MembershipPrint } from '../../own/components/membership-print';
import { MembershipTable } from './membership-table';

/** Everybody's memberships (part 2 §2, Admin Memberships). */
export function AdminMembershipsPage() {
  usePage('Memberships');
  const [query, change] = useQueryState(membershipsQuery);
  const { membershipId, ...asked } = query;
  const list = useSearchedList(query, change, useMemberships(asked));
  const counts = useMembershipCounts().data;
  const [creating, setCreating] = useState(false);
  useOpenedFor('new_membership', () => setCreating(true));
  const createButton = (
    <Button
      icon={<Plus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setCreating(true)}
    >
      Create
    </Button>
  );
  return (
    <>
      <LinkTabs
        label="Memberships by status"
        items={statusTabs(query, counts)}
        current={query.status ?? 'all'}
      />
      <SearchedList
        list={list}
        name="memberships"
        frame="lg"
        className="mt-4"
        placeholder="Search members..."
        count={memberships}
        errorTitle={MEMBERSHIP_TEXTS.fetchFailed}
        filters={
          <Select
            aria-label="Sort by"
            options={SORT_OPTIONS}
            value={`${query.sortBy}_${query.sortOrder}`}
            onChange={({ target }) => change(sortedAs(target.value), { replace: true })}
            className="sm:w-52"
          />
        }
        actions={
          <>
            <ButtonLink
              to={membershipPages.trash}
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden />}
            >
              Deleted
              <span className="sr-only"> memberships</span>
            </ButtonLink>
            {createButton}
          </>
        }
        skeleton={<SkeletonTable rows={10} columns={6} label="Loading memberships..." />}
        noMatch={MEMBERSHIP_TEXTS.none}
        empty={<NoMemberships query={query} onReset={change} action={createButton} />}
      >
        {(page) => (
          <Rows
            memberships={page.memberships}
            busy={list.busy}
            onEdit={({ id }) => change({ membershipId: String(id) }, DIALOG_STEP)}
            onGone={list.keepFocus}
          />
        )}
      </SearchedList>
      <CreateMembershipDialog
        open={creating}
        onClose={() => setCreating(false)}
        onReopen={() => setCreating(true)}
      />
      <EditMembershipDialog
        id={membershipId}
        memberships={list.view.data?.memberships}
        onClose={() => change({ membershipId: undefined }, DIALOG_STEP)}
        onReopen={(id) => change({ membershipId: id }, DIALOG_STEP)}
      />
    </>
  );
}

interface RowsProps {
  memberships: readonly Membership[];
  busy: boolean;
  onEdit: (membership: Membership) => void;
  /** Called when the row that had the focus is gone. */
  onGone: () => void;
}

function Rows({ onGone, ...table }: RowsProps) {
  const [printed, setPrinted] = useState<Membership>();
  const [deleting, setDeleting] = useState<Membership>();
  return (
    <>
      <MembershipTable {...table} onPrint={setPrinted} onDelete={setDeleting} />
      {printed && <MembershipPrint id={printed.id} onDone={() => setPrinted(undefined)} />}
      <DeleteMembershipDialog
        membership={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={onGone}
      />
    </>
  );
}

interface NoMembershipsProps {
  query: MembershipsQuery;
  onReset: (patch: Partial<MembershipsQuery>) => void;
  action: React.ReactNode;
}

function NoMemberships({ query, onReset, action }: NoMembershipsProps) {
  const isNarrowed = query.status !== undefined;
  return (
    <EmptyState
      icon={<TicketCheck size={32} aria-hidden />}
      title={MEMBERSHIP_TEXTS.none}
      action={
        isNarrowed ? (
          <Button variant="quiet" onClick={() => onReset({ status: undefined, page: 1 })}>
            Show all
          </Button>
        ) : (
          action
        )
      }
    >
      {isNarrowed
        ? 'No memberships have this status right now.'
        : 'A membership begins with a gift on the campaign of a plan, or is created here.'}
    </EmptyState>
  );
}
