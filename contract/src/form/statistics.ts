/** The totals of the answers to a form (part 2 §3, §9, ruling 17). */
import type { QuestionType } from './fields';

/** How often each choice, or each column of each row, was chosen, and what was written. */
export interface QuestionStatistics {
  questionType: QuestionType;
  /** The question as it was asked, with its markup. */
  question: string;
  /** The numbers of the versions with this wording. */
  versions: number[];
  /** How many responses answered it. */
  answered: number;
  choices: { id: number; choice: string; responseCount: number }[];
  /** The beginnings of the newest text answers. */
  responses: {
    responseId: number;
    response: string;
    shortened?: boolean | undefined;
    firstName: string;
    lastName: string;
  }[];
  gridRows: {
    id: number;
    text: string;
    columnResponses: { id: number; text: string; responseCount: number }[];
  }[];
  /** The same question in its earlier wordings, newest first. */
  earlier: Omit<QuestionStatistics, 'earlier'>[];
}

/**
 * Percentages to one decimal (part 2 §9): of the answers for a multiple choice, of the checked boxes for checkboxes.
 */
export function percentages(
  statistics: Pick<QuestionStatistics, 'questionType' | 'answered' | 'choices'>,
): number[] {
  const ticks = statistics.choices.reduce((sum, { responseCount }) => sum + responseCount, 0);
  const base = statistics.questionType === 'multiple_choice' ? statistics.answered : ticks;
  return statistics.choices.map(({ responseCount }) => percentage(responseCount, base));
}

/** A percentage to one decimal. Zero if the base is zero. */
export const percentage = (part: number, base: number): number =>
  // Multiplied first: 23 of 80 is 28.75, which dividing first may miss by a rounding error.
  base === 0 ? 0 : Math.round((part * 1000) / base) / 10;
