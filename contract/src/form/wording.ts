/** When a question counts as a different one, from one version of a form to the next (ruling 35). */
import { questionsOf, type FormDefinition, type FormQuestion, type PartId } from './fields';
import { plainText } from './text';

/** The ids of the choices, rows and columns, with their texts. */
const linesOf = ({ choices, gridRows, gridColumns }: FormQuestion): [PartId, string][] => [
  ...choices.map(({ id, choice }): [PartId, string] => [id, choice]),
  ...[...gridRows, ...gridColumns].map(({ id, text }): [PartId, string] => [id, text]),
];

/** Everything a member reads when answering a question, without its emphasis and without the order of its choices. */
export function wordsOf(question: FormQuestion): string {
  const lines = linesOf(question).sort(([one], [other]) => Number(one) - Number(other));
  return JSON.stringify([question.questionType, plainText(question.question), lines]);
}

/**
 * How a question changed: its text is the same, a choice was added, it was reworded, or something that could be
 * chosen is gone.
 */
export type WordingChange = 'same' | 'added' | 'reworded' | 'other';

/** How a question differs from its earlier version. Rows and columns of a grid count as choices. */
export function wordingChange(before: FormQuestion, after: FormQuestion): WordingChange {
  if (before.questionType !== after.questionType) return 'other';
  const [were, are] = [linesOf(before), new Map(linesOf(after))];
  if (were.some(([id]) => !are.has(id))) return 'other';
  const same = were.every(([id, text]) => are.get(id) === text);
  if (!same || plainText(before.question) !== plainText(after.question)) return 'reworded';
  return are.size === were.length ? 'same' : 'added';
}

/** Whether answers to the one version count together with answers to the other. */
export const goesOn = (change: WordingChange): boolean => change === 'same' || change === 'added';

/** A question whose statistics start over when the form is published. */
export interface Restart {
  question: FormQuestion;
  /** Its number in the new form, from 1. */
  number: number;
  /** Whether it may be called just a correction: everything that could be answered is still there. */
  correctable: boolean;
}

type Asking = Pick<FormDefinition, 'sections'>;

/** The questions of a form that differ from its last published version, in their order. */
export function restartsIn(before: Asking, after: Asking): Restart[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, question]));
  return questionsOf(after).flatMap((question, at) => {
    const was = asked.get(question.id);
    const change = was ? wordingChange(was, question) : 'same';
    if (goesOn(change)) return [];
    return [{ question, number: at + 1, correctable: change === 'reworded' }];
  });
}
