import { strFromU8, unzipSync } from 'fflate';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COPY_DAYS, OWN_DATA_TEXTS } from '@hearthside/contract/member/own-data';
import { SUBJECTS } from '../../src/subjects';
import { connect, db, insert } from '../harness/database';
import { call, get, patch, post, type Reply } from '../harness/http';
import {
  makeMember,
  openSession,
  PASSWORD,
  passwordHash,
  signedIn,
  unique,
} from '../harness/members';
import { makePet } from '../harness/pets';
import { makeMark, makeTask } from '../harness/care';
import { mailsTo } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { ownServer, server } from '../harness/shared';
import { until } from '../harness/until';

interface Who {
  id: number;
  token: string;
  base?: string;
}
const currentPassword = PASSWORD;
const copyOf = async ({ token, base }: Who) =>
  (await get('/users/me/data', { token, base: base ?? server.baseUrl })).body.copy;
const ask = ({ token, base }: Who, body: object = { currentPassword }): Promise<Reply> =>
  post('/users/me/data', { token, base: base ?? server.baseUrl, body });
const link = ({ token, base }: Who, body: object = { currentPassword }): Promise<Reply> =>
  post('/users/me/data/link', { token, base: base ?? server.baseUrl, body });
async function ready(who: Who) {
  await until('the copy is ready', async () => (await copyOf(who))?.state === 'ready', 60);
}
/** The files of a copy, by their paths. */
async function opened(who: Who): Promise<Record<string, string>> {
  const { body } = await link(who);
  const path = (body.url as string).replace(/^\/api/, '');
  const { status, bytes, headers } = await call('GET', path, { base: who.base ?? server.baseUrl });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/,
  );
  const files = unzipSync(new Uint8Array(bytes));
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      name.startsWith('files/') ? Buffer.from(content).toString('base64') : strFromU8(content),
    ]),
  );
}

/** Columns that refer to members, as the database itself has them. */
async function referring(): Promise<string[]> {
  if (server.database.client === 'postgres') {
    const { rows } = await db.raw<{ rows: { place: string }[] }>(
      `select t.relname || '.' || a.attname as place from pg_constraint c
       join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
       where c.contype = 'f' and r.relname = 'up_users'`,
    );
    return rows.map(({ place }) => place).sort();
  }
  const tables: string[] = await db('sqlite_master').where({ type: 'table' }).pluck('name');
  const places: string[] = [];
  for (const table of tables) {
    const keys = await db.raw<{ table: string; from: string }[]>(
      `pragma foreign_key_list('${table}')`,
    );
    for (const key of keys) if (key.table === 'up_users') places.push(`${table}.${key.from}`);
  }
  return places.sort();
}

describe('what subjects say they have of a member', () => {
  it('names every column of the database that refers to members', async () => {
    const said = SUBJECTS.flatMap(({ ownData }) => [
      ...ownData.tables
        .filter(({ through }) => !through)
        .map(({ table, column }) => `${table}.${column}`),
      ...Object.keys(ownData.except),
    ]);
    const found = await referring();
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((place) => !said.includes(place))).toEqual([]);
  });

  it('gives a reason for each column that is left out', () => {
    for (const { ownData } of SUBJECTS) {
      for (const reason of Object.values(ownData.except)) expect(reason.length).toBeGreaterThan(20);
    }
  });
});

describe('a copy of a member’s own data', () => {
  it('is made after the password was given, and there for a week', async () => {
    const me = await signedIn();
    expect(await copyOf(me)).toBeNull();
    expect(await ask(me, {})).toMatchObject({ status: 400, code: 'PASSWORD_NEEDED' });
    expect(await ask(me, { currentPassword: 'wrong-password-1' })).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    expect((await ask(me)).status).toBe(200);
    await ready(me);
    const { size, endsAt, done, total } = await copyOf(me);
    expect(size).toBeGreaterThan(1000);
    expect(done).toBe(total);
    const days = (Date.parse(endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(COPY_DAYS - 0.1);
    expect(days).toBeLessThanOrEqual(COPY_DAYS);
    expect(await link(me, {})).toMatchObject({ code: 'PASSWORD_NEEDED' });
    expect(await link(me, { currentPassword: 'wrong-password-1' })).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    const files = await opened(me);
    expect(JSON.parse(files['data/your-profile.json'] ?? '')).toMatchObject([{ email: me.email }]);
    expect(files['index.html']).toContain(me.email);
    expect(Object.values(files).join('')).not.toContain(passwordHash);
    await until('the mail is there', async () => (await mailsTo(me.email)).length > 0);
  });

  it('is for its member only, and is gone when its week is over', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    await ask(me);
    await ready(me);
    const { body } = await link(me);
    expect(await link(other)).toMatchObject({ status: 409 });
    const path = (body.url as string).replace(/^\/api/, '');
    expect((await call('GET', path.replace(/reader=\d+/, `reader=${other.id}`))).status).toBe(404);
    expect((await call('GET', path)).status).toBe(200);
    await db('portal_data_requests')
      .where({ member_id: me.id })
      .update({ ends_at: new Date(Date.now() - 1000) });
    expect((await call('GET', path)).status).toBe(404);
    expect((await link(me)).body.error).toBe(OWN_DATA_TEXTS.copyGone);
    expect((await copyOf(me)).state).toBe('over');
  });

  it('has nothing of a pet or a group from which its member was removed', async () => {
    const me = await signedIn({ role: 'caretaker' });
    const owner = await makeMember();
    const [mine, left] = [
      await makePet({ owner, team: { caretaker: me } }),
      await makePet({ owner, team: { caretaker: me } }),
    ];
    for (const [pet, title] of [
      [mine, 'Mine to do'],
      [left, 'No more of mine'],
    ] as const)
      await makeTask(pet.id, { title, columns: { assignee_id: me.id } });
    const entries = { [mine.id]: 'Changed meanwhile', [left.id]: 'Changed by others' };
    for (const [petId, description] of Object.entries(entries)) {
      const written = {
        pet_id: Number(petId),
        author_id: me.id,
        date: '2026-03-14',
        location: 'phone',
      };
      await insert('pet_entries', { ...written, description, version: 2 });
      await insert('pet_entries', { ...written, description: 'As I wrote it', version: 1 });
    }
    const { id: marked } = (await db('care_tasks').where({ pet_id: left.id }).first('id')) as {
      id: number;
    };
    await makeMark(marked, me);
    await db('pet_care_team').where({ pet_id: left.id }).delete();
    const [group, former] = [unique('here'), unique('left')];
    for (const name of [group, former]) {
      const chat = { kind: 'group', name, people_key: name, opener_id: me.id, waits_up_to: 0 };
      const chatId = await insert('inbox_chats', { ...chat, active_at: new Date() });
      if (name === group) await insert('inbox_seats', { chat_id: chatId, member_id: me.id });
      const message = {
        chat_id: chatId,
        sender_id: me.id,
        content: 'Hello',
        client_id: unique('m'),
      };
      await insert('inbox_messages', message);
    }
    await ask(me);
    await ready(me);
    const files = await opened(me);
    const all = Object.values(files).join('');
    expect(files['data/care-tasks-you-do.json']).toContain('Mine to do');
    expect(files['data/chats-you-opened.json']).toContain(group);
    const written = files['data/what-you-wrote-in-pet-records.json'];
    for (const text of ['Changed meanwhile', 'As I wrote it']) expect(written).toContain(text);
    expect(files['data/messages-you-wrote.json']).toContain(group);
    for (const gone of ['No more of mine', former, 'Changed by others'])
      expect(all).not.toContain(gone);
  });

  it('leaves out why an admin changed something, which is for the office', async () => {
    const me = await signedIn();
    const admin = await signedIn({ role: 'admin', lastName: unique('Decider') });
    const reason = unique('Because of a complaint ');
    await patch(`/users/${me.id}/role`, {
      token: admin.token,
      body: { role: 'volunteer', reason },
    });
    await ask(me);
    await ready(me);
    const text = Object.values(await opened(me)).join();
    expect(text).toContain('Volunteer');
    expect(text).not.toContain(reason);
    expect(text).not.toContain(admin.lastName);
  });

  it('is made once at a time, and anew when asked for again', async () => {
    const me = await signedIn();
    const waiting = { kind: 'copy', state: 'working', member_name: 'Me', member_id: me.id };
    const leaseUntil = new Date(Date.now() + 60_000);
    const row = {
      ...waiting,
      progress: 0,
      parts: 0,
      asked_at: new Date(),
      lease_until: leaseUntil,
    };
    const id = await insert('portal_data_requests', row);
    expect(await ask(me)).toMatchObject({ status: 409 });
    // Its server has ended. The next minute, or the next who asks, begins it anew.
    await db('portal_data_requests')
      .where({ id })
      .update({ lease_until: new Date(Date.now() - 1000) });
    const somebody = await signedIn();
    await ask(somebody);
    await ready(me);
    const first = await db('portal_data_requests').where({ id }).first('file_id');
    expect((await ask(me)).status).toBe(200);
    await ready(me);
    expect(await db('portal_files').where({ id: first.file_id }).first('id')).toBeUndefined();
  });
});

describe('the copy of somebody who has something of everything', { timeout: 120_000 }, () => {
  let own: Server;
  let into: Knex;
  beforeAll(async () => {
    own = await ownServer({ env: { SEED_DEMO: 'true' } });
    into = connect(own.info.database);
  }, 120_000);
  afterAll(async () => {
    await into.destroy();
    expect(await own.stop()).toBe(0);
    discard(own.info);
  });

  const tables = SUBJECTS.flatMap(({ ownData }) => ownData.tables);
  const slug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  /** The rows that are a member's, asked of the database without the server's code. */
  const rowsOf = (memberId: number, at: (typeof tables)[number]): Promise<{ id: number }[]> => {
    const { table, column, through, where = {} } = at;
    const rows = into(table).where(where).orderBy('id');
    if (!through) return rows.where(column, memberId);
    return rows.whereIn(column, into(through.table).where(through.column, memberId).select('id'));
  };

  it('has all rows and files that the database has of them, and none of anybody else', async () => {
    const [busiest] = await into('pets')
      .whereNotNull('owner_id')
      .groupBy('owner_id')
      .select({ id: 'owner_id' })
      .orderByRaw('count(*) desc, owner_id');
    const id = Number(busiest?.id);
    await into('up_users').where({ id }).update({ password: passwordHash });
    const { token } = await openSession(id, own.info, into);
    const who = { id, token, base: own.info.baseUrl };
    const [anything] = await into('form_responses').orderBy('id').limit(1).select('id');
    await into('form_responses').where({ id: anything.id }).update({ member_id: id });
    expect((await ask(who)).status).toBe(200);
    await ready(who);
    const files = await opened(who);
    let filled = 0;
    for (const at of tables) {
      const there = await rowsOf(id, at);
      const copied = JSON.parse(files[`data/${slug(at.title)}.json`] ?? 'null') as { id: number }[];
      // While the copy was made it was not ready, and nobody had been told of it.
      const told = at.table === 'portal_mails' || at.table === 'portal_notifications';
      const ids = copied.map((row) => row.id);
      if (told) expect(there.map((row) => row.id)).toEqual(expect.arrayContaining(ids));
      else expect(ids, at.title).toEqual(there.map((row) => row.id));
      if (there.length > 0) filled += 1;
      const out = ['document_id', 'created_by_id', 'updated_by_id', 'published_at', 'locale'];
      for (const [n, row] of there.entries()) {
        for (const column of Object.keys(row)) {
          const isOut = out.includes(column) || at.without?.includes(column);
          if (told || at.table === 'portal_data_requests') continue;
          expect(column in (copied[n] ?? {}), `${at.table}.${column}`).toBe(!isOut);
        }
      }
    }
    expect(filled).toBeGreaterThan(9);
    const uploads = await into('portal_files').where({ owner_id: id }).orderBy('id');
    const copiedFiles = Object.keys(files).filter((name) => name.startsWith('files/'));
    expect(copiedFiles.map((name) => Number(/^files\/(\d+)-/.exec(name)?.[1])).sort()).toEqual(
      uploads.map((row) => row.id).sort(),
    );
    for (const { id: fileId, size } of uploads) {
      const name = copiedFiles.find((one) => one.startsWith(`files/${fileId}-`)) ?? '';
      expect(Buffer.from(files[name] ?? '', 'base64').length).toBe(size);
    }
    // Everybody else's addresses are nowhere but in what this member typed or was sent.
    const others: string[] = await into('up_users').whereNot({ id }).pluck('email');
    const profile = files['data/your-profile.json'] ?? '';
    for (const email of others) expect(profile).not.toContain(email);
  });
});
