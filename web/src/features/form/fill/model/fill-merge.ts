import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { ANSWER_RULES, answerChanges, type FormAnswers } from '@hearthside/contract/form/answers';

/**
 * Combines one person's answers from two places: what was changed here since both were the same wins, the rest comes
 * from the other place.
 */
export function mergedAnswers(
  base: FormAnswers,
  mine: FormAnswers,
  theirs: FormAnswers,
): FormAnswers {
  const merged = { ...theirs };
  for (const { questionId } of answerChanges(base, mine)) {
    const answer = mine[questionId];
    if (answer) merged[questionId] = answer;
    else delete merged[questionId];
  }
  return merged;
}

/** The answers that still fit the form as it is now. A text that is too long stays, so that it can be shortened. */
export function fitting(form: Pick<FormDefinition, 'sections'>, answers: FormAnswers): FormAnswers {
  const fits: FormAnswers = {};
  for (const question of questionsOf(form)) {
    const answer = answers[Number(question.id)];
    if (!answer) continue;
    fits[Number(question.id)] = ANSWER_RULES[question.questionType].fitted(question, answer);
  }
  return fits;
}

/** One person's answers in this place, and what is known here of the other. */
export interface OwnAnswers {
  answers: FormAnswers;
  /** What the server had when these were begun or last saved. */
  base: FormAnswers;
  /** What was sent from here without an answer. The server may have it. */
  tried: readonly FormAnswers[];
  /** The questions of which the member still has to choose an answer. */
  conflicts: readonly number[];
}

/** What the other place has that is not from here, by question. */
export interface Elsewhere {
  /** What is answered differently there. */
  fromElsewhere: number[];
  /** The questions that were answered in both places. The member chooses which answer to keep. */
  conflicts: number[];
}

/** The questions that two sets of answers answer differently. */
export const changedIds = (before: FormAnswers, after: FormAnswers): Set<number> =>
  new Set(answerChanges(before, after).map(({ questionId }) => questionId));

/** What the server has that the member did not answer here, and has not seen here. */
export function elsewhere(own: OwnAnswers, server: FormAnswers): Elsewhere {
  const differing = changedIds(own.answers, server);
  const typed = changedIds(own.base, own.answers);
  const sent = own.tried.map((tried) => changedIds(tried, server));
  const fromElsewhere = [...changedIds(own.base, server)].filter(
    (id) => differing.has(id) && sent.every((other) => other.has(id)),
  );
  const conflicts = new Set([...own.conflicts, ...fromElsewhere.filter((id) => typed.has(id))]);
  return { fromElsewhere, conflicts: [...conflicts].filter((id) => differing.has(id)) };
}
