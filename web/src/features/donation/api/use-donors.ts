import { userEndpoints } from '@hearthside/contract/user';
import useSWR from 'swr';
import { client } from '@/lib/api-client';

const userApi = client(userEndpoints);

/** So many members are offered at once. */
const OFFERED = 10;

/** The first members whose name or email holds these words: who a gift may be of. */
export const useDonors = (search: string) =>
  useSWR(
    ['member', 'list', 'donors', search] as const,
    ([, , , words]) => userApi.list({ search: words, limit: OFFERED }),
    { keepPreviousData: true },
  );
