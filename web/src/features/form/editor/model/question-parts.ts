import type {
  FormChoice,
  FormQuestion,
  GridLine,
  PartId,
  QuestionType,
} from '@hearthside/contract/form/fields';
import type { LineList } from './form-action';

/** A choice, row or column. */
export type Line = GridLine;

export const linesOf = (question: FormQuestion, list: LineList): Line[] =>
  list === 'choices'
    ? question.choices.map(({ id, choice }) => ({ id, text: choice }))
    : question[list];

export const withLines = (question: FormQuestion, list: LineList, lines: Line[]): FormQuestion =>
  list === 'choices'
    ? { ...question, choices: lines.map(({ id, text }): FormChoice => ({ id, choice: text })) }
    : { ...question, [list]: lines };

/** A new question: two empty choices (part 2 §5), required, for everybody who sees its section. */
export const newQuestion = (
  id: PartId,
  choiceIds: readonly [PartId, PartId],
  showProgress: boolean,
): FormQuestion => ({
  id,
  questionType: 'multiple_choice',
  question: '',
  required: true,
  requireRowResponse: false,
  showProgress,
  accessRoles: [],
  assignedUserIds: [],
  choices: choiceIds.map((choiceId) => ({ id: choiceId, choice: '' })),
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
});

/** How many new ids a copy of this question needs: one for each of its parts. */
export const idsToPaste = ({ choices, gridRows, gridColumns, links }: FormQuestion): number =>
  choices.length + gridRows.length + gridColumns.length + links.length;

/** A copy whose parts have these ids, in the order choices, rows, columns, links. */
export function withNewIds(question: FormQuestion, ids: readonly PartId[]): FormQuestion {
  let next = 0;
  const renamed = <Part extends { id: PartId }>(parts: Part[]): Part[] =>
    parts.map((part) => ({ ...part, id: ids[next++] as PartId }));
  return {
    ...question,
    choices: renamed(question.choices),
    gridRows: renamed(question.gridRows),
    gridColumns: renamed(question.gridColumns),
    links: renamed(question.links),
  };
}

/**
 * The question with another type (part 2 §4). Choices and grid are kept even if the new type does not use them, so
 * that changing the type back restores them. Only a short answer clears them. `publishable` drops the rest.
 */
export function asType(
  question: FormQuestion,
  questionType: QuestionType,
  [one, other]: readonly [PartId, PartId],
): FormQuestion {
  const same = { ...question, questionType };
  if (questionType === 'short_answer') {
    const { requireEveryRow: _, ...rest } = same;
    return { ...rest, choices: [], gridRows: [], gridColumns: [], requireRowResponse: false };
  }
  const next = { ...same, prefill: null };
  if (questionType === 'checkbox_grid') {
    const { gridRows, gridColumns } = question;
    return {
      ...next,
      gridRows: gridRows.length > 0 ? gridRows : [{ id: one, text: '' }],
      gridColumns: gridColumns.length > 0 ? gridColumns : [{ id: other, text: '' }],
    };
  }
  if (question.choices.length > 0) return next;
  return { ...next, choices: [one, other].map((id) => ({ id, choice: '' })) };
}
