/** What a bulk task does with one member, by the same functions that do it with one alone. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../auth/actor';
import { joinedRowOf } from '../../../auth/member-access';
import { roleIn } from '../../../auth/member-row';
import { active } from '../../../auth/members';
import type { Member } from '../../../auth/member-cache';
import { transaction } from '../../../db/transaction';
import { Refusal, refuse } from '../../../http/refuse';
import { queueMailOnce } from '../../../mail/mail-queue';
import { subjects } from '../../../subject';
import { assign, unassign } from '../../trust/services/trust';
import { archive, unarchive } from './archiving';
import { officeMail } from './office-mail';
import { settleEntry, type EntryRow, type Outcome, type StoredWork } from './bulk-rows';
import { changeRole, verifyMany } from './rights';
import { LEAVES_PETS, leavesPets } from './leaves-pets';

/** What became of a member, and what they were before. */
export interface Settled {
  outcome: Outcome;
  reason?: string;
  before?: string;
}

/** The admin who started a task has lost the right to it. The rest of it is left. */
export class RightsLost extends Error {
  constructor() {
    super('The person who started this task no longer has permission for it.');
    this.name = 'RightsLost';
  }
}

/** Another server has done a member of this task meanwhile. What was begun here is taken back. */
class DoneElsewhere extends Error {}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

async function verified(strapi: Core.Strapi, admin: Member, id: number, is: boolean) {
  await joinedRowOf(strapi, id);
  const { changed } = await verifyMany(strapi, admin, [id], is, { mayUndo: true });
  return changed.length > 0 ? 'done' : 'unchanged';
}

/** Gives a role, and says which one it was. */
async function roleOf(
  strapi: Core.Strapi,
  admin: Member,
  { member_id: id }: EntryRow,
  work: StoredWork,
): Promise<Settled> {
  if (work.action !== 'role') throw new Error('This task gives no role.');
  const before = roleIn(await joinedRowOf(strapi, id));
  if (before === work.role) return { outcome: 'unchanged' };
  if (await leavesPets(strapi, id, work.role)) return { outcome: 'refused', reason: LEAVES_PETS };
  await changeRole(strapi, admin, id, { role: work.role, reason: work.reason });
  return { outcome: 'done', before };
}

/** Gives the earlier role back, unless they have got another one since. */
async function roleBack(
  strapi: Core.Strapi,
  admin: Member,
  entry: EntryRow,
  { given, reason }: Extract<StoredWork, { action: 'roleBack' }>,
): Promise<Settled> {
  const was = entry.before;
  if (!was) throw new Error('The earlier role is missing.');
  const now = roleIn(await joinedRowOf(strapi, entry.member_id));
  if (now !== given) {
    return { outcome: 'refused', reason: 'Their role has changed since then.' };
  }
  if (await leavesPets(strapi, entry.member_id, was)) {
    return { outcome: 'refused', reason: LEAVES_PETS };
  }
  await changeRole(strapi, admin, entry.member_id, { role: was, reason });
  return { outcome: 'done' };
}

async function written(
  strapi: Core.Strapi,
  admin: Actor,
  { id, member_id: memberId }: EntryRow,
  { way, text }: Extract<StoredWork, { action: 'message' }>,
) {
  const key = hashOf(`bulk:${id}`);
  if (way === 'chat') {
    const writer = subjects().find(({ writeFromOffice }) => writeFromOffice)?.writeFromOffice;
    if (!writer) throw new Error('No subject has chats.');
    await writer(strapi, admin, memberId, { clientId: key, content: text });
    return;
  }
  const row = await joinedRowOf(strapi, memberId);
  if (row.blocked) throw refuse.wrongState('They are blocked.');
  const content = await officeMail(strapi, row.firstName, text);
  // One of hundreds, which may wait for hours: nobody's link waits behind it, and its member is looked up again.
  const letter = { to: row.email, member: { id: memberId }, content };
  await queueMailOnce(strapi, letter, { name: key, digest: hashOf(text) }, 'notice');
}

async function step(
  strapi: Core.Strapi,
  admin: Member,
  entry: EntryRow,
  work: StoredWork,
): Promise<Settled> {
  const { member_id: id } = entry;
  switch (work.action) {
    case 'verify':
    case 'unverify':
      return { outcome: await verified(strapi, admin, id, work.action === 'verify') };
    case 'role':
      return roleOf(strapi, admin, entry, work);
    case 'roleBack':
      return roleBack(strapi, admin, entry, work);
    case 'assign':
      await assign(strapi, admin.id, id, work.trustId);
      return { outcome: 'done' };
    case 'unassign':
      await unassign(strapi, admin.id, id, work.trustId);
      return { outcome: 'done' };
    case 'archive': {
      const isNew = await archive(strapi, admin, id, { reason: work.reason });
      return { outcome: isNew ? 'done' : 'unchanged' };
    }
    case 'unarchive':
      await unarchive(strapi, admin, id);
      return { outcome: 'done' };
    case 'message':
      await written(strapi, admin, entry, work);
      return { outcome: 'done' };
  }
}

/** Who is in a trust already, or no more in it or in the archive, is as the task wants them. */
const asWanted = ({ action }: StoredWork, { status }: Refusal) =>
  (['assign', 'unarchive'].includes(action) && status === 409) ||
  (action === 'unassign' && status === 404);

/**
 * Does a task's work with one member, as whoever started it and only while they may. Their rights stay as they are
 * until it is done. A refusal is an outcome like others. What became of them is written down in the same transaction,
 * so that neither is there without the other. A message has the entry as its key instead: written again, it is the same.
 * @throws RightsLost if they may not any more
 */
export async function doWith(
  strapi: Core.Strapi,
  adminId: number,
  entry: EntryRow,
  work: StoredWork,
): Promise<void> {
  const settle = async (settled: Settled) => {
    if ((await settleEntry(strapi, entry.id, settled)) === 0) throw new DoneElsewhere();
  };
  const asAdmin = async () => {
    const admin = await active(strapi, adminId);
    if (!admin || !can(admin, 'users')) throw new RightsLost();
    // Confirming that it was them was asked when they started it.
    const proof = { hasSecondFactor: false, mustSetUpFactor: false, provedAt: 0 };
    await settle(await step(strapi, { ...admin, sessionId: '', ...proof }, entry, work));
  };
  try {
    // A message changes nobody's rights, and takes chats' locks one after the other.
    if (work.action === 'message') return await asAdmin();
    await transaction(strapi, asAdmin, { changes: [entry.member_id], relies: [adminId] });
  } catch (error) {
    if (error instanceof DoneElsewhere) return;
    if (!(error instanceof Refusal)) throw error;
    const refused = { outcome: 'refused', reason: error.message } as const;
    await settleEntry(strapi, entry.id, asWanted(work, error) ? { outcome: 'unchanged' } : refused);
  }
}
