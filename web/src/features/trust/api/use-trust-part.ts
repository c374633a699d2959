import useSWR from 'swr';
import type { PagedQuery } from '@/lib/paged-query';
import { trustKeys } from './keys';
import { trustApi } from './trust-api';

/** A page of a trust's people; nothing is asked without an id. */
export const useTrustPeople = (id: number | undefined, asked: PagedQuery) =>
  useSWR(
    id === undefined ? null : trustKeys.peopleOf(id, asked),
    ([, , of, query]) => trustApi.people({ id: of, ...query }),
    { keepPreviousData: true },
  );

/** A page of a trust's pets. */
export const useTrustPets = (id: number, asked: PagedQuery) =>
  useSWR(trustKeys.petsOf(id, asked), ([, , of, query]) => trustApi.pets({ id: of, ...query }), {
    keepPreviousData: true,
  });
