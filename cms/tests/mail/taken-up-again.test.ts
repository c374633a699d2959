import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { freePort } from '../harness/free-port';
import { post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

const DAY_MS = 86_400_000;

let server: Server;
let db: Knex;
let token: string;
beforeAll(async () => {
  // Nobody listens there: the mail server is still away.
  const env = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, SEED_DEMO: 'false' };
  server = await ownServer({ env });
  db = connect(server.info.database);
  const admin = await makeMember({ role: 'admin', into: db });
  ({ token } = await openSession(admin.id, server.info, db));
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

/** Plants a notice that was given up after an outage of days. */
const plant = () =>
  insert(
    'portal_mails',
    {
      to: 'reader@test.example',
      kind: 'form',
      place: 1,
      tries: 80,
      subject: 'A form',
      text: 'Words',
      html: '<p>Words</p>',
      last_error: 'The mail server can\u2019t be reached (ESOCKET CONN).',
      message_id: `<${unique('again')}@test.example>`,
      created_at: new Date(Date.now() - 10 * DAY_MS),
    },
    db,
  );
const rowOf = (id: number) => db('portal_mails').where({ id }).first();
const triedAgain = (id: number) =>
  until('it was tried again', async () => {
    const row = await rowOf(id);
    return row.failure !== null && row;
  });

it('a mail that is taken up after days is not given up by its next failure, and waits as a new one does', async () => {
  const base = server.info.baseUrl;
  const [one, other] = [await plant(), await plant()];
  expect((await post(`/system/mails/${one}/send`, { token, base })).body).toMatchObject({
    state: 'waiting',
    tries: 0,
  });
  const body = { writtenBefore: new Date().toISOString() };
  expect((await post('/system/mails/send', { token, base, body })).body).toMatchObject({
    mails: 1,
  });
  for (const id of [one, other]) {
    const row = await triedAgain(id);
    expect(row).toMatchObject({ sent_at: null, text: 'Words', failure: 'outage' });
    const wait = new Date(row.next_try_at ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(-10_000);
    expect(wait).toBeLessThan(60_000);
  }
});
