/** What a form needs to be published, and what is removed from it then (part 2 §4, §5). */
import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
  type FormSection,
  type QuestionType,
} from './fields';

/** The types whose answers are chosen from a list of choices. */
export const hasChoices = (type: QuestionType): boolean =>
  type === 'multiple_choice' || type === 'checkbox';

/** The question without the settings that its type does not use. */
export const withoutLeftovers = ({ requireEveryRow, ...question }: FormQuestion): FormQuestion => {
  const type = question.questionType;
  const isGrid = type === 'checkbox_grid';
  return {
    ...question,
    choices: hasChoices(type) ? question.choices : [],
    gridRows: isGrid ? question.gridRows : [],
    gridColumns: isGrid ? question.gridColumns : [],
    requireRowResponse: isGrid && question.requireRowResponse,
    ...(isGrid && requireEveryRow && { requireEveryRow }),
    prefill: type === 'short_answer' ? question.prefill : null,
  };
};

/** The form as it is published, without settings that its types don't use. */
export const publishable = (form: FormDefinition): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    questions: section.questions.map(withoutLeftovers),
  })),
});

/** The lists that a question type can't be answered without, each with its message. */
const NEEDED: Record<QuestionType, readonly (readonly [LineList, string])[]> = {
  multiple_choice: [['choices', 'It needs a choice.']],
  checkbox: [['choices', 'It needs a choice.']],
  short_answer: [],
  checkbox_grid: [
    ['gridRows', 'It needs a row.'],
    ['gridColumns', 'It needs a column.'],
  ],
};
type LineList = 'choices' | 'gridRows' | 'gridColumns';

/** What a question needs to be published and does not have: the list and a message. */
export const lackedBy = (question: FormQuestion) =>
  NEEDED[question.questionType].filter(([list]) => question[list].length === 0);

/**
 * The message for a section without questions, which nobody would see. The first section has no card and may be
 * empty.
 */
export const emptySection = (section: FormSection, place: number): string | undefined =>
  place > 0 && section.questions.length === 0 ? 'It needs a question.' : undefined;

/** The message for a form without questions. */
export const emptyForm = (form: Pick<FormDefinition, 'sections'>): string | undefined =>
  questionsOf(form).length === 0 ? 'A form needs at least one question.' : undefined;

/** What prevents a form from being published, by its field. */
export function publishProblems(form: FormDefinition): Record<string, string> {
  const empty = emptyForm(form);
  if (empty) return { sections: empty };
  const problems = form.sections.flatMap((section, place) => {
    const at = `sections.${place}.questions`;
    const hollow = emptySection(section, place);
    const lacks = section.questions.flatMap((question, index) =>
      lackedBy(question).map(([list, text]) => [`${at}.${index}.${list}`, text] as const),
    );
    return hollow ? [[at, hollow] as const, ...lacks] : lacks;
  });
  return Object.fromEntries(problems);
}
