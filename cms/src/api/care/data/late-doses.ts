/** Tells the next person in the calling order of a dose that nobody has given in the time its owner set. */
import type { Core } from '@strapi/strapi';
import { carePages } from '@hearthside/contract/care/pages';
import {
  dueAt,
  occurrenceAfter,
  occurrenceBefore,
  occurrenceKey,
  type Occurrence,
} from '@hearthside/contract/care/recurrence';
import { clockIn } from '@hearthside/contract/zoned-time';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { remindOnce } from '../../../jobs/remind-once';
import type { NotificationInput } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { whenWords } from '../rules/when-words';
import { carersOf, type Carer } from './standings';
import { lateSeries } from './late-mails';
import { isMarked } from './marks';
import { nextIn, scheduleIn, selectTasks, notifyAtOf, planIn, type TaskRow } from './task-row';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const AT_ONCE = 500;
/** After an outage, a dose of longer ago is left to the morning email. */
const LATEST_MS = 24 * 3_600_000;

/** The latest occurrence of a task that is late enough to be told of. */
function lateOccurrence(row: TaskRow, now: Date): Occurrence | null {
  const schedule = scheduleIn(row);
  const late = new Date(now.getTime() - (row.tellNextAfterMinutes ?? 0) * 60_000);
  const { day, time } = clockIn(row.zone, late);
  // The minute itself is late, too.
  const last = occurrenceBefore(schedule, { day, time: `${time}~` });
  const next = nextIn(row);
  const isOpen = last && next && occurrenceKey(last) >= occurrenceKey(next);
  return isOpen && dueAt(last, row.zone) <= late ? last : next;
}

/** The first in the calling order who is not the one that was to do it. */
export const notifiedOf = (carers: readonly Carer[], doer: number | null) =>
  carers.find(({ id }) => id !== doer);

/** Tells somebody of a dose that nobody has given. After `usefulUntil` the morning email has told of it. */
export const lateNotice = (
  to: number,
  { id, title, petName }: Pick<TaskRow, 'id' | 'title' | 'petName'>,
  { one, usefulUntil }: { one: Occurrence; usefulUntil: Date },
): NotificationInput => {
  const body = `It was due ${whenWords(one)}, and no one has marked it. Please take care of it, or ask someone who’s there.`;
  return {
    to: [to],
    kind: 'care',
    title: `Overdue: ${title} for ${petName}`,
    body,
    link: carePages.task(id),
    mail: {
      lead: (organization) => `A dose in the ${organization} care calendar is overdue.`,
      paragraphs: [`${title} for ${petName}.`, body],
      action: { label: 'Open the task' },
      usefulUntil,
      series: { name: lateSeries(id, one), ends: [] },
      reason: 'you\u2019re next on this animal\u2019s call list',
    },
  };
};

async function notifyNext(strapi: Core.Strapi, taskId: number, now: Date) {
  await lockRow(strapi, 'care_tasks', taskId);
  const row: TaskRow | undefined = await runQuery(strapi, (knex) =>
    selectTasks(knex).where('t.id', taskId).where('t.tell_at', '<=', now).first(),
  );
  const late = row && lateOccurrence(row, now);
  if (!row || !late) return;
  const { petId, zone } = row;
  const tell_at = notifyAtOf(occurrenceAfter(scheduleIn(row), late), planIn(row));
  await runQuery(strapi, (knex) => knex('care_tasks').where({ id: taskId }).update({ tell_at }));
  const patience = LATEST_MS + (row.tellNextAfterMinutes ?? 0) * 60_000;
  const usefulUntil = new Date(dueAt(late, zone).getTime() + patience);
  // A mark that does not count says that somebody was there. Whoever were told otherwise might give a third dose.
  if (now > usefulUntil || (await isMarked(strapi, taskId, late))) return;
  const carers = (await carersOf(strapi, [petId])).get(petId) ?? [];
  const handed: { member_id: number | null } | undefined = await runQuery(strapi, (knex) =>
    knex('care_handovers')
      .where({ task_id: taskId, day: late.day, time: late.time ?? '' })
      .first('member_id'),
  );
  const to = notifiedOf(carers, handed?.member_id ?? row.assigneeId);
  if (!to) return;
  await remindOnce(
    strapi,
    {
      key: lateSeries(taskId, late),
      kind: 'care',
      about: taskId,
      member: to.id,
      day: late.day,
      offset: 0,
    },
    () => notificationService.announce(strapi, lateNotice(to.id, row, { one: late, usefulUntil })),
  );
}

/** Tells of every dose that has become late by now. */
export async function notifyOfLateDoses(strapi: Core.Strapi, now = new Date()) {
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('care_tasks as t')
      .join('pets as p', 'p.id', 't.pet_id')
      .where('t.tell_at', '<=', now)
      .whereNull('t.deleted_at')
      .whereNull('p.deleted_at')
      .orderBy(['t.tell_at', 't.id'])
      .limit(AT_ONCE)
      .pluck('t.id'),
  );
  const name = (id: number) => `Telling of the overdue care task ${id}`;
  await forEachIndependently(strapi, ids, name, (id) =>
    transaction(strapi, () => notifyNext(strapi, id, now)),
  );
}
