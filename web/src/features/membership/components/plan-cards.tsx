import type { Role } from '@hearthside/contract/access';
import type { Plan } from '@hearthside/contract/membership-shapes';
import { SectionHeading } from '@/ui/card';
import { PlanCard } from './plan-card';

/** The plans of the roles, one's own first. */
export function PlanCards({ plans, role }: { plans: readonly Plan[]; role: Role }) {
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
