import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { command } from '../harness/backup-commands';
import { connect } from '../harness/database';
import { loadRelease } from '../harness/earlier-release';
import { get, post } from '../harness/http';
import { rowsOf, schemaOf } from '../harness/schema-of';
import { discard, type Server, type ServerInfo } from '../harness/server';
import { newInstallation, ownServer } from '../harness/shared';

/** Tables whose rows are the server's own and not the members': it makes them anew at each start. */
const OWN = /^(strapi_|admin_permissions|i18n_locale|portal_(migrations|releases)$)/;

/** The words of PDFs are read again in the background, from files that the dump has not. */
const READ_AGAIN = 'library_texts';

/** The columns in which today's server changes rows of 1.0.0 on purpose, and why. */
const CHANGED: Readonly<Record<string, string>> = {
  'admin_roles.description': 'The role of editors is described in code.',
  'admin_roles.updated_at': 'The role of editors is described in code.',
  'help_topics.description': 'The topics of the help center are described in code.',
  'help_topics.updated_at': 'The topics of the help center are described in code.',
  'portal_notification_choices.off': 'Members who are there are told of nothing new to read.',
  'portal_notifications.body': 'Names of members are filled in when they are read.',
  'portal_notifications.title': 'Names of members are filled in when they are read.',
  'up_users.directory_key': 'Members are found by their place as well.',
  'up_users.search_key': 'Members are found by their place and phone number as well.',
};

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-update-'));
const backup = path.join(folder, 'backup');
let own: Server;
let before: Rows;
let after: Rows;
let back: ServerInfo;

// As docs/operations.md says: back up, stop, start the new one.
beforeAll(async () => {
  const info = await newInstallation();
  await loadRelease('1.0.0', info);
  before = await rowsOf(info.database);
  const made = await command('backup', backup, info);
  expect(made.code, made.said).toBe(0);
  own = await ownServer({ after: info, env: { SEED_DEMO: 'true' } });
  after = await rowsOf(own.info.database);
}, 300_000);
afterAll(async () => {
  await own?.kill();
  if (own) discard(own.info);
  if (back) discard(back);
  rmSync(folder, { recursive: true, force: true });
});

/** A value as it can be compared: JSON as its text, times as their moments. */
const comparable = (value: unknown) =>
  value instanceof Date || (typeof value === 'object' && value !== null)
    ? JSON.stringify(value)
    : value;

/** The columns of a table whose values differ between two states of a row. */
function differing(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return Object.keys(one).filter((column) => comparable(one[column]) !== comparable(other[column]));
}

/** What of 1.0.0 is no longer as it was, by table and column. */
function lost(): string[] {
  const found = new Set<string>();
  for (const [table, rows] of before) {
    if (OWN.test(table) || table === READ_AGAIN) continue;
    const now = after.get(table);
    if (!now) {
      found.add(table);
      continue;
    }
    const byId = new Map(now.map((row) => [row.id ?? JSON.stringify(row), row]));
    for (const row of rows) {
      const same = byId.get(row.id ?? JSON.stringify(row));
      if (!same) found.add(`${table} has lost a row`);
      else for (const column of differing(row, same)) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}

describe('a database of 1.0.0 that today\u2019s server was started on', () => {
  it('has every row with every value, except what the update is there to change', () => {
    expect([...before.values()].flat().length).toBeGreaterThan(1000);
    expect(lost()).toEqual(Object.keys(CHANGED).sort());
  });

  it('has every column and every index that a new database has', async () => {
    const there = new Set(await schemaOf(own.info.database));
    const missing = (await schemaOf(inject('tables'))).filter((line) => !there.has(line));
    expect(missing).toEqual([]);
  });

  // Every migration is here by its name, with what it takes away (cms/src/release/migrations-covered.test.ts).
  it.each([
    ['001-drop-index-of-due-mails', 'portal_mails_due_idx'],
    ['002-drop-index-of-totals', 'up_users_totals_idx'],
  ])('has what %s makes of it', async (name, index) => {
    const lines = await schemaOf(own.info.database);
    expect(lines.filter((line) => line.includes(index))).toEqual([]);
    const db = connect(own.info.database);
    expect(await db('portal_migrations').where({ name })).toHaveLength(1);
    await db.destroy();
  });

  it('lets its members sign in and open a pet, a chat, a form and a blog', async () => {
    const base = own.info.baseUrl;
    const body = { email: 'amara@hearthside.example', password: 'paws-and-hearth' };
    const signedIn = await post('/auth/local', { base, body });
    expect(signedIn.status).toBe(200);
    const as = { base, token: signedIn.body.accessToken as string };
    const first = (table: string) => before.get(table)?.find((row) => !row.deleted_at) ?? {};

    const [pet, form] = [first('pets'), first('forms')];
    const onePet = await get(`/pet-records/${pet.id}`, as);
    expect([onePet.status, onePet.body.pet.name]).toEqual([200, pet.name]);
    const oneForm = await get(`/forms/${form.id}`, as);
    expect([oneForm.status, oneForm.text.includes(String(form.title))]).toEqual([200, true]);

    const { body: list } = await get('/inbox/chats/me', { ...as, query: { limit: 20 } });
    const [chat] = list.chats as { id: number }[];
    const messages = before.get('inbox_messages')?.filter(({ chat_id }) => chat_id === chat?.id);
    const oneChat = await get(`/inbox/chats/${chat?.id}`, as);
    expect(oneChat.status).toBe(200);
    expect(messages?.length).toBeGreaterThan(0);
    expect(oneChat.text).toContain(JSON.stringify(messages?.at(-1)?.content));

    const { body: blogs } = await get('/blogs', as);
    const [blog] = blogs.items as { slug: string; title: string }[];
    const oneBlog = await get(`/blogs/read/${blog?.slug}`, as);
    expect([oneBlog.status, oneBlog.text.includes(blog?.title ?? 'none')]).toEqual([200, true]);
    expect(before.get('blogs')?.map(({ title }) => title)).toContain(blog?.title);
  });

  it('goes back by the backup that was made before the update', async () => {
    back = await newInstallation();
    const restored = await command('restore', backup, back);
    expect(restored.code, restored.said).toBe(0);
    expect([...(await rowsOf(back.database))]).toEqual([...before]);
    const db = connect(back.database);
    expect(await db.schema.hasTable('portal_releases')).toBe(false);
    await db.destroy();
  });
});
