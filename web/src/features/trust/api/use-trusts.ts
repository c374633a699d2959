import useSWR from 'swr';
import { trustKeys, type TrustsAsked } from './keys';
import { trustApi } from './trust-api';

/** A page of trusts; the page before stays while the next is on its way. */
export const useTrusts = (asked: TrustsAsked) =>
  useSWR(trustKeys.list(asked), ([, , query]) => trustApi.list(query), { keepPreviousData: true });
