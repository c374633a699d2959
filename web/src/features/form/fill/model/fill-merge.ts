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
