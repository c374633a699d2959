import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { connect } from '../harness/database';
import { post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import { mailsTo } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';
import { guest } from './invited';

const ENV = { LIMITS_FACTOR: '1', SEED_DEMO: 'false', ...SWEEPING };
const DAY = 86_400_000;
let own: Server;
let db: Knex;
let token = '';
beforeAll(async () => {
  own = await ownServer({ env: ENV });
  db = connect(own.info.database);
  const admin = await makeMember({ role: 'admin', into: db });
  ({ token } = await openSession(admin.id, own.info, db));
});
afterAll(async () => {
  await db.destroy();
  await own.stop();
  discard(own.info);
});

const ask = (path: string, body?: object) =>
  post(path, { token, base: own.info.baseUrl, ...(body && { body }) });
const mailsOf = (email: string) => db('portal_mails').where({ to: email });

describe('an invitation', () => {
  it('can be sent again four times an hour, and the last link works', async () => {
    const person = guest();
    const { id } = (await ask('/users/invitations', person)).body;
    const again = () => ask(`/users/invitations/${id}/resend`);
    for (let i = 0; i < 4; i += 1) expect((await again()).status).toBe(200);
    const tokens = await db('portal_mail_tokens').where({ member_id: id });
    const refused = await again();
    expect([refused.status, refused.body]).toEqual([429, { error: SESSION_TEXTS.tooOften }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await mailsOf(person.email)).toHaveLength(5);
    expect(await db('portal_mail_tokens').where({ member_id: id })).toEqual(tokens);
    expect(tokens).toHaveLength(1);
    // Another person's is not meant.
    const other = (await ask('/users/invitations', guest())).body;
    expect((await ask(`/users/invitations/${other.id}/resend`)).status).toBe(200);
  });

  it('is not sent again and again by a stranger either, and they learn nothing', async () => {
    const person = guest();
    await ask('/users/invitations', person);
    const unknown = { email: `${unique('nobody')}@test.example` };
    for (let i = 0; i < 6; i += 1) {
      const path = '/auth/send-email-confirmation';
      const told = [await ask(path, { email: person.email }), await ask(path, unknown)];
      for (const { status, body } of told) {
        expect([status, body]).toEqual([200, { message: SESSION_TEXTS.confirmationSent }]);
      }
    }
    expect(await mailsOf(person.email)).toHaveLength(5);
  });

  it('that nobody followed is deleted after a month, but not while its link is valid', async () => {
    const [old, renewed] = [guest(), guest()];
    for (const person of [old, renewed]) await ask('/users/invitations', person);
    const emails = [old.email, renewed.email];
    const long = new Date(Date.now() - 31 * DAY);
    await db('up_users').whereIn('email', emails).update({ created_at: long, invited_at: long });
    const { id } = await db('up_users').where({ email: renewed.email }).first('id');
    expect((await ask(`/users/invitations/${id}/resend`)).status).toBe(200);
    const gone = await db('up_users').where({ email: old.email }).first('id');
    await sweep(own.info);
    expect(await db('up_users').whereIn('email', emails).pluck('id')).toEqual([id]);
    const told = (about: number) =>
      db('portal_history').where({ about_id: about, action: 'withdrawn' }).pluck('about_name');
    expect(await told(gone.id)).toEqual([`${old.firstName} ${old.lastName}`]);
    expect(await told(id)).toEqual([]);
    expect(await db('portal_mail_tokens').where({ member_id: id })).toHaveLength(1);
  });

  it('of the only admin makes nobody an admin: there is a first one all the same', async () => {
    await db('up_users').delete();
    const { id } = await makeMember({ role: 'admin', confirmed: false, into: db });
    await db('up_users').where({ id }).update({ invited_at: new Date() });
    await own.stop();
    const email = `${unique('first')}@test.example`;
    own = await ownServer({ env: { ...ENV, ADMIN_EMAIL: email }, after: own.info });
    const first = await db('up_users').where({ email }).first();
    expect([Boolean(first?.verified), Boolean(first?.confirmed)]).toEqual([true, true]);
    const mails = () => mailsTo(email, own.info.dataDir);
    // One for the portal, one for the panel.
    await until('the first admin gets their links', async () => (await mails()).length === 2);
  });
});

describe('a link for a new password that an admin sends', () => {
  it('is mailed four times an hour to one address, whoever presses', async () => {
    const { id, email } = await makeMember({ into: db });
    const admin = await makeMember({ role: 'admin', into: db });
    const by = await openSession(admin.id, own.info, db);
    const send = () => post(`/users/${id}/reset-link`, { token: by.token, base: own.info.baseUrl });
    for (let i = 0; i < 4; i += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([429, { error: SESSION_TEXTS.tooOften }]);
    expect(await mailsOf(email)).toHaveLength(4);
  });
});
