import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatsAt, type Person } from './harness/chats-at';
import { connect, db as shared } from './harness/database';
import { get, patch, post, type Reply } from './harness/http';
import { closeWindows, openWindow } from './harness/live';
import { unique } from './harness/members';
import { refuseCommits } from './harness/refused-commits';
import { discard, type Server } from './harness/server';
import { logLines } from './harness/server-log';
import { newInstallation, onPostgres, ownServer } from './harness/shared';
import { until } from './harness/until';
import { panelAccount, panelSignIn } from './panel/panel-client';

const BUSY = { error: 'The portal is busy right now. Please try again in a moment.' };
const answered = ({ status, body }: Reply) => ({ status, body });

describe('a commit that the database refuses', () => {
  let own: Server;
  let db: Knex;
  let admin: Person;
  let owner: Person;
  let other: Person;
  let base: string;
  let chatId: number;
  beforeAll(async () => {
    own = await ownServer({ env: { SEED_DEMO: 'false' } });
    db = connect(own.info.database);
    base = own.info.baseUrl;
    const at = chatsAt(own.info, db);
    admin = await at.signedIn({ role: 'admin' });
    owner = await at.signedIn();
    other = await at.signedIn();
    chatId = await at.startChat(owner, [other]);
  });
  afterAll(async () => {
    closeWindows();
    await own.stop();
    await db.destroy();
    discard(own.info);
  });
  const lines503 = (path_: string) =>
    logLines(own.info.logFile).filter((line) => line.includes(`${path_} 503`)).length;

  it('is answered with 503, leaves no message, notifies nobody, and the same message succeeds later', async () => {
    const at = chatsAt(own.info, db);
    const window = await openWindow(other, { base });
    const allow = await refuseCommits(
      db,
      'inbox_messages',
      'insert',
      `new.sender_id = ${owner.id}`,
    );
    const clientId = randomUUID();
    const refused = await at.send(owner, chatId, 'Is anybody there?', clientId);
    expect(answered(refused)).toEqual({ status: 503, body: BUSY });
    expect(await db('inbox_messages').where({ client_id: clientId })).toEqual([]);
    expect(lines503('/api/inbox/messages')).toBe(1);

    await allow();
    expect((await at.send(owner, chatId, 'Is anybody there?', clientId)).status).toBe(200);
    await window.receives('message', ({ message }) => message.clientId === clientId);
    // The one told of is the one kept: of the refused one there was no word.
    expect(window.contents()).toEqual(['Is anybody there?']);
    expect(await db('inbox_messages').where({ client_id: clientId })).toHaveLength(1);
  });

  it('is answered with 503 for a change of role, and the role stays as it was', async () => {
    const before = await db('up_users').where({ id: other.id }).first('role_id');
    const allow = await refuseCommits(db, 'up_users', 'update', `new.id = ${other.id}`);
    const body = { role: 'foster', reason: 'They take animals in now.' };
    const reply = await patch(`/users/${other.id}/role`, { token: admin.token, base, body });
    expect(answered(reply)).toEqual({ status: 503, body: BUSY });
    await allow();
    expect(await db('up_users').where({ id: other.id }).first('role_id')).toEqual(before);
    expect(await db('portal_notifications').where({ member_id: other.id })).toEqual([]);
    const again = await patch(`/users/${other.id}/role`, { token: admin.token, base, body });
    expect(again.status).toBe(200);
  });

  it('leaves the connection usable for the next request', async () => {
    const allow = await refuseCommits(db, 'trusts', 'insert', '1 = 1');
    const create = (name: string) => post('/trusts', { token: admin.token, base, body: { name } });
    const replies = await Promise.all(['One', 'Two', 'Three'].map((name) => create(name)));
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 503]);
    await allow();
    expect((await create('Four')).status).toBe(200);
    expect(await db('trusts').pluck('name')).toEqual(['Four']);
  });
});

it('an editor in the panel gets an error when the database refuses what they save', async () => {
  const { email, password } = panelAccount('strapi-editor');
  const editor = await panelSignIn(email, password);
  const title = unique('Refused ');
  const allow = await refuseCommits(shared, 'blogs', 'insert', `new.title = '${title}'`);
  const create = () =>
    editor.send('POST', '/content-manager/collection-types/api::blog.blog', { title });
  try {
    const { status, body } = await create();
    expect(status).toBe(503);
    // The panel shows the sentence alone, so it has what support finds the request by.
    expect(body.error.message).toMatch(new RegExp(`^${BUSY.error} \\(\\w{10}\\)$`));
    expect(await shared('blogs').where({ title })).toEqual([]);
  } finally {
    await allow();
    await shared.raw('drop table refused_commits');
  }
  expect((await create()).status).toBe(201);
});

/** Makes each insert into trusts do this first, on PostgreSQL; `tries` counts them, also those rolled back. */
async function atEachTrust(knex: Knex, plpgsql: string): Promise<() => Promise<void>> {
  await knex.raw('create sequence tries');
  await knex.raw(
    `create function upset() returns trigger language plpgsql as $$ begin ${plpgsql} return new; end $$`,
  );
  await knex.raw(
    'create trigger upset before insert on trusts for each row execute function upset()',
  );
  return async () => {
    await knex.raw('drop function upset() cascade');
    await knex.raw('drop sequence tries');
  };
}

describe.runIf(onPostgres)('a transaction on PostgreSQL', () => {
  let own: Server;
  let db: Knex;
  let admin: Person;
  beforeAll(async () => {
    own = await ownServer({ env: { SEED_DEMO: 'false' } });
    db = connect(own.info.database);
    admin = await chatsAt(own.info, db).signedIn({ role: 'admin' });
  });
  afterAll(async () => {
    await own.stop();
    await db.destroy();
    discard(own.info);
  });
  const create = (name: string) =>
    post('/trusts', { token: admin.token, base: own.info.baseUrl, body: { name } });

  it.each(['40P01', '40001'])('that ends in %s is run again, and stored once', async (code) => {
    const calm = await atEachTrust(
      db,
      `if nextval('tries') = 1 then raise exception 'not now' using errcode = '${code}'; end if;`,
    );
    const name = `Tried again after ${code}`;
    expect((await create(name)).status).toBe(200);
    await calm();
    expect(await db('trusts').where({ name })).toHaveLength(1);
    expect(await db('portal_history').where({ about_name: name })).toHaveLength(1);
  });

  it('that ends in a deadlock twice is answered with 503', async () => {
    const calm = await atEachTrust(
      db,
      `perform nextval('tries'); raise exception 'not now' using errcode = '40P01';`,
    );
    expect(answered(await create('Never'))).toEqual({ status: 503, body: BUSY });
    const { rows } = await db.raw('select last_value from tries');
    await calm();
    expect(Number(rows[0].last_value)).toBe(2);
  });

  it('whose connection is lost is answered with 503, and the next one gets a new connection', async () => {
    const calm = await atEachTrust(db, 'perform pg_terminate_backend(pg_backend_pid());');
    expect(answered(await create('Cut off'))).toEqual({ status: 503, body: BUSY });
    await calm();
    expect((await create('Connected')).status).toBe(200);
  });
});

/** A file system of a few megabytes, where this machine lets one be made. */
function smallDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

describe.skipIf(onPostgres)('a full disk', () => {
  it('refuses writes with 503, keeps every acknowledged one, and still serves reads', async (context) => {
    const disk = smallDisk();
    if (!disk) return context.skip('Only root can make a small disk.');
    const info = await newInstallation();
    const database = { client: 'sqlite' as const, file: path.join(disk, 'portal.db') };
    const own = await ownServer({ after: { ...info, database }, env: { SEED_DEMO: 'false' } });
    const db = connect(database);
    const at = chatsAt(own.info, db);
    const owner = await at.signedIn();
    const chatId = await at.startChat(owner, [await at.signedIn()]);
    // All that is left of the disk, but for a few pages.
    const filler = path.join(disk, 'filler');
    mkdirSync(filler);
    for (let n = 0, size = 1 << 20; size >= 4096; n += 1) {
      try {
        writeFileSync(path.join(filler, String(n)), Buffer.alloc(size));
      } catch {
        size /= 2;
      }
    }
    const replies: Reply[] = [];
    const refused = () => replies.filter(({ status }) => status !== 200).length;
    while (refused() < 5 && replies.length < 5000)
      replies.push(await at.send(owner, chatId, 'x'.repeat(4000)));
    const kept: number[] = await db('inbox_messages').where({ chat_id: chatId }).pluck('id');
    const acknowledged = replies.filter(({ status }) => status === 200);
    expect(refused()).toBe(5);
    expect(replies.every(({ status }) => [200, 503].includes(status))).toBe(true);
    expect(acknowledged.map(({ body }) => body.message.id).sort()).toEqual(kept.sort());
    const { token } = owner;
    const base = own.info.baseUrl;
    expect((await get(`/inbox/chats/${chatId}`, { token, base })).status).toBe(200);

    rmSync(filler, { recursive: true });
    await until(
      'it writes again',
      async () => (await at.send(owner, chatId, 'There')).status === 200,
    );
    await db.destroy();
    await own.stop();
    discard(own.info);
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }, 60_000);
});
