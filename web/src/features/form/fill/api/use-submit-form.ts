import { responsesOf } from '@hearthside/contract/form-answers';
import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { savableAnswers, type FillState } from '../model/fill-state';
import { formApi } from '../../api/form-api';

/** Sends a form's answers; with the same key as before it is sent once. */
export function useSubmitForm() {
  const invalidate = useInvalidate();
  return useCallback(
    async (state: FillState, key: string) => {
      const { form, version } = state.filled;
      const { revision } = state;
      const responses = responsesOf(savableAnswers(state));
      const sent = await formApi.submit({ formId: form.id, version, revision, key, responses });
      // The first page's checklist counts it too.
      void invalidate('form', 'member');
      return sent.form;
    },
    [invalidate],
  );
}
