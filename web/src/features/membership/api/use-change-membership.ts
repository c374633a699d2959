import { useMemo } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import type { MembershipGiven } from '../model/membership-form';
import { membershipApi } from './membership-api';

/** Begins, changes, deletes memberships, and brings them back. */
export function useChangeMembership() {
  const invalidate = useInvalidate();
  return useMemo(() => {
    // Also after a refusal, which says something new about the list: somebody else may have been quicker.
    const changing = <T>(work: Promise<T>) =>
      work.finally(() => void invalidate('membership', 'history'));
    return {
      create: (userId: number, given: MembershipGiven) =>
        changing(membershipApi.create({ userId, ...given })),
      save: (id: number, given: MembershipGiven, revision: string) =>
        changing(membershipApi.save({ id, ...given, revision })),
      remove: (id: number) => changing(membershipApi.remove({ id })),
      restore: (id: number) => changing(membershipApi.restore({ id })),
    };
  }, [invalidate]);
}
