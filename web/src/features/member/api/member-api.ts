import { memberEndpoints } from '@hearthside/contract/member-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about people. */
export const memberApi = client(memberEndpoints);
