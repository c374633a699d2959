import { settingsEndpoints } from '@hearthside/contract/settings';
import { client } from '@/lib/api/api-client';

/** The calls about the organisation: its settings and its own pages. */
export const settingsApi = client(settingsEndpoints);
