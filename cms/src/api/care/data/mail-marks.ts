/** Marks tasks by the links of morning emails: without a session, on their day, for the member they were sent to. */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { MailMark } from '@hearthside/contract/care/shapes';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { clockIn } from '@hearthside/contract/zoned-time';
import * as members from '../../../auth/members';
import { refuse } from '../../../http/refuse';
import { readMailMarkToken } from '../rules/mail-mark-token';
import { mark, markerName, selectMarks } from './marks';
import { taskFor } from './task-access';
import { timeColumn } from './task-row';

/** What a link is for, if its member still marks the task and its day is not over. */
async function opened(strapi: Core.Strapi, token: string, now: Date) {
  const invalid = () => refuse.linkInvalid(CARE_TEXTS.mailLinkInvalid);
  const what = readMailMarkToken(token);
  const member = what && (await members.active(strapi, what.memberId));
  // Nobody is signed in here, so no gate has asked.
  if (!what || !member || !can(member, 'pet_records')) throw invalid();
  const found = await taskFor(strapi, member, what.taskId, 'mark').catch(() => null);
  if (!found) throw invalid();
  if (clockIn(found.row.zone, now).day > what.mailDay)
    throw refuse.linkInvalid(CARE_TEXTS.mailLinkOver);
  return { what, member, row: found.row };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const marksOf = (strapi: Core.Strapi, { what }: Opened) =>
  selectMarks(strapi, {
    'm.task_id': what.taskId,
    'm.day': what.day,
    'm.time': timeColumn(what.time),
  });

async function shown(strapi: Core.Strapi, one: Opened): Promise<MailMark> {
  const { what, member, row } = one;
  const live = (await marksOf(strapi, one)).filter(({ undoneAt }) => undoneAt === null);
  const counted = live.find(({ counts }) => Boolean(counts));
  const made = counted ?? live[0];
  return {
    title: row.title,
    petName: row.petName,
    dose: row.dose ?? '',
    day: what.day,
    time: what.time,
    zone: row.zone,
    memberName: await members.nameOf(strapi, member.id),
    state: counted?.state ?? 'open',
    by: made ? markerName(made) : '',
    at: made ? new Date(made.markedAt).toISOString() : null,
  };
}

/** What a link would mark. Changes nothing, because mail scanners open links. */
export const mailMark = async (strapi: Core.Strapi, token: string, now = new Date()) =>
  shown(strapi, await opened(strapi, token, now));

/** Marks it as done, for the member whom the email was sent to. A second time changes nothing. */
export async function markByMail(strapi: Core.Strapi, token: string, now = new Date()) {
  const one = await opened(strapi, token, now);
  const { what, member } = one;
  const marks = await marksOf(strapi, one);
  const isMine = marks.some(({ byId, undoneAt }) => byId === member.id && undoneAt === null);
  if (!isMine) {
    const { taskId, day, time } = what;
    // One that was undone since can be marked anew.
    const clientId = `mail.${taskId}.${day}.${time ?? 'day'}.${marks.length}`;
    await mark(strapi, member, { taskId, day, time, state: 'done', reason: '', clientId }, now);
  }
  return shown(strapi, one);
}
