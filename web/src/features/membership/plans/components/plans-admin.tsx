import { ROLE_LABELS } from '@hearthside/contract/access';
import { membershipPages } from '@hearthside/contract/membership/pages';
import type { PlanDetail } from '@hearthside/contract/membership/shapes';
import { PencilLine, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button, ButtonLink } from '@/ui/button';
import { SectionHeading } from '@/ui/card';
import { SkeletonCards } from '@/ui/skeleton';
import { usePlans } from '../../api/memberships';
import { PlanCard } from '../../own/components/plan-card';
import { PlanDialog } from './plan-dialog';

/** The plans of the roles, for admins to edit (part 2 §2). */
export function PlansAdmin() {
  const found = usePlans();
  const [editing, setEditing] = useState<PlanDetail>();
  return (
    <>
      <SectionHeading
        actions={
          <ButtonLink
            to={membershipPages.list}
            variant="quiet"
            icon={<TicketCheck size={18} aria-hidden />}
          >
            Members’ memberships
          </ButtonLink>
        }
      >
        Membership plans
      </SectionHeading>
      <p className="mb-4 max-w-[70ch] text-ink-soft">
        What a membership costs per year and includes, by role. Members see these cards on their
        Membership page.
      </p>
      <AsyncView
        {...viewOf(found)}
        skeleton={<SkeletonCards count={7} label="Loading the plans..." />}
        errorTitle="Failed to load the plans"
      >
        {({ plans }) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.role} plan={plan}>
                <PlanFoot plan={plan} onEdit={() => setEditing(plan)} />
              </PlanCard>
            ))}
          </ul>
        )}
      </AsyncView>
      <PlanDialog plan={editing} onEdit={setEditing} />
    </>
  );
}

/** The part of a plan that only admins see. */
function PlanFoot({ plan, onEdit }: { plan: PlanDetail; onEdit: () => void }) {
  const { role, campaignCode, placeMissing, updatedAt } = plan;
  const { many } = ROLE_LABELS[role];
  return (
    <div className="mt-auto flex items-end justify-between gap-3 pt-4">
      <ul className="min-w-0 flex-1 text-s text-ink-soft">
        <li>For {many}</li>
        <li className="wrap-anywhere">
          {campaignCode ? `Campaign code ${campaignCode}` : 'No campaign code'}
        </li>
        {placeMissing && (
          <li className="text-warn">
            No widget or page of this campaign: gifts of {many} don’t renew
          </li>
        )}
        {updatedAt && <li>Changed {formatDate(updatedAt)}</li>}
      </ul>
      <Button
        variant="quiet"
        size="s"
        icon={<PencilLine size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onEdit}
        className="shrink-0"
      >
        Edit <span className="sr-only">the plan for {many}</span>
      </Button>
    </div>
  );
}
