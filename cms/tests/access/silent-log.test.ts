import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatsAt, type Person } from '../harness/chats-at';
import { connect } from '../harness/database';
import { post } from '../harness/http';
import { PASSWORD } from '../harness/members';
import { expectInLog, logLines } from '../harness/server-log';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';

const WORDS = 'canary of a private message';
const NEXT_PASSWORD = 'Canary-of-a-password-7';

let own: Server;
let db: ReturnType<typeof connect>;
let chats: ReturnType<typeof chatsAt>;
let writer: Person;

beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'false' } });
  db = connect(own.info.database);
  chats = chatsAt(own.info, db);
  writer = await chats.signedIn();
}, 60_000);
afterAll(async () => {
  await own.stop();
  await db.destroy();
  discard(own.info);
});

/** Has each write to a table fail, with the value of a column in what the database says where it can. */
async function failing(table: string, on: 'insert' | 'update', column: string, errcode: string) {
  const trigger = `fail_${table}`;
  if (!onPostgres) {
    const what = `before ${on} on ${table}`;
    await db.raw(`create trigger ${trigger} ${what} begin select raise(abort, 'no'); end`);
    return () => db.raw(`drop trigger ${trigger}`);
  }
  await db.raw(`create function ${trigger}() returns trigger language plpgsql as
    $$ begin raise exception 'no % here', new.${column} using errcode = '${errcode}'; end $$`);
  const what = `before ${on} on ${table} for each row`;
  await db.raw(`create trigger ${trigger} ${what} execute function ${trigger}()`);
  return () => db.raw(`drop function ${trigger}() cascade`);
}

const log = () => logLines(own.info.logFile).join('\n');

it('a message that could not be stored is not in the log, but the reason is', async () => {
  const chatId = await chats.startChat(writer, [await chats.signedIn()]);
  const mend = await failing('inbox_messages', 'insert', 'content', '22000');
  expectInLog(own.info.logFile, '/api/inbox/messages');
  const { status, reference } = await chats.send(writer, chatId, WORDS);
  await mend();
  expect(status).toBe(500);
  expect(reference).toMatch(/^[0-9a-f]{10}$/);
  const code = onPostgres ? '22000' : 'SQLITE_CONSTRAINT_TRIGGER';
  expect(log()).toMatch(
    new RegExp(`${reference} POST /api/inbox/messages: \\w+ ${code}\\n\\s+at `),
  );
  expect(log()).not.toContain(WORDS);
});

it('neither a password nor its hash is in the log if changing it fails', async () => {
  const { password } = await db('up_users').where({ id: writer.id }).first('password');
  const mend = await failing('up_users', 'update', 'password', '53100');
  expectInLog(own.info.logFile, '/api/auth/change-password');
  const passwords = { currentPassword: PASSWORD, password: NEXT_PASSWORD };
  const { status } = await post('/auth/change-password', {
    base: own.info.baseUrl,
    token: writer.token,
    body: passwords,
  });
  await mend();
  // On PostgreSQL the disk was full: there is a line for that as well.
  expect(status).toBe(onPostgres ? 503 : 500);
  if (onPostgres) {
    expect(log()).toMatch(/POST \/api\/auth\/change-password could not be done: \w+ 53100/);
  }
  for (const secret of [PASSWORD, NEXT_PASSWORD, password, 'scrypt']) {
    expect(log()).not.toContain(secret);
  }
});
