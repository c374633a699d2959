/** How long people waited for the office's answers, week by week. */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { ANSWER_WEEKS } from '@hearthside/contract/inbox/office-fields';
import type { AnswerWeek } from '@hearthside/contract/inbox/office-shapes';
import { momentOf } from '@hearthside/contract/zoned-time';
import { runQuery } from '../../../../db/run-query';
import { timeZone, today } from '../../../../office/office';
import { areAllRead } from './fill-waits';
import { lastMondays } from '../../rules/last-mondays';

interface Row {
  week: number;
  answers: number | string;
  median: number | string | null;
  nine_of_ten: number | string | null;
}

/**
 * Of each week the number of answers, and the waits in the middle and at nine of ten, by their rank in the week (nearest
 * rank). Both databases count it, over an index of the answers.
 */
const SQL = (weeks: number) => `
  with spans (week, starts, ends) as (${Array.from({ length: weeks }, () => 'select ?, ?, ?').join(' union all ')}),
  ranked as (
    select s.week, w.seconds,
      row_number() over (partition by s.week order by w.seconds) as place,
      count(*) over (partition by s.week) as answers
    from spans s join inbox_waits w on w.answered_at >= s.starts and w.answered_at < s.ends
  )
  select week, max(answers) as answers,
    min(case when place * 2 >= answers then seconds end) as median,
    min(case when place * 10 >= answers * 9 then seconds end) as nine_of_ten
  from ranked group by week`;

/** The last twelve weeks, the oldest first. A week counts the answers that were given in it. */
export async function answerTimes(
  strapi: Core.Strapi,
  now = new Date(),
): Promise<{ weeks: AnswerWeek[]; isComplete: boolean }> {
  const zone = await timeZone(strapi);
  const mondays = lastMondays(await today(strapi, now), ANSWER_WEEKS);
  const spans = mondays.flatMap((day, week) => [
    week,
    momentOf(day, '00:00', zone),
    momentOf(addDays(day, 7), '00:00', zone),
  ]);
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const sql = isPostgres
    ? SQL(mondays.length).replaceAll('select ?, ?, ?', 'select ?::int, ?::timestamp, ?::timestamp')
    : SQL(mondays.length);
  const answer = await runQuery(strapi, (knex) => knex.raw(sql, spans));
  const rows: Row[] = isPostgres ? answer.rows : answer;
  const of = new Map(rows.map((row) => [Number(row.week), row]));
  const weeks = mondays.map((from, week): AnswerWeek => {
    const row = of.get(week);
    return {
      from,
      answers: Number(row?.answers ?? 0),
      median: row ? Number(row.median) : null,
      nineOfTen: row ? Number(row.nine_of_ten) : null,
    };
  });
  return { weeks, isComplete: await areAllRead(strapi) };
}
