import { questionsOf, type FormDefinition } from '@hearthside/contract/form';
import { answerProblems, type FormAnswers } from '@hearthside/contract/form-answers';

const FIELD = /^question-(\d+)$/;

/** A refusal's sentences, by the question they are about, as far as it is still asked. */
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

/** What keeps a form from being sent, by question: what the rules say, and what the server has said. */
export const fillProblems = (
  form: Pick<FormDefinition, 'sections'>,
  answers: FormAnswers,
  refused: Readonly<Record<number, string>>,
): Record<number, string> => ({ ...refused, ...answerProblems(form, answers) });

/** 'One question still needs an answer.' */
export const openWords = (count: number): string =>
  count === 1
    ? 'One question still needs your attention.'
    : `${count} questions still need your attention.`;
