import { userEndpoints } from '@hearthside/contract/user';
import { client } from '@/lib/api/api-client';

/** A pet owner's profile, for admins: what a pet can take over from it. */
export const petOwnerProfile = (id: number) => client(userEndpoints).detail({ id });
