import useSWR from 'swr';
import { membershipKeys } from './keys';
import { membershipApi } from './membership-api';

/** The first members without a membership whose name or email has these words. */
export const useCandidates = (search: string) =>
  useSWR(membershipKeys.candidates(search), ([, , words]) =>
    membershipApi.candidates({ search: words }),
  );
