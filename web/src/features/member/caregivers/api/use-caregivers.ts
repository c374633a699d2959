import useSWR from 'swr';
import type { PagedQuery } from '@/lib/paged-query';
import { caregiverApi } from './caregiver-api';
import { caregiverKeys } from './caregiver-keys';

/** A page of caregivers; the page before stays while the next is on its way. */
export const useCaregivers = (query: PagedQuery) =>
  useSWR(caregiverKeys.list(query), ([, , , asked]) => caregiverApi.caregivers(asked), {
    keepPreviousData: true,
  });
