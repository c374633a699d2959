import { userEndpoints } from '@hearthside/contract/user';
import { client } from '@/lib/api/api-client';

/** The calls of the Users tab. */
export const usersApi = client(userEndpoints);
