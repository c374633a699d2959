import { UNCONFIRMED_DAYS, type Invitation } from '@hearthside/contract/member/invitations';
import { memberPages } from '@hearthside/contract/member/pages';
import { MailCheck, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useInvitations } from '../api/invitations';
import { invitations } from '../../model/user-words';
import { InvitationsTable } from './invitations-table';
import { InviteDialogs } from './invite-dialogs';
import { useInviting } from './use-inviting';
import { WithdrawDialog } from './withdraw-dialog';

/** Who was invited and has not accepted yet. */
export function InvitationsPage() {
  usePage('Invitations');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useInvitations(query));
  const { inviting, invite, stop } = useInviting();
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  const inviteButton = (
    <Button
      icon={<UserRoundPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => invite('person')}
    >
      Invite
    </Button>
  );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BackLink to={memberPages.users} label="Back to users" />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            icon={<UsersRound size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => invite('list')}
          >
            Invite from a list
          </Button>
          {inviteButton}
        </div>
      </div>
      <SearchedList
        list={list}
        name="invitations"
        frame="md"
        className="mt-3"
        count={invitations}
        skeleton={<SkeletonTable rows={10} columns={5} label="Loading the invitations..." />}
        empty={
          <EmptyState
            icon={<MailCheck size={32} aria-hidden />}
            title="No pending invitations."
            action={inviteButton}
          >
            People you invite are listed here until they choose a password, for {UNCONFIRMED_DAYS}{' '}
            days at most.
          </EmptyState>
        }
        errorTitle="Failed to load the invitations"
      >
        {(page) => (
          <InvitationsTable
            invitations={page.invitations}
            busy={list.busy}
            onWithdraw={setWithdrawn}
          />
        )}
      </SearchedList>
      {/* Outside the list, which may be empty before the result has been shown. */}
      <WithdrawDialog
        invitation={withdrawn}
        onClose={() => {
          setWithdrawn(undefined);
          list.keepFocus();
        }}
      />
      <InviteDialogs inviting={inviting} onClose={stop} />
    </>
  );
}
