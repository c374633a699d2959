import { questionsOf, type FormDefinition } from '@hearthside/contract/form';
import { wordsOf } from './statistics-of';

const wordsIn = (form: FormDefinition) =>
  new Map(questionsOf(form).map((question) => [question.id, wordsOf(question)]));

/**
 * Whether all that one version asks was asked by another in the same words with the same choices, as one member
 * sees the two: then it makes no difference which of them they have answered. What is asked no more is none of it:
 * an answer to that is refused by itself.
 */
export function asksTheSame(then: FormDefinition, now: FormDefinition): boolean {
  const before = wordsIn(then);
  return [...wordsIn(now)].every(([id, words]) => before.get(id) === words);
}
