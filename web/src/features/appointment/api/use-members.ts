import { userEndpoints } from '@hearthside/contract/user';
import useSWR from 'swr';
import { client } from '@/lib/api-client';
import { appointmentKeys } from './keys';

const userApi = client(userEndpoints);

/** So many members are offered at once. */
const OFFERED = 10;

/** The first members whose name or email holds these words, for the office. */
export const useMembers = (search: string) =>
  useSWR(
    appointmentKeys.members(search),
    ([, , , words]) => userApi.list({ search: words, limit: OFFERED }),
    { keepPreviousData: true },
  );
