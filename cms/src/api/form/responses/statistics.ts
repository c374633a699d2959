import type { Core } from '@strapi/strapi';
import { questionsOf } from '@hearthside/contract/form/fields';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import { askedVersions } from './asked-versions';
import { answeredOf, newestWritten, talliesOf } from './counting';
import type { FormRow } from '../data/form-row';
import { cachedFormCounts } from './cached-form-counts';
import type { AskedVersion, Tally } from '../rules/statistics-of';
import { statisticsOf, wordingsOf } from '../rules/statistics-of';

/** Whether anyone answered this question in one of these versions. */
const hasTally = (tallies: readonly Tally[], questionId: number, versions: readonly number[]) =>
  tallies.some((tally) => tally.questionId === questionId && versions.includes(tally.version));

/** The newest version of a form and those that were answered. */
const versionsIn = (strapi: Core.Strapi, form: FormRow, tallies: readonly Tally[]) =>
  askedVersions(strapi, form, [...new Set(tallies.map(({ version }) => version))]);

/** The questions for which one response can have several choices. */
const manyTicksIn = (versions: readonly AskedVersion[]) =>
  versions
    .flatMap(({ definition }) => questionsOf(definition))
    .filter(({ questionType }) => ['checkbox', 'checkbox_grid'].includes(questionType))
    .map(({ id }) => Number(id));

/** The totals of the answers to a form, counted by the database, with the versions that asked. */
export async function formStatistics(
  strapi: Core.Strapi,
  form: FormRow,
): Promise<{ versions: AskedVersion[]; statistics: Record<string, QuestionStatistics> }> {
  const { tallies, answered } = await cachedFormCounts(strapi, form, async () => {
    const counted = await talliesOf(strapi, form.id);
    const ids = new Set(manyTicksIn(await versionsIn(strapi, form, counted)));
    return { tallies: counted, answered: await answeredOf(strapi, form.id, [...ids]) };
  });
  const versions = await versionsIn(strapi, form, tallies);
  const inWords = [...wordingsOf(versions).values()]
    .flat()
    .filter(
      ({ question, versions: numbers }) =>
        question.questionType === 'short_answer' && hasTally(tallies, Number(question.id), numbers),
    );
  const written = await newestWritten(strapi, form.id, inWords);
  return { versions, statistics: statisticsOf(versions, { tallies, answered, written }) };
}
