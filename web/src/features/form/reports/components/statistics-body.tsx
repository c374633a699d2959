import type { QuestionType } from '@hearthside/contract/form/fields';
import type { ComponentType } from 'react';
import type { AskedStatistics } from '../../model/chart-spec';
import { StatisticsAnswers } from './statistics-answers';
import { StatisticsChoices } from './statistics-choices';
import { StatisticsGrid } from './statistics-grid';

export interface StatisticsPartProps {
  formId: number;
  questionId: number;
  statistics: AskedStatistics;
  /** For the printer: numbers in place of pictures, and nothing that scrolls. */
  paper?: boolean;
}

/** How the answers to each type of question are shown; a new type does not compile until it is here. */
const SHOWN: Record<QuestionType, ComponentType<StatisticsPartProps>> = {
  multiple_choice: StatisticsChoices,
  checkbox: StatisticsChoices,
  short_answer: StatisticsAnswers,
  checkbox_grid: StatisticsGrid,
};

/** What the answers to a question in one wording add up to. */
export function StatisticsBody(props: StatisticsPartProps) {
  const Shown = SHOWN[props.statistics.questionType];
  return <Shown {...props} />;
}
