import {
  FORM_ROLES,
  questionsOf,
  type FormDefinition,
  type FormFile,
} from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';
import { newId, twoIds } from './new-id';
import { newQuestion } from './question-parts';

/** A new form: without a title, for all roles, with one question. */
export const emptyForm = (): FormDefinition => ({
  title: '',
  description: '',
  accessRoles: [...FORM_ROLES],
  needsReview: true,
  sections: [
    {
      id: newId(),
      title: '',
      description: '',
      accessRoles: [],
      questions: [newQuestion(newId(), twoIds(), false)],
    },
  ],
});

/** The published form, in the shape in which it is edited. */
export const publishedForm = ({ form, sections }: FormDetail): FormDefinition => ({
  title: form.title,
  description: form.description,
  accessRoles: form.accessRoles,
  needsReview: form.needsReview,
  sections: sections.map(sectionOf),
});

const sectionOf = ({ section, questions }: FormSectionAnswer) => ({
  id: section.id,
  title: section.title,
  description: section.description,
  accessRoles: section.accessRoles,
  questions: questions.map(({ number: _, ...question }) => question),
});

/** What the editor opens: the draft if there is one, otherwise the published version (part 2 §4). */
export function editedForm(detail: FormDetail): FormDefinition {
  const published = publishedForm(detail);
  const drafted = detail.draft?.definition;
  if (!isDefinition(drafted)) return withPlaces(published);
  const files = filesOf(published);
  return withPlaces({
    ...drafted,
    sections: drafted.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        // A draft may have only the id of a file.
        files: question.files.map((file) => (file.url ? file : (files.get(file.id) ?? file))),
      })),
    })),
  });
}

const filesOf = (form: FormDefinition) =>
  new Map<number, FormFile>(
    questionsOf(form).flatMap(({ files }) => files.map((file) => [file.id, file])),
  );

/** Makes sure that a form has a section and a question, even if everything was removed elsewhere. */
function withPlaces(form: FormDefinition): FormDefinition {
  const empty = emptyForm();
  if (form.sections.length === 0) return { ...form, sections: empty.sections };
  if (questionsOf(form).length > 0) return form;
  const [first, ...rest] = form.sections;
  const questions = empty.sections[0]?.questions ?? [];
  return { ...form, sections: first ? [{ ...first, questions }, ...rest] : [] };
}

/** Whether a value has the shape of a form. A draft is returned as it was saved. */
export function isDefinition(value: unknown): value is FormDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const { title, sections } = value as Partial<FormDefinition>;
  return (
    typeof title === 'string' &&
    Array.isArray(sections) &&
    sections.every((section) => Array.isArray(section?.questions))
  );
}
