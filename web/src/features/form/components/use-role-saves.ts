import { FORM_TEXTS, type FormRole, type PartId } from '@hearthside/contract/form';
import { flushSync } from 'react-dom';
import { toast } from '@/ui/toast';
import { formApi } from '../api/form-api';
import { placeOf } from '../model/form-parts';
import { formReducer } from '../model/form-reducer';
import { sameRoles } from '../model/role-choice';
import type { FormEditingState } from './use-form-editing';

/**
 * Saving who sees a form, a section or a question. What is published already changes at once (part 2 §7); what is
 * not goes with the draft.
 */
export function useRoleSaves({ detail, published, keeper, change, dispatch }: FormEditingState) {
  const asked = detail?.sections.flatMap(({ questions }) => questions.map(({ id }) => id)) ?? [];
  return {
    form: async (accessRoles: FormRole[]) => {
      if (published)
        return change(
          async (id) => (await formApi.setRoles({ id, accessRoles })).form,
          (now) => formReducer(now, { do: 'setFormRoles', accessRoles }),
        );
      flushSync(() => dispatch({ do: 'setFormRoles', accessRoles }));
      await keeper.keep();
    },
    section: (section: PartId, accessRoles: FormRole[]) =>
      dispatch({ do: 'setSection', section, set: { accessRoles } }),
    question: async (question: PartId, accessRoles: FormRole[]) => {
      if (typeof question !== 'number' || !published || !asked.includes(question))
        return dispatch({ do: 'setQuestion', question, set: { accessRoles } });
      await change(
        async () => (await formApi.setQuestionRoles({ questionId: question, accessRoles })).form,
        (now) => {
          const place = placeOf(now, question);
          return place && sameRoles(place.question.accessRoles, accessRoles)
            ? now
            : formReducer(now, { do: 'setQuestion', question, set: { accessRoles } });
        },
      );
      toast.success(FORM_TEXTS.questionRolesSaved);
    },
  };
}
