import useSWR from 'swr';
import { memberKeys } from './keys';
import { usersApi } from './users-api';

/** One user. */
export const useUser = (id: number) => useSWR(memberKeys.user(id), () => usersApi.detail({ id }));
