/** The responses to a form (part 2 §2, Form responses screen). */
import type { Core } from '@strapi/strapi';
import { FORM_TEXTS, questionsOf } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { searchedPerson } from '../../../text/person-search';
import { askedOf } from '../rules/asked-of';
import { askedSections } from '../rules/asked-sections';
import { answeredVersions, askedVersions } from './asked-versions';
import { countedPage } from './counted-page';
import { writtenIn, writtenTo } from './counting';
import { definitionAt, formOf } from '../data/form-access';
import { itemWith } from '../data/form-items';
import { RESPONSE_UID, type FormRow, type ResponseRow } from '../data/form-row';
import { sectionsOf } from '../data/form-sections';
import { respondentIn, senderIn, sentAnswers, sentResponses, type SentRow } from './sent-responses';
import { formStatistics } from './statistics';
import { wordingsOf, type AskedVersion, type Written } from '../rules/statistics-of';
type ResponsesQuery = PageQuery & { responseId?: number | undefined };
interface AnswersQuery {
  questionId: number;
  version?: number | undefined;
  page: number;
  limit: number;
}

/** The newest version of a form and those that were answered. */
const answered = async (strapi: Core.Strapi, form: FormRow) =>
  askedVersions(strapi, form, await answeredVersions(strapi, form.id));

/** The members who have sent a form, latest first. */
const respondents = (strapi: Core.Strapi, formId: number, asked: PageQuery) =>
  countedPage<SentRow>(strapi, asked, (knex) =>
    sentResponses(knex, formId)
      .modify(searchedPerson('u.search_key', asked.search))
      .orderBy([
        { column: 'r.submitted_at', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ]),
  );

/** All questions with answers. Those of the newest version keep the numbers they have in it. */
async function sectionsIn(
  strapi: Core.Strapi,
  form: FormRow,
  versions: readonly AskedVersion[],
  actor: Actor,
) {
  const { definition } = form;
  if (!definition) return [];
  const sections = askedSections(versions);
  const own = questionsOf(definition).map(({ id }) => Number(id));
  const gone = questionsOf({ sections })
    .map(({ id }) => Number(id))
    .filter((id) => !own.includes(id));
  const numbers = new Map([...own, ...gone].map((id, index) => [id, index + 1]));
  const given = await sectionsOf(strapi, { ...definition, sections }, actor);
  return given.map(({ section, questions }) => ({
    section,
    questions: questions.map((question) => ({
      ...question,
      number: numbers.get(question.id) ?? question.number,
    })),
  }));
}

/** One response, with the form as it answered it. */
async function oneOf(strapi: Core.Strapi, formId: number, id: number, actor: Actor) {
  const [sent] = await runQuery(strapi, (knex) => sentResponses(knex, formId).where('r.id', id));
  const row: ResponseRow | null = await strapi.db.query(RESPONSE_UID).findOne({ where: { id } });
  if (!sent || !row) throw refuse.notFound('This response does not exist.');
  const { version, answers } = sentAnswers(row);
  const definition = await definitionAt(strapi, formId, version);
  return {
    ...respondentIn(sent),
    version,
    sections: await sectionsOf(strapi, definition, actor),
    asked: askedOf(definition, senderIn(sent), answers),
    responses: responsesOf(answers),
  };
}

/**
 * A page of the members who have sent a form. The first page of all of them includes the statistics. With a response
 * id, that response is included instead.
 */
export async function responses(
  strapi: Core.Strapi,
  actor: Actor,
  formId: number,
  { responseId, ...asked }: ResponsesQuery,
) {
  const form = await formOf(strapi, formId, FORM_TEXTS.responsesNotFetched);
  const response = responseId === undefined ? null : await oneOf(strapi, formId, responseId, actor);
  // Someone who pages or searches already has the rest, which is the same on every page.
  const isOfPeople = asked.page > 1 || asked.search !== '';
  const { versions, statistics } = response
    ? { versions: await answered(strapi, form), statistics: {} }
    : isOfPeople
      ? { versions: [], statistics: {} }
      : await formStatistics(strapi, form);
  const { rows, pagination } = await respondents(strapi, formId, asked);
  return {
    form: await itemWith(strapi, form),
    responses: rows.map(respondentIn),
    pagination,
    sections: versions.length > 0 ? await sectionsIn(strapi, form, versions, actor) : [],
    statistics,
    response,
  };
}

/** The written answers to a question as it is worded now, or as a version of the form worded it. */
export async function answers(
  strapi: Core.Strapi,
  formId: number,
  { questionId, version, ...asked }: AnswersQuery,
) {
  const form = await formOf(strapi, formId, FORM_TEXTS.responsesNotFetched);
  const wordings = wordingsOf(await answered(strapi, form)).get(questionId) ?? [];
  const wording =
    version === undefined
      ? wordings[0]
      : wordings.find(({ versions }) => versions.includes(version));
  if (!wording) throw refuse.notFound('This question does not exist.');
  if (wording.question.questionType !== 'short_answer') {
    return { answers: [], pagination: paginationOf(asked, 0) };
  }
  const { rows, pagination } = await countedPage<Written>(strapi, asked, (knex) =>
    writtenTo(knex, formId, wording),
  );
  return { answers: rows.map(writtenIn), pagination };
}
