import type { Plan } from '@hearthside/contract/membership-endpoints';
import { shownMoney } from '@hearthside/contract/money';
import { IdCard } from 'lucide-react';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { GiveLink } from './giving';

/** Where a member has no membership: how one comes by it. */
export function NoMembership({ plan, canGive }: { plan: Plan | undefined; canGive: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<IdCard size={32} aria-hidden />}
        title="You have no membership yet."
        className="py-6!"
        action={canGive && <GiveLink>Begin with a gift</GiveLink>}
      >
        {canGive && plan && plan.price > 0
          ? `Your plan, ${plan.title}, costs ${shownMoney(plan.price)} a year. A gift of that amount on its campaign begins your membership; the office can also begin it for you.`
          : 'The office begins it for you. Your card will be here to print.'}
      </EmptyState>
    </Card>
  );
}
