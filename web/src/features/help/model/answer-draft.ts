import { helpInput } from '@hearthside/contract/help/endpoints';
import { HELP_LIMITS, HELP_TEXTS } from '@hearthside/contract/help/fields';

/** The form of an answer. It has no default for what a call may leave out, because a form has all its fields. */
export const answerForm = helpInput.extend({ videoUrl: helpInput.shape.videoUrl.unwrap() });

/** The input of an answer's form. */
export interface AnswerInput {
  question: string;
  /** Rich HTML. */
  answer: string;
  videoUrl: string;
}

/** The initial values of a new answer (part 2 §4). */
export const NEW_ANSWER: AnswerInput = {
  question: HELP_TEXTS.newQuestion,
  answer: `<p>${HELP_TEXTS.newAnswer}</p>`,
  videoUrl: '',
};

/** What an answer to a search begins with: the typed words as its question. */
export const answerTo = (words: string): AnswerInput => ({
  ...NEW_ANSWER,
  question: `${words.charAt(0).toUpperCase()}${words.slice(1)}?`.slice(0, HELP_LIMITS.question),
});
