import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { typedMoney } from '@hearthside/contract/money';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePlans } from '../../api/memberships';
import type { MembershipGiven, NewMembershipInput } from '../../model/membership-form';

type Form = UseFormReturn<NewMembershipInput, unknown, MembershipGiven & { userId: number }>;

/**
 * Fills the amount with the price of the role's plan, until somebody types another; answers where it is from. Where
 * the plans can't be had, it is typed.
 */
export function usePlanAmount(form: Form, role: Role | undefined): string | undefined {
  const plans = usePlans().data?.plans;
  const plan = plans?.find((one) => one.role === role);
  const price = plan?.price;
  useEffect(() => {
    if (role === undefined || form.getFieldState('amount').isDirty) return;
    form.resetField('amount', { defaultValue: price === undefined ? '' : typedMoney(price) });
  }, [form, role, price]);
  if (role === undefined || plans === undefined) return undefined;
  return plan
    ? `The amount is from the plan for ${ROLE_LABELS[role].many}.`
    : `There is no plan for ${ROLE_LABELS[role].many}.`;
}
