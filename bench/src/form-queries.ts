import { RESPONDENTS_SHOWN, SUBMISSIONS_SHOWN } from './goals.ts';
import type { Database } from './sqlite.ts';

interface ListQuery {
  page: number;
  status?: string;
  search?: string;
}

/**
 * The SQL that finds what the portal's answers contain, on its own: no sign-in, no HTTP, no shaping. `manyTicks` are
 * the questions to which one response can give several choices.
 */
export function plainQueries(database: Database, manyTicks: readonly number[]) {
  const counted = `from form_answers a where a.form_id = @formId and a.response_id not in
    (select id from form_responses where form_id = @formId and deleted_at is not null)`;
  const tallies = database.prepare(
    `select question_id, version, choice_id, row_id, count(*) as count ${counted}
     group by question_id, version, choice_id, row_id`,
  );
  // Needed if a response can give several choices. Otherwise each answer is one response.
  const answered = (ids: readonly number[]) =>
    database.prepare(
      `select question_id, count(distinct response_id) as responses ${counted}
       and question_id in (${ids.join()}) group by question_id, version`,
    );
  const written = database.prepare(
    `select a.response_id, a.content, u.first_name, u.last_name from form_answers a
     join form_responses r on r.id = a.response_id left join up_users u on u.id = r.member_id
     where a.question_id = ? and r.deleted_at is null order by a.id desc limit ${RESPONDENTS_SHOWN}`,
  );
  const respondents = database.prepare(
    `select r.id, r.status, r.submitted_at, u.first_name, u.last_name from form_responses r
     left join up_users u on u.id = r.member_id
     where r.form_id = ? and r.deleted_at is null and r.status <> 'draft'
     order by r.submitted_at desc, r.id desc limit ${RESPONDENTS_SHOWN}`,
  );
  const count = database.prepare(
    `select count(*) as total from form_responses where form_id = ? and deleted_at is null and status <> 'draft'`,
  );

  return {
    /** For each question, how many answered it and how often each choice was taken, as lines of numbers. */
    statistics(formId: number): string {
      const rows = tallies.all({ formId });
      const responses = new Map(
        answered(manyTicks)
          .all({ formId })
          .map((row) => [Number(row.question_id), Number(row.responses)]),
      );
      respondents.all(formId);
      count.all(formId);
      const lines = new Map<number, number[]>();
      for (const row of rows) {
        const id = Number(row.question_id);
        const line = lines.get(id) ?? [id, responses.get(id) ?? 0];
        lines.set(id, line);
        if (!responses.has(id)) line[1] = Number(line[1]) + Number(row.count);
        if (row.choice_id === null) written.all(id);
        else if (row.row_id === null) line.push(Number(row.count));
      }
      return [...lines.values()].map((line) => line.join()).join('\n');
    },

    /** The total and the ids of one page of the submissions to review. */
    submissions({ page, status, search }: ListQuery): string {
      const from = `from form_responses r join forms f on f.id = r.form_id
        join up_users u on u.id = r.member_id
        where r.deleted_at is null and r.status in ('pending', 'approved', 'rejected')
        and f.deleted_at is null and u.deleted_at is null
        ${status ? 'and r.status = :status' : ''}
        ${search ? 'and (u.search_key like :search or f.search_key like :search)' : ''}`;
      const values = { ...(status && { status }), ...(search && { search: `%${search}%` }) };
      const rows = database
        .prepare(
          `select r.id, r.status, r.submitted_at, f.title, f.description, u.first_name, u.last_name,
           u.email, u.verified ${from} order by r.submitted_at desc, r.id desc
           limit ${SUBMISSIONS_SHOWN} offset ${(page - 1) * SUBMISSIONS_SHOWN}`,
        )
        .all(values);
      const [total] = database.prepare(`select count(*) as total ${from}`).all(values);
      return [total?.total, ...rows.map(({ id }) => id)].join();
    },
  };
}
