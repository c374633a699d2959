import { userEndpoints } from '@hearthside/contract/user';
import useSWR from 'swr';
import { client } from '@/lib/api-client';

const userApi = client(userEndpoints);

/** So many pet owners are offered at once. */
const OFFERED = 10;

/** The first pet owners whose name or email holds these words, for admins. */
export const usePetOwners = (search: string) =>
  useSWR(
    ['member', 'list', 'pet owners', search] as const,
    ([, , , words]) => userApi.list({ role: 'pet_owner', search: words, limit: OFFERED }),
    { keepPreviousData: true },
  );

/** A pet owner's profile, for admins: what a pet can take over from it. */
export const petOwnerProfile = (id: number) => userApi.detail({ id });
