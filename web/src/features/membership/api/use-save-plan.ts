import type { PlanRole } from '@hearthside/contract/membership';
import type { PlanDetail } from '@hearthside/contract/membership-shapes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '@/lib/api/swr-config';
import type { PlanGiven } from '../model/plan-form';
import { membershipKeys } from './keys';
import { membershipApi } from './membership-api';

/** Writes a role's plan over the state its editor saw; answers how it stands now. */
export function useSavePlan(role: PlanRole) {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (given: PlanGiven, revision: string) => {
      const saved = await membershipApi.savePlan({ role, ...given, revision });
      await mutate<PlanDetail[]>(
        membershipKeys.plans,
        (plans) => plans?.map((plan) => (plan.role === role ? saved : plan)),
        { revalidate: false },
      );
      void invalidate('history');
      return saved;
    },
    [role, mutate, invalidate],
  );
}

/** Reads a role's plan as it is at this moment, past the cache, which is renewed by it. */
export function usePlanNow(role: PlanRole) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const { plans } = await membershipApi.plans();
    void mutate(membershipKeys.plans, plans, { revalidate: false });
    return plans.find((plan) => plan.role === role);
  }, [role, mutate]);
}
