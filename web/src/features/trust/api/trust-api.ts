import { trustEndpoints } from '@hearthside/contract/trust';
import { client } from '@/lib/api/api-client';

/** The calls about trusts. */
export const trustApi = client(trustEndpoints);
