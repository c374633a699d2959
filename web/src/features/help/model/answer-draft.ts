import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import { draft, type Draft } from '@/lib/drafts/draft';

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

/** What was typed and not saved, with the revision it was based on. */
export type AnswerDraft = AnswerInput & { revision: string };

/** The draft of a topic's new answer, or of the changes to an existing one. */
export const answerDraft = (
  memberId: number,
  topic: HelpPlace,
  id: number | undefined,
): Draft<AnswerDraft> => draft(memberId, `help.${topic}.${id ?? 'new'}`);

/** Whether two versions of an answer differ. */
export const differs = (one: AnswerInput, other: AnswerInput) =>
  one.question !== other.question || one.answer !== other.answer || one.videoUrl !== other.videoUrl;
