import { SEARCH_MAX } from '@hearthside/contract/list';
import useSWR from 'swr';
import { helpKeys } from './keys';
import { helpApi } from './help-api';

/** Questions and answers of all topics with these words; nothing is asked without any. */
export const useFoundAnswers = (typed: string) => {
  const search = typed.trim().slice(0, SEARCH_MAX);
  return useSWR(
    search === '' ? null : helpKeys.search(search),
    async ([, , words]) => (await helpApi.search({ search: words })).items,
    { keepPreviousData: search !== '', revalidateOnFocus: false },
  );
};
