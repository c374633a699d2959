import type { HelpPlace } from '@hearthside/contract/help';
import { useCallback } from 'react';
import { useMe } from '@/features/session';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';
import { useInvalidate } from '@/lib/api/swr-config';
import type { AnswerInput } from '../model/answer-draft';
import { helpApi } from './help-api';

/** A question with its answer as it is saved: a new one, or over one there is, in the state the editor saw. */
export interface AnswerSave extends AnswerInput {
  topic: HelpPlace;
  over?: { id: number; revision: string };
}

/**
 * Adds a question and its answer to a topic, or changes one; answers how it stands now. The same added once more,
 * because no answer came to the first, carries the same key, by which the server knows it.
 */
export function useSaveAnswer() {
  const me = useMe();
  const invalidate = useInvalidate();
  return useCallback(
    async ({ over, ...fields }: AnswerSave) => {
      const sent = sentDraft(me.id, 'help');
      const { item } = over
        ? await helpApi.save({ ...fields, ...over })
        : await helpApi.create({ ...fields, key: keyOf(fields, sent) });
      if (!over) sent.clear();
      void invalidate('help', 'history');
      return item;
    },
    [me.id, invalidate],
  );
}
