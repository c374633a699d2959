import { formPages } from '@hearthside/contract/form/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import type { WaitingRoom } from '@hearthside/contract/member/waiting-room';
import { Armchair } from 'lucide-react';
import { viewOf } from '@/lib/api/view-of';
import { usePage } from '@/lib/page';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { useWaitingRoom } from '../api/waiting';
import { ClosingRow } from './closing-row';
import { ExpiredRow } from './expired-row';
import { NewcomerRow } from './newcomer-row';
import { RoleRequestRow } from './role-request-row';
import { UnconfirmedRow } from './unconfirmed-row';
import { WaitingSection } from './waiting-section';

/** Everybody who waits for the office, with what can be done about each. */
export function WaitingPage() {
  usePage('Waiting room');
  const room = useWaitingRoom({});
  // Whoever is dealt with leaves the page, and with them the button that had the focus.
  const list = useFocusKept<HTMLDivElement>(room.data);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BackLink to={memberPages.users} label="Back to users" />
        <ButtonLink variant="quiet" size="s" to={memberPages.dataRequests}>
          Data requests
        </ButtonLink>
      </div>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label="Who is waiting"
        className="mt-2 outline-none"
      >
        <AsyncView
          {...viewOf(room)}
          data={room.data}
          skeleton={<SkeletonText lines={8} label="Loading the waiting room..." />}
          errorTitle="Failed to load the waiting room"
        >
          {(data) => (isEmpty(data) ? <NobodyWaits /> : <Sections room={data} />)}
        </AsyncView>
      </div>
    </>
  );
}

const isEmpty = (room: WaitingRoom) => Object.values(room).every(({ total }) => total === 0);

const NobodyWaits = () => (
  <EmptyState icon={<Armchair size={32} aria-hidden />} title="No one is waiting.">
    This page lists newcomers, members who ask for another role, people who haven’t confirmed their
    email, expired invitations, and accounts that their members have closed.
  </EmptyState>
);

function Sections({ room }: { room: WaitingRoom }) {
  const { newcomers, requests, unconfirmed, expired, closings } = room;
  return (
    <div className="grid gap-4">
      <WaitingSection
        title="Waiting to be verified"
        of={newcomers}
        action={
          <ButtonLink variant="quiet" size="s" to={formPages.review('newcomers')}>
            Review one by one
          </ButtonLink>
        }
      >
        {(person) => <NewcomerRow person={person} />}
      </WaitingSection>
      <WaitingSection title="Asking for another role" of={requests}>
        {(person) => <RoleRequestRow person={person} />}
      </WaitingSection>
      <WaitingSection title="Email not confirmed" of={unconfirmed}>
        {(person) => <UnconfirmedRow person={person} />}
      </WaitingSection>
      <WaitingSection
        title="Expired invitations"
        of={expired}
        action={
          <ButtonLink variant="quiet" size="s" to={memberPages.invitations}>
            All invitations
          </ButtonLink>
        }
      >
        {(person) => <ExpiredRow person={person} />}
      </WaitingSection>
      <WaitingSection
        title="Closed accounts"
        of={closings}
        action={
          <ButtonLink variant="quiet" size="s" to={memberPages.dataRequests}>
            All data requests
          </ButtonLink>
        }
      >
        {(person) => <ClosingRow person={person} />}
      </WaitingSection>
    </div>
  );
}
