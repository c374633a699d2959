import type { Plan } from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';

export interface PlanCardProps {
  plan: Plan;
  /** Whether it is the plan of the member's own role. */
  own?: boolean;
  as?: 'li' | 'div';
  /** Shown below it, such as an admin's actions. */
  children?: ReactNode;
}

/** The yearly price and the benefits of a role's membership (part 2 §2, §9). */
export function PlanCard({ plan, own = false, as = 'li', children }: PlanCardProps) {
  const { title, price, benefits } = plan;
  return (
    <Card as={as} className={clsx('flex flex-col', own && 'border-brand! ring-1 ring-brand')}>
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3
          dir="auto"
          className="min-w-0 font-body text-m font-[650] tracking-normal wrap-anywhere"
        >
          {title || 'Untitled'}
        </h3>
        {own && (
          <Badge tone="brand" icon={null}>
            Your plan
          </Badge>
        )}
      </div>
      <p className="mb-3">
        <span className="font-display text-xl tabular-nums">{shownMoney(price)}</span>{' '}
        <span className="text-s text-ink-soft">a year</span>
      </p>
      {benefits.length === 0 ? (
        <p className="text-s text-ink-soft">Benefits will be listed here.</p>
      ) : (
        <ul className="grid gap-1.5">
          {benefits.map((benefit, index) => (
            <li key={index} className="flex items-start gap-2">
              <Check size={18} aria-hidden className="mt-1 shrink-0 text-brand-strong" />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {benefit}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
