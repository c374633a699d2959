import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { officeKeyOf } from '../../src/api/inbox/rules/office-key';
import { CHANGING, changeFromWithin } from '../harness/change';
import { chatOfTwo } from '../harness/chats';
import { connect, db } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, openSession, type TestMember } from '../harness/members';
import { discard, startServer, type Server, type ServerInfo } from '../harness/server';
import { server } from '../harness/shared';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

const TABLES = ['inbox_files', 'inbox_messages', 'inbox_seats', 'inbox_chats'];
let info: ServerInfo;
let own: Server;
let copy: typeof db;
let admin: TestMember;
let people: TestMember[];
let trust: { id: number; name: string };

/** The shared server's database as it would be without an inbox, and a server that is started on it. */
beforeAll(async () => {
  admin = await makeMember({ role: 'admin' });
  people = [await makeMember(), await makeMember({ role: 'trustee' })];
  trust = await makeTrust(people);
  await chatOfTwo();
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-cms-'));
  const file = path.join(folder, 'test.db');
  await db.raw('vacuum into ?', [file]);
  info = {
    ...server,
    dataDir: path.join(folder, 'data'),
    logFile: path.join(folder, 'server.log'),
    database: { client: 'sqlite', file },
  };
  copy = connect(info.database);
  for (const table of TABLES) await copy.schema.dropTable(table);
  // A seat for each admin of other tests in each of their trusts would be a hundred thousand.
  const { id: role } = await copy('up_roles').where({ type: 'employee' }).first('id');
  const { role_id: admins } = await copy('up_users').where({ id: admin.id }).first('role_id');
  await copy('up_users')
    .where({ role_id: admins })
    .whereNot({ id: admin.id })
    .update({ role_id: role });
  await copy('strapi_database_schema').delete();
  own = await startServer({ after: info });
});
afterAll(async () => {
  await copy?.destroy();
  await own?.kill();
  if (info) discard(info);
});

/** Asks the server on the copy as someone. */
async function as({ id }: { id: number }) {
  const { token } = await openSession(id, server, copy);
  return { token, base: own.info.baseUrl };
}
const chatsOf = async (member: { id: number }, search = ''): Promise<Chat[]> =>
  (await get('/inbox/chats/me', { ...(await as(member)), query: { search, limit: 100 } })).body
    .chats;

it('every trust from before the inbox has a chat, with its people and every admin', async () => {
  const trusts = await copy('trusts').orderBy('id').pluck('id');
  expect(trusts.length).toBeGreaterThan(3);
  expect(await copy('inbox_chats').orderBy('trust_id').pluck('trust_id')).toEqual(trusts);
  const [chat, ...more] = await chatsOf(people[0] as TestMember);
  expect([chat?.kind, chat?.name, chat?.unread, more]).toEqual(['trust', trust.name, 0, []]);
  const assigned = chat?.members.filter(({ office }) => !office).map(({ user }) => user.id);
  expect(assigned).toEqual(people.map(({ id }) => id));
  const [{ seats } = { seats: 0 }] = await copy('inbox_seats')
    .where({ member_id: admin.id, office: true })
    .count({ seats: '*' });
  expect(Number(seats)).toBe(trusts.length);

  const [writer, reader] = [await as(people[0] as TestMember), await as(people[1] as TestMember)];
  const body = { chatId: chat?.id, clientId: randomUUID(), content: 'At last' };
  const { message } = (await post('/inbox/messages', { ...writer, body })).body as {
    message: Message;
  };
  const { body: read } = await get(`/inbox/chats/${chat?.id}`, reader);
  expect(read.messages).toEqual([message]);
});

/** A chat with the office as it was made before these were marked. */
async function plantOfficeChat({ id: opener_id }: TestMember): Promise<number> {
  const now = new Date();
  const stamps = { active_at: now, created_at: now, updated_at: now };
  const row = { kind: 'group', name: 'Rosa and the team', people_key: officeKeyOf(opener_id) };
  const [made] = await copy('inbox_chats')
    .insert({ ...row, ...stamps, opener_id })
    .returning('id');
  return made.id as number;
}

it('the next start changes nothing but the seats of admins who came or went meanwhile', async () => {
  await own.stop();
  const seats = () => copy('inbox_seats').orderBy('id').select('chat_id', 'member_id', 'office');
  const chats = await copy('inbox_chats').orderBy('id');
  const before = await seats();
  // As another program would write it, with no server to notice.
  const risen = await makeMember({ role: 'admin', into: copy });
  const { id: role } = await copy('up_roles').where({ type: 'employee' }).first('id');
  await copy('up_users').where({ id: admin.id }).update({ role_id: role });
  const office = await plantOfficeChat(people[0] as TestMember);
  own = await startServer({ after: info, env: CHANGING });
  expect(await copy('inbox_chats').whereNot({ id: office }).orderBy('id')).toEqual(chats);
  const after = await seats();
  expect(after.filter(({ member_id: id }) => id !== risen.id)).toEqual(
    before.filter(({ member_id: id }) => id !== admin.id),
  );
  expect(after.filter(({ member_id: id }) => id === risen.id)).toHaveLength(chats.length + 1);
  // Admins are notified of what is written to the office.
  const told = copy('inbox_seats').where({ member_id: risen.id, notifications: true });
  expect(await told.pluck('chat_id')).toEqual([office]);
  expect(await chatsOf(admin)).toEqual([]);
  expect(await chatsOf(risen, trust.name)).toHaveLength(1);
});

it('an admin whom something within the server makes, as the panel would, joins the chats and leaves them', async () => {
  const { id, email } = await makeMember({ role: 'employee', into: copy });
  const { document_id: documentId } = await copy('up_users').where({ id }).first('document_id');
  const { id: role } = await copy('up_roles').where({ type: 'admin' }).first('id');
  const total = (await copy('inbox_chats').pluck('id')).length;
  const seated = () => copy('inbox_seats').where({ member_id: id }).pluck('chat_id');
  const uid = 'plugin::users-permissions.user';
  expect(await seated()).toEqual([]);
  const rise = { uid, way: 'documents', where: { documentId }, data: { role } } as const;
  await changeFromWithin(own.info, rise);
  await until('the new admin is seated', async () => (await seated()).length === total, 5);
  // A write that does not say whom it changes.
  const fall = { uid, way: 'updateMany', where: { email }, data: { verified: false } } as const;
  await changeFromWithin(own.info, fall);
  await until('the former admin is unseated', async () => (await seated()).length === 0, 5);
  expect(await own.stop()).toBe(0);
});
