import useSWR from 'swr';
import { trustKeys } from './keys';
import { trustApi } from './trust-api';

/** One trust with its people; nothing is asked without an id. */
export const useTrust = (id: number | undefined) =>
  useSWR(id === undefined ? null : trustKeys.detail(id), ([, , asked]) =>
    trustApi.detail({ id: asked }),
  );
