import type { Role } from '@hearthside/contract/access';
import { userEndpoints } from '@hearthside/contract/user';
import useSWR from 'swr';
import { client } from '@/lib/api/api-client';

const userApi = client(userEndpoints);

/** So many members are offered at once. */
const OFFERED = 10;

/** The first members whose name or email holds these words, for admins; of one role where one is named. */
export const useFoundMembers = (search: string, role?: Role) =>
  useSWR(
    ['member', 'list', 'found', role, search] as const,
    () => userApi.list({ role, search, limit: OFFERED }),
    { keepPreviousData: true },
  );
