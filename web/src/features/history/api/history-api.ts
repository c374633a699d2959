import { historyEndpoints } from '@hearthside/contract/history';
import { client } from '@/lib/api/api-client';

/** The calls about what has happened. */
export const historyApi = client(historyEndpoints);
