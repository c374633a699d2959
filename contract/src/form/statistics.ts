/** What the answers to a form add up to (part 2 §3, §9, ruling 17). */
import type { QuestionType } from './fields';

/** How often each choice, or each column of each row, was taken, and what was written. */
export interface QuestionStatistics {
  questionType: QuestionType;
  /** As it was asked, with its markup. */
  question: string;
  /** The numbers of the versions that asked it in these words. */
  versions: number[];
  /** How many responses answered it. */
  answered: number;
  choices: { id: number; choice: string; responseCount: number }[];
  /** The beginnings of the newest answers in words. */
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
  /** The same question as it was asked before in other words, the newest first. */
  earlier: Omit<QuestionStatistics, 'earlier'>[];
}

/** A percentage to one decimal (part 2 §9): of the answers to a multiple choice, of the ticks of checkboxes. */
export function percentages(
  statistics: Pick<QuestionStatistics, 'questionType' | 'answered' | 'choices'>,
): number[] {
  const ticks = statistics.choices.reduce((sum, { responseCount }) => sum + responseCount, 0);
  const base = statistics.questionType === 'multiple_choice' ? statistics.answered : ticks;
  return statistics.choices.map(({ responseCount }) => percentage(responseCount, base));
}

/** To one decimal; of nothing, nothing. */
export const percentage = (part: number, base: number): number =>
  // Multiplied first: 23 of 80 is 28.75, which a quotient of its own may miss by a hair.
  base === 0 ? 0 : Math.round((part * 1000) / base) / 10;
