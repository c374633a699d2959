import type { HelpPlace } from '@hearthside/contract/help';
import { useCallback } from 'react';
import { useInvalidate } from '@/lib/swr-config';
import type { AnswerTyped } from '../model/answer-draft';
import { helpApi } from './help-api';

/** A question with its answer as it is saved: a new one, or over one there is, in the state the editor saw. */
export interface AnswerSave extends AnswerTyped {
  topic: HelpPlace;
  over?: { id: number; revision: string };
}

/** Adds a question and its answer to a topic, or changes one; answers how it stands now. */
export function useSaveAnswer() {
  const invalidate = useInvalidate();
  return useCallback(
    async ({ over, ...fields }: AnswerSave) => {
      const { item } = over
        ? await helpApi.save({ ...fields, ...over })
        : await helpApi.create(fields);
      void invalidate('help', 'history');
      return item;
    },
    [invalidate],
  );
}
