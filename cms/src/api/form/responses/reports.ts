/** Totals of approved responses, and of those sent where nobody reviews (part 2 §2, Reports; ruling 17). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { questionsOf } from '@hearthside/contract/form/fields';
import type { FormReport } from '@hearthside/contract/form/report';
import type { PageQuery } from '@hearthside/contract/list';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { searchedBy } from '../../../text/normalize';
import { nameIn } from '../../../text/member-name';
import { answeredVersions, askedVersions } from './asked-versions';
import { countedPage } from './counted-page';
import { ACCEPTED, answeredOf, talliesOf } from './counting';
import { notFound, formOf } from '../data/form-access';
import { formOfPart } from '../data/form-parts';
import { isChoiceBased, reportQuestions } from '../rules/report-questions';
import { ofTrashedMembers } from '../data/trashed-members';

interface Titled {
  id: number;
  title: string;
}
interface Counted {
  formId: number;
  submitted: number | string;
  approved: number | string | null;
  /** Sent where nobody reviews. */
  unreviewed: number | string | null;
}
interface Chooser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}
interface ChoosersQuery {
  questionId: number;
  choiceId: number;
  versions?: number[] | undefined;
  page: number;
  limit: number;
}

const NO_CHOICE = 'This is not a choice of this question.';

/** How many members have sent each of these forms, and how many of these were approved or need no approval. */
async function totalsOf(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, Counted>> {
  const rows: Counted[] = await runQuery(strapi, (knex) =>
    knex('form_responses')
      .whereIn('form_id', [...ids])
      .whereNot('status', 'draft')
      .whereNull('deleted_at')
      .whereNotIn('id', ofTrashedMembers(knex))
      .groupBy('form_id')
      .select({ formId: 'form_id' })
      .select(
        knex.raw(
          `count(*) as submitted, sum(case when status = 'approved' then 1 else 0 end) as approved, sum(case when status = 'submitted' then 1 else 0 end) as unreviewed`,
        ),
      ),
  );
  return new Map(rows.map((row) => [row.formId, row]));
}

/**
 * Refuses a choice that no wording of a question has.
 * @throws 404 for a question of no form, 400 by field for the choice.
 */
async function requireChoice(strapi: Core.Strapi, questionId: number, choiceId: number) {
  const formId = await formOfPart(strapi, questionId);
  if (formId === undefined) throw notFound();
  const form = await formOf(strapi, formId);
  const versions = await askedVersions(strapi, form, await answeredVersions(strapi, formId));
  const wordings = versions
    .flatMap(({ definition }) => questionsOf(definition))
    .filter(({ id }) => Number(id) === questionId);
  if (wordings.length === 0) throw notFound();
  const isChoice = wordings.some(({ choices }) =>
    choices.some(({ id }) => Number(id) === choiceId),
  );
  if (!isChoice) throw refuse.badInput(NO_CHOICE, { choiceId: NO_CHOICE });
}

const reportIn = (form: Titled, counted?: Counted): FormReport => ({
  id: form.id,
  title: form.title,
  totalSubmitted: Number(counted?.submitted ?? 0),
  totalApproved: Number(counted?.approved ?? 0),
  totalCounted: Number(counted?.approved ?? 0) + Number(counted?.unreviewed ?? 0),
});

/** A page of reports, by title. A form that was never published has none. */
export async function reports(strapi: Core.Strapi, asked: PageQuery) {
  const { rows, pagination } = await countedPage<Titled>(
    strapi,
    asked,
    (knex) =>
      knex('forms')
        .where('version', '>', 0)
        .whereNull('deleted_at')
        .modify(searchedBy('title_key', asked.search))
        .orderBy(['title_key', 'id'])
        .select('id', 'title') as unknown as Knex.QueryBuilder<object, Titled[]>,
  );
  const totals = await totalsOf(
    strapi,
    rows.map(({ id }) => id),
  );
  return { reports: rows.map((form) => reportIn(form, totals.get(form.id))), pagination };
}

/** One form's choice-based questions, with how often each choice was taken. */
export async function report(strapi: Core.Strapi, formId: number) {
  const form = await formOf(strapi, formId);
  if (form.version === 0) throw notFound();
  const tallies = await talliesOf(strapi, formId, 'approved');
  const numbers = [...new Set(tallies.map(({ version }) => version))];
  const versions = await askedVersions(strapi, form, numbers);
  const ids = versions
    .flatMap(({ definition }) => questionsOf(definition))
    .filter(isChoiceBased)
    .map(({ id }) => Number(id));
  const answered = await answeredOf(strapi, formId, [...new Set(ids)], 'approved');
  const counted = (await totalsOf(strapi, [formId])).get(formId);
  return {
    ...reportIn(form, counted),
    questions: reportQuestions(versions, tallies, answered),
  };
}

/**
 * The members who chose something, among those whom these versions asked, by name. Those who have been erased have no
 * name, and are only counted.
 */
export async function reportUsers(
  strapi: Core.Strapi,
  { questionId, choiceId, versions, ...asked }: ChoosersQuery,
) {
  await requireChoice(strapi, questionId, choiceId);
  const chosen = (knex: Knex) =>
    knex('form_answers as a')
      .modify((query) => void (versions && query.whereIn('a.version', versions)))
      .join('form_responses as r', 'r.id', 'a.response_id')
      .join('forms as f', 'f.id', 'a.form_id')
      .where({ 'a.question_id': questionId, 'a.choice_id': choiceId })
      .whereIn('r.status', ACCEPTED)
      .whereNull('a.row_id')
      .whereNull('r.deleted_at')
      .whereNotIn('r.id', ofTrashedMembers(knex))
      .whereNull('f.deleted_at');
  const erased = await runQuery(strapi, (knex) =>
    chosen(knex).whereNull('r.member_id').count({ total: '*' }).first(),
  );
  const { rows, pagination } = await countedPage<Chooser>(
    strapi,
    asked,
    (knex) =>
      chosen(knex)
        .join('up_users as u', 'u.id', 'r.member_id')
        .orderBy(['u.name_key', 'u.id'])
        .select({
          id: 'u.id',
          firstName: 'u.first_name',
          lastName: 'u.last_name',
          email: 'u.email',
        }) as unknown as Knex.QueryBuilder<object, Chooser[]>,
  );
  return {
    users: rows.map((row) => ({ id: row.id, name: nameIn(row), email: row.email })),
    former: Number((erased as { total: number | string } | undefined)?.total ?? 0),
    pagination,
  };
}
