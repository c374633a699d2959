import type {
  FormDefinition,
  FormQuestion,
  FormSection,
  PartId,
} from '@hearthside/contract/form/fields';
import { questionsOf } from '@hearthside/contract/form/fields';
import { newQuestion } from '../editor/model/question-parts';

/** Forms for tests: short ones, whose parts are distinguishable. */
export const question = (id: PartId, set: Partial<FormQuestion> = {}): FormQuestion => ({
  ...newQuestion(id, [`temp_${id}-1`, `temp_${id}-2`], false),
  question: `Text ${id}`,
  ...set,
});

export const section = (
  id: PartId,
  questions: FormQuestion[],
  set: Partial<FormSection> = {},
): FormSection => ({
  id,
  title: `Section ${id}`,
  description: '',
  accessRoles: [],
  questions,
  ...set,
});

export const form = (...sections: FormSection[]): FormDefinition => ({
  title: 'Intake',
  description: '',
  accessRoles: [],
  needsReview: true,
  sections,
});

/** Three questions in two sections. */
export const smallForm = () =>
  form(section(100, [question(1), question(2)]), section(200, [question(3)]));

/** The ids of the questions, section by section. */
export const outlineOf = ({ sections }: FormDefinition) =>
  sections.map(({ id, questions }) => [id, ...questions.map((asked) => asked.id)]);

/** Every id of every part of a form. */
export const idsOf = (whole: FormDefinition): PartId[] => [
  ...whole.sections.map(({ id }) => id),
  ...questionsOf(whole).flatMap(({ id, choices, gridRows, gridColumns, links }) => [
    id,
    ...[...choices, ...gridRows, ...gridColumns, ...links].map((part) => part.id),
  ]),
];

export const questionOf = (whole: FormDefinition, id: PartId): FormQuestion => {
  const found = questionsOf(whole).find((asked) => asked.id === id);
  if (!found) throw new Error(`No question ${id}`);
  return found;
};
