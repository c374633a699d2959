import { trustPages } from '@hearthside/contract/trust/pages';
import { Landmark } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { HistoryOf } from '@/features/history';
import { ApiError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { useTrust } from '../api/trusts';
import { trustIdOf, type TrustPageState } from '../model/trust-link';
import { TrustHead } from './trust-head';
import { TrustNotes } from './trust-notes';
import { TrustPeople } from './trust-people';
import { TrustPets } from './trust-pets';
import { TrustSkeleton } from './trust-skeleton';

/** One trust: its name, its people, its pets and its history. */
export function TrustPage() {
  const id = trustIdOf(useParams().id);
  const { state } = useLocation() as { state: TrustPageState | null };
  const found = useTrust(id === undefined ? null : { id });
  const { data, error } = found;
  const missing = id === undefined || (error instanceof ApiError && error.status === 404);
  // Also used as the heading, because a phone's bar may truncate the title.
  usePage(missing ? 'Trust not found' : (data?.name ?? 'Trust'), missing ? undefined : data?.name);
  const back = `${trustPages.list}${state?.list ?? ''}`;

  if (missing) {
    return (
      <EmptyState
        icon={<Landmark size={32} aria-hidden />}
        title="This trust doesn’t exist."
        action={<ButtonLink to={back}>Back to trusts</ButtonLink>}
      >
        It may have been deleted, or the link may be wrong.
      </EmptyState>
    );
  }
  return (
    <>
      <BackLink to={back} label="Back to trusts" />
      <AsyncView
        {...viewOf(found)}
        skeleton={<TrustSkeleton />}
        errorTitle="Failed to load the trust"
      >
        {(trust) => (
          <div className="mt-1 grid gap-4">
            <TrustHead trust={trust} back={back} />
            <TrustPeople trust={trust} />
            <TrustPets trust={trust} />
            <TrustNotes key={trust.id} trust={trust} />
            <Card aria-labelledby="trust-history">
              <CardTitle id="trust-history">History</CardTitle>
              <HistoryOf kind="trust" about={trust.id} />
            </Card>
          </div>
        )}
      </AsyncView>
    </>
  );
}
