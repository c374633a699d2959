import useSWR from 'swr';
import { helpApi } from './help-api';
import { helpKeys } from './keys';

/** One answer, under whichever topic it stands now; without a number nothing is asked. */
export const useOneAnswer = (id: number | undefined) =>
  useSWR(
    id === undefined ? null : helpKeys.detail(id),
    async ([, , asked]) => (await helpApi.detail({ id: asked })).item,
    { revalidateOnFocus: false },
  );
