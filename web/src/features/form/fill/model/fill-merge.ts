import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { ANSWER_RULES, answerChanges, type FormAnswers } from '@hearthside/contract/form/answers';

/**
 * One person's answers from two places: what was changed here since both were the same wins, the rest is as the
 * other place has it.
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

/** What still fits the form as it is asked now; a text that is too long stays, to be shortened. */
export function fitting(form: Pick<FormDefinition, 'sections'>, answers: FormAnswers): FormAnswers {
  const fits: FormAnswers = {};
  for (const question of questionsOf(form)) {
    const answer = answers[Number(question.id)];
    if (!answer) continue;
    fits[Number(question.id)] = ANSWER_RULES[question.questionType].fitted(question, answer);
  }
  return fits;
}
