import { questionsOf, type FormSection } from '@hearthside/contract/form/fields';
import { answerChanges, answersOf, type FormAnswer } from '@hearthside/contract/form/answers';
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { answerWords, type AnswerLine } from '../fill/model/fill-words';
import { readSections } from '../fill/model/read-sections';

/** An answer that differs from when the submission was rejected, in words. */
export interface SubmissionChange {
  questionId: number;
  /** With its markup. Undefined if the form no longer asks it. */
  question: string | undefined;
  /** Its position in the form, from 1. */
  number: number | undefined;
  before: AnswerLine[];
  after: AnswerLine[];
}

/** What changed since the rejection, in the form's order. Empty if it was not sent again since. */
export function submissionChanges(
  detail: Pick<SubmissionDetail, 'sections' | 'responses' | 'rejected'>,
): SubmissionChange[] {
  if (!detail.rejected) return [];
  const sections: FormSection[] = readSections(detail.sections);
  const questions = questionsOf({ sections });
  const changes = answerChanges(answersOf(detail.rejected.responses), answersOf(detail.responses));
  return changes
    .map(({ questionId, before, after }) => {
      const place = questions.findIndex(({ id }) => id === questionId);
      const question = questions[place];
      const words = (answer: FormAnswer | null): AnswerLine[] => {
        if (!answer) return [];
        const lines = question ? answerWords(question, answer) : [];
        if (lines.length > 0) return lines;
        return 'response' in answer ? [{ text: answer.response }] : [{ text: NO_LONGER }];
      };
      return {
        questionId,
        question: question?.question,
        number: question && place + 1,
        before: words(before),
        after: words(after),
      };
    })
    .sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
}

/** Used if the form has changed between the two. */
const NO_LONGER = 'An option the form no longer offers';
