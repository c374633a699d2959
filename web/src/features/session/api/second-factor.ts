import { secondFactorEndpoints } from '@hearthside/contract/session/second-factor';
import { client } from '@/lib/api/api-client';

/** Calls around the second factor, also for pages outside the data cache. */
export const factors = client(secondFactorEndpoints);
