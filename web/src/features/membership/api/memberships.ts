import { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import type { Answer } from '@hearthside/contract/endpoint';
import type { PlanRole } from '@hearthside/contract/membership/fields';
import { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';
import { useNow } from '@/lib/use-now';
import type { PlanGiven } from '../model/plan-form';

export const memberships = resource('membership', membershipEndpoints);
const donations = resource('donation', donationEndpoints);

/** One's own membership, the plans, and where to give. */
export const useOwnMembership = memberships.own.query();

/** One's own completed gifts by year, the latest first. */
export const useOwnGifts = donations.own.query();

export const useMemberships = memberships.list.query();

/** How many memberships stand how. */
export const useMembershipCounts = memberships.counts.query();

/** The memberships that can still be brought back. */
export const useMembershipTrash = memberships.trash.query();

/** Somebody who has no membership. */
export type Candidate = Answer<(typeof membershipEndpoints)['candidates']>['users'][number];

/** The first members without a membership whose name or email has these words. */
export const useCandidates = memberships.candidates.query({ keepPreviousData: false });

/**
 * A membership as it is now, with its history and its reminders: to change it or to print it. The id comes from an
 * address too: what is no number is refused by the server in the specified words.
 */
export const useMembershipNow = (id: string) =>
  useNow(useCallback(() => memberships.detail({ id }), [id]));

const STALE = ['membership', 'history'];
// A refusal says something new about the list too: somebody else may have been quicker.
const change = { invalidates: STALE, invalidatesOnError: STALE };
export const useCreateMembership = memberships.create.mutation(change);
export const useSaveMembership = memberships.save.mutation(change);
export const useDeleteMembership = memberships.remove.mutation(change);
export const useRestoreMembership = memberships.restore.mutation(change);

/** The plans of the roles with what an admin edits of them. */
export const usePlans = memberships.plans.query();

type Plans = Answer<(typeof membershipEndpoints)['plans']>;
const PLANS = memberships.plans.key({});

/** Writes a role's plan over the state its editor saw; answers how it stands now. */
export function useSavePlan(role: PlanRole) {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (given: PlanGiven, revision: string) => {
      const saved = await memberships.savePlan({ role, ...given, revision });
      await mutate<Plans>(
        PLANS,
        (now) => now && { plans: now.plans.map((plan) => (plan.role === role ? saved : plan)) },
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
    const now = await memberships.plans();
    void mutate(PLANS, now, { revalidate: false });
    return now.plans.find((plan) => plan.role === role);
  }, [role, mutate]);
}
