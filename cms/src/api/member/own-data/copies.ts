/** Copies of one's own data: asked for by the password, made by a job, and there for a week. */
import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { COPY_DAYS, OWN_DATA_TEXTS, type OwnCopy } from '@hearthside/contract/member/own-data';
import type { Member } from '../../../auth/member-cache';
import { rowOf } from '../../../auth/member-access';
import * as members from '../../../auth/members';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { boundLink } from '../../../file/signed-link';
import { temporaryFolder } from '../../../file/temporary-folder';
import { loggedError } from '../../../http/logged-error';
import { refuse } from '../../../http/refuse';
import { requireNoneFailed } from '../../../jobs/for-each-independently';
import { inBackground } from '../../../jobs/schedule';
import { queueMail } from '../../../mail/mail-queue';
import { aboutMember } from '../../../text/member-name';
import { daysAfter } from '../../../text/days';
import * as fileService from '../../file/services/file';
import * as historyService from '../../history/services/history';
import { notifyCopyFailed } from '../../notification/services/notification';
import { provePassword } from '../../session/services/session';
import { copyFailedMail, copyReadyMail } from './own-data-mails';
import { byId, DATA_REQUEST_UID, isReadyCopy, latest, toCopy, type RequestRow } from './requests';
import { writeCopy } from './write-copy';

/** A server that has not said for this long how far it is has ended. Another one begins anew. In milliseconds. */
const LEASE_MS = 2 * 60_000;
/** How often a copy is begun. After that, it has failed. */
const TRIES_MAX = 3;

/** How often it is written down how far a copy is, in milliseconds. */
const REPORT_MS = 1000;

/** Another server has begun this copy anew, or its member is gone. What was made here is of no use. */
class CopyLost extends Error {}

const query = (strapi: Core.Strapi) => strapi.db.query(DATA_REQUEST_UID);

/** Changes a copy's row for the server that makes it. @throws CopyLost if it is another's by now */
async function updateLeased(strapi: Core.Strapi, { id, holder }: RequestRow, data: object) {
  const where = { id, holder, state: 'working' };
  const { count } = await query(strapi).updateMany({ where, data });
  if (count !== 1) throw new CopyLost();
}

/** The latest copy that a member has asked for; null if there is none. */
export async function ownData(
  strapi: Core.Strapi,
  memberId: number,
): Promise<{ copy: OwnCopy | null }> {
  const row = await latest(strapi, memberId, 'copy');
  return { copy: row && toCopy(row) };
}

/** Asks for a copy. One of before is given up: there is one at a time. */
export async function askForCopy(
  strapi: Core.Strapi,
  member: Member,
  password: string | undefined,
): Promise<{ copy: OwnCopy | null }> {
  await provePassword(strapi, member, password, OWN_DATA_TEXTS.passwordNeeded);
  const before = await transaction(strapi, async () => {
    await lockMembers(strapi, [member.id]);
    const row = await latest(strapi, member.id, 'copy');
    if (row && ['waiting', 'working'].includes(row.state)) {
      throw refuse.wrongState(OWN_DATA_TEXTS.copyRunning);
    }
    if (row) await query(strapi).update({ where: { id: row.id }, data: overNow(row) });
    const who = aboutMember(await rowOf(strapi, member.id));
    const asked = { kind: 'copy', state: 'waiting', askedAt: new Date() };
    await query(strapi).create({ data: { ...asked, member: member.id, memberName: who.name } });
    await historyService.record(strapi, { by: member.id, action: 'data_copied', about: who });
    return row;
  });
  await fileService.discard(strapi, [before?.file?.id]);
  inBackground(strapi, 'Members’ data downloads', () => makeCopies(strapi));
  return ownData(strapi, member.id);
}

const overNow = ({ state }: RequestRow) => ({
  file: null,
  ...(state === 'ready' && { state: 'over' }),
});

/** A link to the copy, for a member who gives their password again. */
export async function copyLink(
  strapi: Core.Strapi,
  member: Member,
  password: string | undefined,
): Promise<{ url: string }> {
  await provePassword(strapi, member, password, OWN_DATA_TEXTS.passwordNeeded);
  const memberId = member.id;
  const row = await latest(strapi, memberId, 'copy');
  if (!row?.file || toCopy(row).state !== 'ready') {
    throw refuse.wrongState(OWN_DATA_TEXTS.copyGone);
  }
  return { url: boundLink(row.file.key, memberId) };
}

/** Whether a file is a member's own copy, and its week is not over. */
export const showsCopy = (strapi: Core.Strapi, { id }: { id: number }, key: string) =>
  isReadyCopy(strapi, id, key);

/**
 * Gives up a copy that was begun too often. Its member and the office are told, who would wait for it otherwise.
 * @param where the copy as it was found: another server may give it up, too
 */
const giveUp = (
  strapi: Core.Strapi,
  where: object,
  { id, member }: Pick<RequestRow, 'id' | 'member'>,
) =>
  transaction(strapi, async () => {
    const memberId = member?.id ?? 0;
    await lockMembers(strapi, [memberId]);
    const { count } = await query(strapi).updateMany({ where, data: { state: 'failed' } });
    if (count !== 1) return;
    strapi.log.warn(`Copy ${id} of a member's data has failed after ${TRIES_MAX} tries.`);
    await notifyCopyFailed(strapi, memberId);
    if (!(await members.active(strapi, memberId))) return;
    const { email, firstName } = await rowOf(strapi, memberId);
    await queueMail(strapi, email, await copyFailedMail(strapi, firstName));
  });

/**
 * Claims the next copy for this server. Copies of a server that has ended are among them. Those that were begun too
 * often are given up on the way.
 */
async function claim(strapi: Core.Strapi): Promise<RequestRow | null> {
  const now = await databaseNow(strapi);
  const waits = {
    kind: 'copy',
    member: { id: { $notNull: true } },
    $or: [{ state: 'waiting' }, { state: 'working', leaseUntil: { $lt: now } }],
  };
  const next: Pick<RequestRow, 'id' | 'tries' | 'member'> | null = await query(strapi).findOne({
    where: waits,
    orderBy: { id: 'asc' },
    select: ['id', 'tries'],
    populate: { member: { select: ['id'] } },
  });
  if (!next) return null;
  const { member: _member, ...waiting } = waits;
  const where = { ...waiting, id: next.id, tries: next.tries };
  if (next.tries >= TRIES_MAX) {
    await giveUp(strapi, where, next);
    return claim(strapi);
  }
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const data = { state: 'working', holder: randomUUID(), leaseUntil, tries: next.tries + 1 };
  const { count } = await query(strapi).updateMany({ where, data });
  return count === 1 ? byId(strapi, next.id) : null;
}

/** Makes one copy, and tells its member. */
async function make(strapi: Core.Strapi, row: RequestRow) {
  const memberId = row.member?.id ?? 0;
  const target = path.join(temporaryFolder(), `copy-${randomUUID()}.zip`);
  let reportedAt = 0;
  const report = async (progress: number, parts: number) => {
    if (progress < parts && Date.now() - reportedAt < REPORT_MS) return;
    reportedAt = Date.now();
    const leaseUntil = await databaseNowPlus(strapi, LEASE_MS);
    await updateLeased(strapi, row, { progress, parts, leaseUntil });
  };
  try {
    const name = await members.nameOf(strapi, memberId);
    await writeCopy(strapi, { id: memberId, name }, target, report);
    const title = `my-data-${new Date().toISOString().slice(0, 10)}.zip`;
    const content = { from: target, size: statSync(target).size };
    const stored = { title, mime: 'application/zip', extension: 'zip', owner: null, ...content };
    const file = await fileService.add(strapi, stored);
    await finish(strapi, row, memberId, file.id).catch(async (error: unknown) => {
      await fileService.discard(strapi, [file.id]);
      throw error;
    });
  } finally {
    rmSync(target, { force: true });
  }
}

/**
 * Notes that a copy is ready, and tells its member. Of somebody who was deleted meanwhile nothing is left.
 * @throws CopyLost if it is another server's, or its member's no more
 */
const finish = (strapi: Core.Strapi, row: RequestRow, memberId: number, file: number) =>
  transaction(strapi, async () => {
    await lockMembers(strapi, [memberId]);
    const [now, member] = [await byId(strapi, row.id), await members.active(strapi, memberId)];
    if (!member || now?.member?.id !== memberId) throw new CopyLost();
    const doneAt = new Date();
    const data = { state: 'ready', file, doneAt, endsAt: daysAfter(doneAt, COPY_DAYS) };
    await updateLeased(strapi, row, data);
    const { email, firstName } = await rowOf(strapi, memberId);
    await queueMail(strapi, email, await copyReadyMail(strapi, firstName));
  });

let making: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Makes the copies that members wait for, one after the other: several at once could fill the disk. One that fails is
 * tried again in a minute.
 * @throws PartialFailure if one failed
 */
export async function makeCopies(strapi: Core.Strapi): Promise<void> {
  isAskedAgain = true;
  making ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await makeWaiting(strapi);
    }
  })().finally(() => (making = undefined));
  await making;
}

async function makeWaiting(strapi: Core.Strapi): Promise<void> {
  for (let row = await claim(strapi); row; row = await claim(strapi)) {
    try {
      await make(strapi, row);
    } catch (error) {
      const where = { id: row.id, holder: row.holder, state: 'working' };
      if (error instanceof CopyLost) {
        // Still this server's: its member was deleted meanwhile.
        await query(strapi).updateMany({ where, data: { state: 'failed' } });
        continue;
      }
      strapi.log.warn(`Copy ${row.id} of a member's data could not be made: ${loggedError(error)}`);
      await query(strapi).updateMany({ where, data: { state: 'waiting' } });
      return requireNoneFailed([`Copy ${row.id} of a member’s data`], 1);
    }
  }
}

/** Removes copies whose week is over. */
export async function sweepCopies(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const due: RequestRow[] = await query(strapi).findMany({
    where: { kind: 'copy', state: 'ready', endsAt: { $lt: now } },
    populate: { file: { select: ['id', 'key', 'size'] } },
  });
  for (const row of due) {
    await query(strapi).update({ where: { id: row.id }, data: { state: 'over', file: null } });
    await fileService.discard(strapi, [row.file?.id]);
  }
}
