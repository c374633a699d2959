import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import { draft, type Draft } from '@/lib/drafts/draft';

/** What is typed in the form of an answer. */
export interface AnswerInput {
  question: string;
  /** Rich HTML. */
  answer: string;
  videoUrl: string;
}

/** What the form of a new answer begins with (part 2 §4). */
export const NEW_ANSWER: AnswerInput = {
  question: HELP_TEXTS.newQuestion,
  answer: `<p>${HELP_TEXTS.newAnswer}</p>`,
  videoUrl: '',
};

/** What was typed and not saved, with the state of the answer it was typed over. */
export type AnswerDraft = AnswerInput & { revision: string };

/** The draft of a topic's new answer, or of the changes of one there is. */
export const answerDraft = (
  memberId: number,
  topic: HelpPlace,
  id: number | undefined,
): Draft<AnswerDraft> => draft(memberId, `help.${topic}.${id ?? 'new'}`);

/** Whether an answer reads other than what was typed. */
export const differs = (one: AnswerInput, other: AnswerInput) =>
  one.question !== other.question || one.answer !== other.answer || one.videoUrl !== other.videoUrl;
