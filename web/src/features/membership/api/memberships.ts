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

/** The member's own membership, the plans, and where to give. */
export const useOwnMembership = memberships.own.query();

/** The member's own completed gifts by year, newest first. */
export const useOwnGifts = donations.own.query();

export const useMemberships = memberships.list.query();

/** How many memberships have each status. */
export const useMembershipCounts = memberships.counts.query();

/** The memberships that can still be restored. */
export const useMembershipTrash = memberships.trash.query();

/** A member who has no membership. */
export type Candidate = Answer<(typeof membershipEndpoints)['candidates']>['users'][number];

/** The first members without a membership whose name or email matches these words. */
export const useCandidates = memberships.candidates.query({ keepPreviousData: false });

/**
 * The current state of a membership, with its history and its reminders: to change it or to print it. The id may come
 * from an address. The server refuses an invalid one in the specified words.
 */
export const useMembershipNow = (id: string) =>
  useNow(useCallback(() => memberships.detail({ id }), [id]));

const STALE = ['membership', 'history'];
// A refusal can bring something new for the list too: somebody else may have been faster.
const change = { invalidates: STALE, invalidatesOnError: STALE };
export const useCreateMembership = memberships.create.mutation(change);
export const useSaveMembership = memberships.save.mutation(change);
export const useDeleteMembership = memberships.remove.mutation(change);
export const useRestoreMembership = memberships.restore.mutation(change);

/** The plans of the roles with the fields that an admin edits. */
export const usePlans = memberships.plans.query();

type Plans = Answer<(typeof membershipEndpoints)['plans']>;
const PLANS = memberships.plans.key({});

/** Saves a role's plan, based on the revision that its editor saw. Returns its new state. */
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

/** Reads the current state of a role's plan, bypassing the cache and updating it. */
export function usePlanNow(role: PlanRole) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const now = await memberships.plans();
    void mutate(PLANS, now, { revalidate: false });
    return now.plans.find((plan) => plan.role === role);
  }, [role, mutate]);
}
