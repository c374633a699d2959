import type { HelpPlace } from '@hearthside/contract/help';
import type { HelpItem } from '@hearthside/contract/help-endpoints';
import { useMemo } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { helpApi } from './help-api';

/** Deletes a question with its answer, and brings it back. */
export function useRemoveAnswer() {
  const invalidate = useInvalidate();
  return useMemo(() => {
    // Also after a refusal, which says something new about the list: somebody else may have been quicker.
    const changing = <T>(work: Promise<T>) =>
      work.finally(() => void invalidate('help', 'history'));
    return {
      remove: ({ id, topic }: HelpItem) => changing(helpApi.remove({ id, topic })),
      /** Under `topic` where it stood under none when it was deleted. */
      restore: ({ id }: Pick<HelpItem, 'id'>, topic?: HelpPlace) =>
        changing(helpApi.restore({ id, topic })),
    };
  }, [invalidate]);
}
