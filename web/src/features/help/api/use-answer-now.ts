import type { HelpPlace } from '@hearthside/contract/help';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { helpKeys } from './keys';
import { helpApi } from './help-api';

/** Reads one answer as it is at this moment, past the cache, which is renewed by it; undefined where it is gone. */
export function useAnswerNow(topic: HelpPlace) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number) => {
      const { items } = await helpApi.list({ topic });
      void mutate(helpKeys.list(topic), items, { revalidate: false });
      return items.find((item) => item.id === id);
    },
    [mutate, topic],
  );
}
