import { questionsOf, type FormQuestion } from '@hearthside/contract/form';
import type { FormReportDetail } from '@hearthside/contract/form-report';
import { percentages } from '@hearthside/contract/form-statistics';
import { askedSections } from './asked-sections';
import { wordingsOf, type Answered, type AskedVersion, type Tally } from './statistics-of';

const CHOICE_BASED: readonly string[] = ['multiple_choice', 'checkbox'];
/** Whether a report is made of it. */
export const isChoiceBased = ({ questionType }: FormQuestion) =>
  CHOICE_BASED.includes(questionType);

/**
 * The choice-based questions of all versions with how often each choice was taken, in whichever version: a
 * report asks what people want, by the choice, and tells it in the words it has now. Choices only earlier
 * versions had come last, as far as somebody took them.
 */
export function reportQuestions(
  versions: readonly AskedVersion[],
  tallies: readonly Tally[],
  answered: readonly Answered[],
): FormReportDetail['questions'] {
  const wordings = wordingsOf(versions);
  const taken = new Map<string, number>();
  for (const { questionId, choiceId, rowId, count } of tallies) {
    if (choiceId === null || rowId !== null) continue;
    const key = `${questionId}:${choiceId}`;
    taken.set(key, (taken.get(key) ?? 0) + count);
  }
  return questionsOf({ sections: askedSections(versions) }).flatMap(({ id }) => {
    const questionId = Number(id);
    const asked = (wordings.get(questionId) ?? [])
      .filter(({ question }) => isChoiceBased(question))
      .map(({ question }) => question);
    const [newest] = asked;
    if (!newest) return [];
    const options = new Map<number, { choice: string; isNow: boolean }>();
    for (const question of asked) {
      for (const choice of question.choices) {
        const known = options.get(Number(choice.id));
        const isNow = question === newest;
        if (!known) options.set(Number(choice.id), { choice: choice.choice, isNow });
      }
    }
    const choices = [...options].map(([choiceId, { choice, isNow }]) => ({
      ...{ id: choiceId, choice, isNow },
      responseCount: taken.get(`${questionId}:${choiceId}`) ?? 0,
    }));
    const shown = choices.filter(({ isNow, responseCount }) => isNow || responseCount > 0);
    const totalAnswered = answered
      .filter((row) => row.questionId === questionId)
      .reduce((sum, { responses }) => sum + responses, 0);
    const percents = percentages({
      ...{ questionType: newest.questionType, answered: totalAnswered, choices: shown },
    });
    return [
      {
        ...{ id: questionId, question: newest.question, totalAnswered },
        options: shown.map((option, at) => ({
          ...{ choiceId: option.id, choice: option.choice, count: option.responseCount },
          percent: percents[at] ?? 0,
        })),
      },
    ];
  });
}
