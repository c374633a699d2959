import { helpEndpoints } from '@hearthside/contract/help-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls of the help center. */
export const helpApi = client(helpEndpoints);
