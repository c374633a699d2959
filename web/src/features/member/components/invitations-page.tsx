import type { Invitation } from '@hearthside/contract/invitation';
import { MailCheck, SearchX, UserRoundPlus, UsersRound } from 'lucide-react';
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
import { EmptyState } from '@/ui/empty-state';
import { BackLink } from '@/ui/page-header';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { SkeletonTable } from '@/ui/skeleton';
import { useInvitations } from '../api/use-invitations';
import { invitations } from '../model/user-words';
import { InvitationsTable } from './invitations-table';
import { InviteDialog } from './invite-dialog';
import { InviteListDialog } from './invite-list-dialog';
import { WithdrawDialog } from './withdraw-dialog';

/** Who was invited and has not come yet. */
export function InvitationsPage() {
  usePage('Invitations');
  const [query, change] = useQueryState(pagedQuery);
  const { data, error, isLoading, isValidating, mutate } = useInvitations(query);
  const pages = data?.pagination.totalPages;
  useExistingPage(query.page, isLoading ? undefined : pages, change);
  const results = useListTop<HTMLDivElement>(query.page);
  const keepFocus = useKeepFocus(results);
  const [inviting, setInviting] = useState<'one' | 'list'>();
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  const stop = () => setInviting(undefined);
  const invite = (
    <Button icon={<UserRoundPlus size={18} aria-hidden />} onClick={() => setInviting('one')}>
      Invite
    </Button>
  );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BackLink to="/users" label="Back to users" />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            icon={<UsersRound size={18} aria-hidden />}
            onClick={() => setInviting('list')}
          >
            Invite from a list
          </Button>
          {invite}
        </div>
      </div>
      <Card className="mt-3 max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <SearchBox
            label="Search invitations"
            value={query.search}
            debounce={300}
            onChange={(search) => change({ search, page: 1 }, { replace: true })}
            className="basis-full sm:max-w-80 sm:flex-1 sm:basis-56"
          />
          <LiveCount words={data && invitations(data.pagination.total)} />
        </div>
        <div ref={results} tabIndex={-1} className="mt-3 outline-none">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={<SkeletonTable rows={10} columns={5} label="Loading the invitations..." />}
            isEmpty={(page) => page.invitations.length === 0}
            empty={
              query.search ? (
                <EmptyState
                  icon={<SearchX size={32} aria-hidden />}
                  title={`No invitations match “${query.search}”.`}
                  action={
                    <Button variant="quiet" onClick={() => change({ search: '', page: 1 })}>
                      Clear search
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={<MailCheck size={32} aria-hidden />}
                  title="No invitation is on its way."
                  action={invite}
                >
                  Whoever you invite is listed here until they have chosen their password.
                </EmptyState>
              )
            }
            errorTitle="Failed to load the invitations"
            errorMessage={(reason) => messageOf(reason)}
          >
            {(page) => (
              <InvitationsTable
                invitations={page.invitations}
                busy={isLoading}
                onWithdraw={setWithdrawn}
              />
            )}
          </AsyncView>
        </div>
        <Pager
          page={query.page}
          pages={pages ?? 0}
          onPage={(page) => change({ page })}
          label="Pages of invitations"
          className="mt-4"
        />
      </Card>
      {/* Out here, because its list may be empty before it has said what came of it. */}
      <WithdrawDialog
        invitation={withdrawn}
        onClose={() => {
          setWithdrawn(undefined);
          keepFocus();
        }}
      />
      <InviteDialog open={inviting === 'one'} onClose={stop} />
      <InviteListDialog open={inviting === 'list'} onClose={stop} />
    </>
  );
}
