import { selfEndpoints } from '@hearthside/contract/member';
import useSWR from 'swr';
import { client } from '@/lib/api/api-client';
import { homeKeys } from './keys';

const memberApi = client(selfEndpoints);

/** What waits for the member: the way in of a newcomer, and what needs somebody. */
export const useHome = () => useSWR(homeKeys.read, () => memberApi.home());
