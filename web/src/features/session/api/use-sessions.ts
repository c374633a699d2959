import useSWR from 'swr';
import { sessionApi } from './session-api';
import { sessionKeys } from './keys';

/** Where the member is signed in. */
export const useSessions = () => useSWR(sessionKeys.list, () => sessionApi.list());
