import { questionsOf, type FormQuestion } from '@hearthside/contract/form/fields';
import { answerChanges, answersOf, type FormAnswer } from '@hearthside/contract/form/answers';
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { answerWords, type AnswerLine } from '../fill/model/fill-words';
import { readSections } from '../fill/model/read-sections';

/** An answer that differs from when the submission was rejected, in words. */
export interface SubmissionChange {
  questionId: number;
  /** With its markup. */
  question: string | undefined;
  /** Its position in the form, from 1. Undefined if the form no longer asks it. */
  number: number | undefined;
  before: AnswerLine[];
  after: AnswerLine[];
}

/** The questions of sections as the API answers them, in their order. */
const questionsIn = (sections: SubmissionDetail['sections']) =>
  questionsOf({ sections: readSections(sections) });

/**
 * What changed since the rejection, in the form's order, each answer in the words of the form that it was given to.
 * Empty if it was not sent again since.
 */
export function submissionChanges(
  detail: Pick<SubmissionDetail, 'sections' | 'responses' | 'rejected'>,
): SubmissionChange[] {
  if (!detail.rejected) return [];
  const then = questionsIn(detail.rejected.sections);
  const questions = questionsIn(detail.sections);
  const changes = answerChanges(answersOf(detail.rejected.responses), answersOf(detail.responses));
  return changes
    .map(({ questionId, before, after }) => {
      const place = questions.findIndex(({ id }) => id === questionId);
      const question = questions[place];
      const asked = then.find(({ id }) => id === questionId);
      return {
        questionId,
        question: (question ?? asked)?.question,
        number: question && place + 1,
        before: wordsOf(asked, before),
        after: wordsOf(question, after),
      };
    })
    .sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
}

function wordsOf(question: FormQuestion | undefined, answer: FormAnswer | null): AnswerLine[] {
  if (!answer) return [];
  const lines = question ? answerWords(question, answer) : [];
  if (lines.length > 0) return lines;
  return 'response' in answer ? [{ text: answer.response }] : [{ text: NO_LONGER }];
}

/** Used if the form has changed between the two. */
const NO_LONGER = 'An option the form no longer offers';
