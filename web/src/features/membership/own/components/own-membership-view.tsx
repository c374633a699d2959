import clsx from 'clsx';
import type { Role } from '@hearthside/contract/access';
import type { Plan } from '@hearthside/contract/membership/shapes';
import { useMe } from '@/features/session';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle, SectionHeading } from '@/ui/card';
import { Skeleton, SkeletonCards, SkeletonGroup } from '@/ui/skeleton';
import { useOwnMembership } from '../../api/memberships';
import { EventList } from '../../manage/components/event-list';
import { canGive, Giving } from './giving';
import { NoMembership } from '../../manage/components/no-membership';
import { OwnGifts } from './own-gifts';
import { OwnStanding } from './own-standing';
import { PlanCard } from './plan-card';

/** The plans of the roles, with the member's own first. */
function PlanCards({ plans, role }: { plans: readonly Plan[]; role: Role }) {
  const own = plans.filter((plan) => plan.role === role);
  const others = plans.filter((plan) => plan.role !== role);
  return (
    <section aria-labelledby="plans">
      <SectionHeading id="plans">Membership plans</SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...own, ...others].map((plan) => (
          <PlanCard key={plan.role} plan={plan} own={plan.role === role} />
        ))}
      </ul>
    </section>
  );
}

/** A member's own membership, the plans, giving, and what they gave (part 2 §2). */
export function OwnMembershipView() {
  const me = useMe();
  return (
    <AsyncView
      {...viewOf(useOwnMembership())}
      skeleton={<Waiting />}
      errorTitle="Failed to load your membership"
    >
      {({ membership, plans, donation }) => (
        <div className="grid gap-6">
          {membership ? (
            <OwnStanding
              membership={membership}
              me={me}
              canGive={canGive(donation)}
              renews={donation.renews}
            />
          ) : (
            <NoMembership
              plan={plans.find((plan) => plan.role === me.role)}
              canGive={canGive(donation)}
              renews={donation.renews}
            />
          )}
          <div className={clsx('grid items-start gap-4', canGive(donation) && 'lg:grid-cols-2')}>
            <Giving {...donation} />
            <div className="grid gap-4">
              <OwnGifts />
              {membership && membership.events.length > 0 && (
                <Card aria-labelledby="membership-history">
                  <CardTitle id="membership-history">History</CardTitle>
                  <EventList events={membership.events} />
                </Card>
              )}
            </div>
          </div>
          <PlanCards plans={plans} role={me.role} />
        </div>
      )}
    </AsyncView>
  );
}

/** In the shape of the page that is loading. */
const Waiting = () => (
  <SkeletonGroup label="Loading your membership..." className="grid gap-6">
    <div className="grid gap-4 rounded-m border border-line bg-surface p-5 lg:grid-cols-2">
      <Skeleton className="h-52 w-full" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
    <SkeletonCards count={6} label="Loading the plans..." />
  </SkeletonGroup>
);
