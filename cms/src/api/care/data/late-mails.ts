/** Whether what a mail about an overdue dose says is still so when it is sent: it may have waited for a night. */
import type { Core } from '@strapi/strapi';
import {
  hasOccurrence,
  occurrenceKey,
  type Occurrence,
} from '@hearthside/contract/care/recurrence';
import { runQuery } from '../../../db/run-query';
import type { MailSeries } from '../../../mail/mail-use';
import { isMarked } from './marks';
import { carersOf } from './standings';
import { nextIn, scheduleIn, selectTasks } from './task-row';

/** The series of the mail about one overdue dose, which is also the key by which it is told once. */
export const lateSeries = (taskId: number, { day, time }: Occurrence) =>
  `care:late:${taskId}:${day}:${time ?? ''}`;

const SERIES = /^care:late:(\d+):([\d-]+):([\d:]*)$/;

/**
 * Whether a dose still waits for this member: its task and animal are outside the trash, nobody has marked it or a later
 * one, the schedule still has it, and the member still cares for the animal.
 */
async function isCurrent(strapi: Core.Strapi, series: string, memberId: number): Promise<boolean> {
  const [, taskId, day, time] = SERIES.exec(series) ?? [];
  if (taskId === undefined || day === undefined) return true;
  const one = { day, time: time || null };
  const row = await runQuery(strapi, (knex) =>
    selectTasks(knex).where('t.id', Number(taskId)).first(),
  );
  const next = row && nextIn(row);
  if (!next || occurrenceKey(one) < occurrenceKey(next)) return false;
  if (!hasOccurrence(scheduleIn(row), one)) return false;
  if (await isMarked(strapi, row.id, one)) return false;
  const carers = (await carersOf(strapi, [row.petId])).get(row.petId) ?? [];
  return carers.some(({ id }) => id === memberId);
}

export const lateMails: MailSeries = { name: 'care', isCurrent };
