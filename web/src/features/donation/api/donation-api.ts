import { donationEndpoints } from '@hearthside/contract/donation-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls of donations. */
export const donationApi = client(donationEndpoints);
