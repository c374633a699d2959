import { selfEndpoints } from '@hearthside/contract/member';
import { client } from '@/lib/api/api-client';

/** The calls a member makes about themselves. */
export const selfApi = client(selfEndpoints);
