import type { Plan } from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { IdCard } from 'lucide-react';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { AskRenewal } from '../../own/components/ask-renewal';
import { GiveLink } from '../../own/components/giving';

export interface NoMembershipProps {
  /** The plan of the member's role. */
  plan: Plan | undefined;
  canGive: boolean;
  /** Whether a gift starts it. */
  renews: boolean;
}

/** Shown to a member without a membership: how to get one. */
export function NoMembership({ plan, canGive, renews }: NoMembershipProps) {
  return (
    <Card>
      <EmptyState
        icon={<IdCard size={32} aria-hidden />}
        title="You have no membership yet."
        className="py-6!"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!renews && (
              <AskRenewal label="Ask the office to start it" begun="Please start my membership." />
            )}
            {canGive && <GiveLink>{renews ? 'Start with a gift' : 'Give'}</GiveLink>}
          </div>
        }
      >
        {renews && plan
          ? `Your plan, ${plan.title}, costs ${shownMoney(plan.price)} a year. A gift of that amount to its campaign starts your membership, or the office can start it for you.`
          : 'The office starts it for you. You can then print your card here.'}
      </EmptyState>
    </Card>
  );
}
