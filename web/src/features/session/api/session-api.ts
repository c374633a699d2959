import { sessionEndpoints } from '@hearthside/contract/session';
import { client } from '@/lib/api/api-client';

/** The calls about signing in and out. */
export const sessionApi = client(sessionEndpoints);
