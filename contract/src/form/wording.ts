/** What makes a question another than it was, from one version of a form to the next (ruling 35). */
import { questionsOf, type FormDefinition, type FormQuestion, type PartId } from './fields';
import { plainText } from './text';

/** Choices, rows and columns with what each says. */
const linesOf = ({ choices, gridRows, gridColumns }: FormQuestion): [PartId, string][] => [
  ...choices.map(({ id, choice }): [PartId, string] => [id, choice]),
  ...[...gridRows, ...gridColumns].map(({ id, text }): [PartId, string] => [id, text]),
];

/** All that who answers a question reads of it; not how it is emphasized, nor in which order its choices stand. */
export function wordsOf(question: FormQuestion): string {
  const lines = linesOf(question).sort(([one], [other]) => Number(one) - Number(other));
  return JSON.stringify([question.questionType, plainText(question.question), lines]);
}

/**
 * What a question became: it reads the same, something to choose was added, it is said in other words, or what could
 * be answered to it is not there any more.
 */
export type WordingChange = 'same' | 'added' | 'reworded' | 'other';

/** How a question differs from the one it was; rows and columns of a grid are choices like others. */
export function wordingChange(before: FormQuestion, after: FormQuestion): WordingChange {
  if (before.questionType !== after.questionType) return 'other';
  const [were, are] = [linesOf(before), new Map(linesOf(after))];
  if (were.some(([id]) => !are.has(id))) return 'other';
  const same = were.every(([id, text]) => are.get(id) === text);
  if (!same || plainText(before.question) !== plainText(after.question)) return 'reworded';
  return are.size === were.length ? 'same' : 'added';
}

/** Whether answers to the one count with answers to the other. */
export const goesOn = (change: WordingChange): boolean => change === 'same' || change === 'added';

/** A question whose statistics begin anew when the form is published. */
export interface Restart {
  question: FormQuestion;
  /** From 1, in the form as it will be. */
  number: number;
  /** It may be said to be only a correction: all that could be answered is still there. */
  correctable: boolean;
}

type Asking = Pick<FormDefinition, 'sections'>;

/** The questions of a form that are not what they were when it was published last, in their order. */
export function restartsIn(before: Asking, after: Asking): Restart[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, question]));
  return questionsOf(after).flatMap((question, at) => {
    const was = asked.get(question.id);
    const change = was ? wordingChange(was, question) : 'same';
    if (goesOn(change)) return [];
    return [{ question, number: at + 1, correctable: change === 'reworded' }];
  });
}
