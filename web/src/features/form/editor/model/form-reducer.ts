import { questionsOf, type FormDefinition, FORM_LIMITS } from '@hearthside/contract/form/fields';
import { withFormRoles } from '@hearthside/contract/form/visibility';
import type { Cases, FormAction, WholeFormAction } from './form-action';
import { patched, withQuestion } from './form-parts';
import { lineCases } from './line-cases';
import { linkCases } from './link-cases';
import { questionCases } from './question-cases';
import { sectionCases } from './section-cases';
import type { FileAction } from './form-action';

const fileCases: Cases<FileAction> = {
  addFile: (form, { question, file }) =>
    withQuestion(form, question, (now) =>
      now.files.length >= FORM_LIMITS.files || now.files.some(({ id }) => id === file.id)
        ? now
        : { ...now, files: [...now.files, file] },
    ),

  removeFile: (form, { question, file }) =>
    withQuestion(form, question, (now) => {
      const files = now.files.filter(({ id }) => id !== file);
      return files.length === now.files.length ? now : { ...now, files };
    }),
};

const wholeFormCases: Cases<WholeFormAction> = {
  setForm: (form, { set }) => patched(form, set),
  // Prunes the roles of sections and questions (part 2 §4).
  setFormRoles: (form, { accessRoles }) =>
    sameRoles(form.accessRoles, accessRoles) ? form : withFormRoles(form, accessRoles),
  showProgress: (form, { on }) =>
    questionsOf(form).every(({ showProgress }) => showProgress === on)
      ? form
      : {
          ...form,
          sections: form.sections.map((section) => ({
            ...section,
            questions: section.questions.map((question) => patched(question, { showProgress: on })),
          })),
        },
};

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

const CASES: Cases<FormAction> = {
  ...wholeFormCases,
  ...sectionCases,
  ...questionCases,
  ...lineCases,
  ...linkCases,
  ...fileCases,
};

/**
 * The form after an action, by the rules of part 2 §4 and §5. If the action is not allowed, has no target, or changes
 * nothing, the very same object is returned. Numbers are positions, so they adjust on their own.
 */
export function formReducer(form: FormDefinition, action: FormAction): FormDefinition {
  const change = CASES[action.do] as (form: FormDefinition, action: FormAction) => FormDefinition;
  return change(form, action);
}
