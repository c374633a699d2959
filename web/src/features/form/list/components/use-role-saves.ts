import {
  FORM_TEXTS,
  type FormQuestion,
  type FormRole,
  type PartId,
} from '@hearthside/contract/form/fields';
import { flushSync } from 'react-dom';
import { toast } from '@/ui/toast/toast';
import { forms } from '../../api/forms';
import { patched, withQuestion } from '../../editor/model/form-parts';
import { formReducer } from '../../editor/model/form-reducer';
import { onceEach } from '../../editor/model/once-each';
import { isTakenAtOnce } from '../../model/role-choice';
import type { FormEditingState } from '../../editor/hooks/use-form-editing';

/**
 * Saving who sees a form, a section or a question. For published parts the change applies at once (part 2 §7). For
 * others it is saved with the draft.
 */
export function useRoleSaves({ detail, published, autosave, change, dispatch }: FormEditingState) {
  return {
    form: async (accessRoles: FormRole[]) => {
      if (published)
        return change(
          async (id, revision) => (await forms.setRoles({ id, accessRoles, revision })).form,
          (now) => formReducer(now, { do: 'setFormRoles', accessRoles }),
        );
      flushSync(() => dispatch({ do: 'setFormRoles', accessRoles }));
      const saveState = await autosave.keep();
      if (saveState.state === 'failed' || saveState.state === 'conflict') throw saveState.error;
    },
    section: (section: PartId, accessRoles: FormRole[]) =>
      dispatch({ do: 'setSection', section, set: { accessRoles } }),
    question: async (question: PartId, accessRoles: FormRole[]) => {
      if (typeof question !== 'number' || !isTakenAtOnce(detail, question, accessRoles))
        return dispatch({ do: 'setQuestion', question, set: { accessRoles } });
      const given = onceEach((asked: FormQuestion) => patched(asked, { accessRoles }));
      await change(
        async (_, revision) =>
          (await forms.setQuestionRoles({ questionId: question, accessRoles, revision })).form,
        (now) => withQuestion(now, question, given),
      );
      toast.success(FORM_TEXTS.questionRolesSaved);
    },
  };
}
