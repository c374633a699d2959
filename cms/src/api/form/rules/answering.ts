import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { wordsOf } from '@hearthside/contract/form/wording';
import type { Answering, ResponseRow } from '../data/form-row';

const wordsIn = (form: FormDefinition) =>
  new Map(questionsOf(form).map((question) => [Number(question.id), wordsOf(question)]));

/** The questions of one version that the other did not ask, or worded differently, as one member sees the two. */
export function otherQuestions(then: FormDefinition | undefined, now: FormDefinition): number[] {
  const before = then && wordsIn(then);
  return [...wordsIn(now)].flatMap(([id, words]) => (before?.get(id) === words ? [] : [id]));
}

/**
 * Whether everything that one version asks was asked by the other in the same words with the same choices. Then it
 * makes no difference which of them was answered. Questions that are no longer asked don't matter here: an answer to
 * one is refused separately.
 */
export const asksTheSame = (then: FormDefinition, now: FormDefinition): boolean =>
  otherQuestions(then, now).length === 0;

/** Which version an unsent response answers; for a new one, the newest. */
export const answeringOf = (
  row: Pick<ResponseRow, 'version' | 'answering'> | undefined,
  newest: number,
): Answering => row?.answering ?? { version: row?.version ?? newest, reread: [] };

/** The questions to be checked again before they count: answered, and changed since. */
export const rereadOf = (
  { reread }: Answering,
  then: FormDefinition | undefined,
  now: FormDefinition,
  answers: FormAnswers,
): number[] =>
  [...new Set([...reread, ...otherQuestions(then, now)])].filter((id) => id in answers);
