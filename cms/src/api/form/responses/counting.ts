import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';
import type { Answered, Tally, Wording, Written } from '../rules/statistics-of';
import { ofTrashedMembers } from '../data/trashed-members';

/** The types in which PostgreSQL returns counts. */
type Counted<Row, Keys extends keyof Row> = Omit<Row, Keys> & Record<Keys, number | string>;

/** Approved, or sent where nobody reviews: there, sending is enough (rulings 17, 17a). */
export const ACCEPTED = ['approved', 'submitted'] as const;

/** Whose answers count: those of everyone who sent a form, or of those who were approved. */
export type Whose = 'sent' | 'approved';

/** Answers to a form that count. Only sent responses have rows, and what is in a trash is left out. */
const answersTo = (knex: Knex, formId: number, whose: Whose = 'sent') => {
  // The responses that don't count are few, and this way the rows of the others need not be looked up.
  const others = knex('form_responses').where({ form_id: formId }).select('id');
  if (whose === 'sent') others.whereNotNull('deleted_at');
  else {
    others.where((out) => out.whereNotNull('deleted_at').orWhereNotIn('status', ACCEPTED));
  }
  return knex('form_answers as a')
    .where('a.form_id', formId)
    .whereNotIn('a.response_id', others)
    .whereNotIn('a.response_id', ofTrashedMembers(knex));
};

/** How often each choice, cell and written answer occurs, by question and version. */
export async function talliesOf(
  strapi: Core.Strapi,
  formId: number,
  whose?: Whose,
): Promise<Tally[]> {
  const columns = ['a.question_id', 'a.version', 'a.choice_id', 'a.row_id'];
  const rows: Counted<Tally, 'count'>[] = await runQuery(strapi, (knex) =>
    answersTo(knex, formId, whose)
      .groupBy(columns)
      .select(
        { questionId: 'a.question_id', version: 'a.version' },
        { choiceId: 'a.choice_id', rowId: 'a.row_id' },
        knex.raw('count(*) as count'),
      ),
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** How many responses answered each of these questions, for which one response can have several choices. */
export async function answeredOf(
  strapi: Core.Strapi,
  formId: number,
  questionIds: readonly number[],
  whose?: Whose,
): Promise<Answered[]> {
  if (questionIds.length === 0) return [];
  const rows: Counted<Answered, 'responses'>[] = await runQuery(strapi, (knex) =>
    answersTo(knex, formId, whose)
      .whereIn('a.question_id', [...questionIds])
      .groupBy(['a.question_id', 'a.version'])
      .select(
        { questionId: 'a.question_id', version: 'a.version' },
        knex.raw('count(distinct a.response_id) as responses'),
      ),
  );
  return rows.map((row) => ({ ...row, responses: Number(row.responses) }));
}

/** The written answers to a question in one wording, newest first, with their authors. */
export function writtenTo(
  knex: Knex,
  formId: number,
  { question, versions }: Wording,
): Knex.QueryBuilder<object, Written[]> {
  return answersTo(knex, formId)
    .leftJoin('form_responses as r', 'r.id', 'a.response_id')
    .leftJoin('up_users as u', 'u.id', 'r.member_id')
    .where('a.question_id', Number(question.id))
    .whereIn('a.version', versions)
    .orderBy('a.id', 'desc')
    .select({
      id: 'a.id',
      questionId: 'a.question_id',
      version: 'a.version',
      responseId: 'a.response_id',
      response: 'a.content',
      firstName: 'u.first_name',
      lastName: 'u.last_name',
    }) as unknown as Knex.QueryBuilder<object, Written[]>;
}

/** How many written answers to a question come with the counts, and how many characters of each. */
const FEW = { answers: 10, letters: 300 } as const;

/** The beginning of a written answer. */
function beginning(response: string): Pick<Written, 'response' | 'shortened'> {
  const letters = Array.from(response);
  if (letters.length <= FEW.letters) return { response };
  return { response: letters.slice(0, FEW.letters).join('').trimEnd(), shortened: true };
}

/** A written answer for the client. Members who were erased have no name. */
export const writtenIn = (row: Written): Written => ({
  questionId: row.questionId,
  version: row.version,
  responseId: row.responseId,
  response: row.response ?? '',
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
});

/** SQLite allows at most 500 queries in a union. */
const PARTS = 100;

/** The beginnings of the newest written answers to each of these questions, many in one query. */
export async function newestWritten(
  strapi: Core.Strapi,
  formId: number,
  wordings: readonly Wording[],
): Promise<Written[]> {
  const written: Written[] = [];
  for (let at = 0; at < wordings.length; at += PARTS) {
    const rows: Written[] = await runQuery(strapi, (knex) => {
      // Each in a subquery, because SQLite allows no limit on one part of a union.
      const parts = wordings.slice(at, at + PARTS).map((wording) =>
        knex
          .select(
            'id',
            'questionId',
            'version',
            'responseId',
            'firstName',
            'lastName',
            // One character more than is shown tells whether there is more.
            knex.raw('substr(response, 1, ?) as response', [FEW.letters + 1]),
          )
          .from(writtenTo(knex, formId, wording).limit(FEW.answers).as('w')),
      );
      return knex.unionAll(parts).orderBy('id', 'desc');
    });
    written.push(...rows.map((row) => ({ ...writtenIn(row), ...beginning(row.response ?? '') })));
  }
  return written;
}
