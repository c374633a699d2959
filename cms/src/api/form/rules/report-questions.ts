import { questionsOf, type FormQuestion } from '@hearthside/contract/form/fields';
import { hasChoices } from '@hearthside/contract/form/publishing';
import type { FormReportDetail, ReportQuestion } from '@hearthside/contract/form/report';
import { percentages, type QuestionStatistics } from '@hearthside/contract/form/statistics';
import { askedSections } from './asked-sections';
import { statisticsOf, type Answered, type AskedVersion, type Tally } from './statistics-of';

/** Whether a report includes it. */
export const isChoiceBased = ({ questionType }: Pick<FormQuestion, 'questionType'>) =>
  hasChoices(questionType);

/** A question in one wording, for a report. */
function reported(id: number, asked: Omit<QuestionStatistics, 'earlier'>): ReportQuestion {
  const { question, versions, answered, choices } = asked;
  const percents = percentages(asked);
  return {
    id,
    question,
    versions,
    totalAnswered: answered,
    options: choices.map(({ id: choiceId, choice, responseCount: count }, at) => ({
      choiceId,
      choice,
      count,
      percent: percents[at] ?? 0,
    })),
  };
}

/**
 * The choice-based questions of all versions, with how often each choice was taken, in the newest wording that had
 * choices. `earlier` has the wordings before it that someone answered, each with its own numbers.
 */
export function reportQuestions(
  versions: readonly AskedVersion[],
  tallies: readonly Tally[],
  answered: readonly Answered[],
): FormReportDetail['questions'] {
  const statistics = statisticsOf(versions, { tallies, answered, written: [] });
  return questionsOf({ sections: askedSections(versions) }).flatMap(({ id }) => {
    const asked = statistics[Number(id)];
    const [newest, ...earlier] = (asked ? [asked, ...asked.earlier] : [])
      .filter(isChoiceBased)
      .map((one) => reported(Number(id), one));
    return newest ? [{ ...newest, earlier }] : [];
  });
}
