import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { typedMoney } from '@hearthside/contract/money';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePlans } from '../../api/memberships';
import type { MembershipGiven, NewMembershipInput } from '../../model/membership-form';

type Form = UseFormReturn<NewMembershipInput, unknown, MembershipGiven & { userId: number }>;

/**
 * Fills in the price of the role's plan as the amount, until somebody types another. Returns where it comes from. If
 * the plans can't be loaded, the amount has to be typed.
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
