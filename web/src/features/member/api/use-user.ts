import useSWR from 'swr';
import { memberKeys } from './keys';
import { memberApi } from './member-api';

/** One user. */
export const useUser = (id: number) => useSWR(memberKeys.user(id), () => memberApi.detail({ id }));
