/** What the search over the whole portal finds of care tasks: those of animals one cares for, and those one does. */
import { CARE_KINDS } from '@hearthside/contract/care/fields';
import { carePages } from '@hearthside/contract/care/pages';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { plainWords } from '@hearthside/contract/search/ranking';
import { runQuery } from '../../../db/run-query';
import type { Finder } from '../../../subject';
import { seesEveryPet, ownOrCaredFor, visibleTo } from '../../pet/policy';
import { scheduleIn, selectTasks, type TaskRow } from './task-row';

/** They are few enough to look at each. Whoever sees more has them in the calendar, by the animal or the trust. */
const TASKS_MAX = 500;

const beginsIn = (words: readonly string[]) => (typed: string) =>
  words.some((word) => word.startsWith(typed));

export const careFinder: Finder = {
  section: 'care',
  async find(strapi, member, typed, limit) {
    // As in the calendar without a filter.
    const [sql, ...values] = seesEveryPet(member.role) ? ownOrCaredFor(member) : visibleTo(member);
    const rows: TaskRow[] = await runQuery(strapi, (knex) =>
      selectTasks(knex)
        .whereRaw(sql, values)
        .orderByRaw('case when t.next_due_at is null then 1 else 0 end')
        .orderBy(['t.next_due_at', 't.id'])
        .limit(TASKS_MAX),
    );
    const words = plainWords(typed);
    return rows
      .filter(({ title, kind, petName }) => {
        const said = plainWords(`care task ${title} ${CARE_KINDS[kind]}`);
        // The name of an animal alone finds the animal.
        return (
          words.some(beginsIn(said)) && words.every(beginsIn([...said, ...plainWords(petName)]))
        );
      })
      .slice(0, limit)
      .map((row) => ({
        title: `${row.title} (${row.petName})`,
        line: scheduleWords(scheduleIn(row)),
        path: carePages.task(row.id),
      }));
  },
};
