import type { HelpItem } from '@hearthside/contract/help-endpoints';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAnswerList } from './keys';
import { helpApi } from './help-api';

/** Says whether an answer was helpful, or takes that back with null; it then shows wherever it is listed. */
export function useVote() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, helpful: boolean | null) => {
      const { item } = await helpApi.vote({ id, helpful });
      await mutate<HelpItem[]>(
        isAnswerList,
        (items) => items?.map((each) => (each.id === id ? item : each)),
        { revalidate: false },
      );
    },
    [mutate],
  );
}
