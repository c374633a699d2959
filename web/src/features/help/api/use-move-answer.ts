import type { HelpPlace } from '@hearthside/contract/help';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { helpKeys } from './keys';
import { helpApi } from './help-api';

/** Puts an answer before another of its topic, or last with null. */
export function useMoveAnswer(topic: HelpPlace) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id: number, before: number | null) => {
      const { items } = await helpApi.move({ id, before });
      await mutate(helpKeys.list(topic), items, { revalidate: false });
    },
    [mutate, topic],
  );
}
