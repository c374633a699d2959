import { userEndpoints } from '@hearthside/contract/user';
import { client } from '@/lib/api/api-client';

/** The calls about the people whom a trust can have. */
export const peopleApi = client(userEndpoints);
