import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { answerProblems } from '@hearthside/contract/form/answers';
import type { FillState } from './fill-state';

const FIELD = /^question-(\d+)$/;

/** The messages of a refusal by their question, for questions that are still asked. */
export function refusedQuestions(
  form: Pick<FormDefinition, 'sections'>,
  details: Readonly<Record<string, string>>,
): Record<number, string> {
  const asked = new Set(questionsOf(form).map(({ id }) => Number(id)));
  return Object.fromEntries(
    Object.entries(details).flatMap(([field, text]) => {
      const id = Number(FIELD.exec(field)?.[1] ?? 0);
      return asked.has(id) ? [[id, text]] : [];
    }),
  );
}

/** The message for a question that was changed after it was answered. */
export const REREAD = 'This question has changed since you answered it. Please look at it again.';

/** The message for a question of which an answer has to be chosen. */
export const CHOOSE = 'You answered this differently somewhere else. Choose which answer to keep.';

/**
 * What prevents a form from being sent, by question: questions changed since they were answered, the rules' messages,
 * the server's messages, and answers to choose from.
 */
export const fillProblems = (
  {
    form,
    answers,
    reread,
    conflicts,
  }: Pick<FillState, 'form' | 'answers' | 'reread' | 'conflicts'>,
  refused: Readonly<Record<number, string>>,
): Record<number, string> => ({
  ...Object.fromEntries(reread.map((id) => [id, REREAD])),
  ...refused,
  ...answerProblems(form, answers),
  ...Object.fromEntries(conflicts.map((id) => [id, CHOOSE])),
});

/** 'One question still needs your attention.' */
export const openWords = (count: number): string =>
  count === 1
    ? 'One question still needs your attention.'
    : `${count} questions still need your attention.`;
