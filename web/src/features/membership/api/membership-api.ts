import { membershipEndpoints } from '@hearthside/contract/membership-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about memberships and plans. */
export const membershipApi = client(membershipEndpoints);
