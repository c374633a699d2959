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
  /** For printing: numbers instead of charts, and nothing that scrolls. */
  paper?: boolean;
}

/** How the answers to each question type are shown. A new type does not compile until it is here. */
const SHOWN: Record<QuestionType, ComponentType<StatisticsPartProps>> = {
  multiple_choice: StatisticsChoices,
  checkbox: StatisticsChoices,
  short_answer: StatisticsAnswers,
  checkbox_grid: StatisticsGrid,
};

/** The totals of the answers to one wording of a question. */
export function StatisticsBody(props: StatisticsPartProps) {
  const Shown = SHOWN[props.statistics.questionType];
  return <Shown {...props} />;
}
