import { expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { freePort } from '../harness/free-port';
import { post } from '../harness/http';
import { PASSWORD, unique } from '../harness/members';
import { tokenIn } from '../harness/outbox';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { startSmtp } from '../harness/smtp';
import { until } from '../harness/until';

const person = () => ({
  firstName: 'Mail',
  lastName: 'Carrier',
  email: `${unique('smtp')}@test.example`,
  phoneNumber: '5035550123',
  password: PASSWORD,
  role: 'user',
});

it(
  'a mail outlives a mail server that is away and a server that is killed',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SEED_DEMO: 'false' };
    const first = await ownServer({ env });
    const { email, ...rest } = person();
    const asked = await post('/auth/register', {
      base: first.info.baseUrl,
      body: { email, ...rest },
    });
    expect(asked.status).toBe(200);

    const db = connect(first.info.database);
    const kept = await until('the first try has failed', () =>
      db('portal_mails').where({ to: email }).whereNotNull('last_error').first(),
    );
    expect([kept.sent_at, kept.tries]).toEqual([null, 1]);
    await first.kill();

    // Instead of waiting for the next try.
    await db('portal_mails').update({ next_try_at: new Date(Date.now() - 1000) });
    const smtp = await startSmtp(port);
    const second = await ownServer({ env, after: first.info });
    await until('the mail is sent', () => db('portal_mails').whereNotNull('sent_at').first());
    const [mail, more] = smtp.mails;
    expect([mail?.messageId, more]).toEqual([kept.message_id, undefined]);
    expect(mail?.subject).toBe('Please confirm your email address \u00b7 Hearthside');
    const token = tokenIn(mail as NonNullable<typeof mail>);
    const confirmed = await post('/auth/confirm-email', {
      base: second.info.baseUrl,
      body: { token, password: PASSWORD },
    });
    expect([confirmed.status, confirmed.body]).toEqual([200, { email, confirmed: true }]);

    await db.destroy();
    expect(await second.stop()).toBe(0);
    await smtp.stop();
    discard(first.info);
  },
);

it(
  'a mail whose server is killed after handing it over and before noting it comes once more, under the same Message-ID',
  { timeout: 60_000 },
  async () => {
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, SEED_DEMO: 'false' };
    const first = await ownServer({ env });
    const db = connect(first.info.database);
    const handedOver = new Promise<void>((resolve) => {
      smtp.hooks.onKept = async () => {
        smtp.hooks.onKept = async () => {};
        await first.kill();
        resolve();
      };
    });
    const { email, ...rest } = person();
    await post('/auth/register', { base: first.info.baseUrl, body: { email, ...rest } });
    await handedOver;
    const noted = await db('portal_mails').where({ to: email }).first();
    expect([smtp.mails.length, noted.sent_at, noted.tries]).toEqual([1, null, 1]);

    // Instead of waiting until the killed server's hold on it has run out.
    await db('portal_mails').update({ next_try_at: new Date(Date.now() - 1000) });
    const second = await ownServer({ env, after: first.info });
    await until('it is noted', () => db('portal_mails').whereNotNull('sent_at').first());
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(noted.message_id));

    await db.destroy();
    expect(await second.stop()).toBe(0);
    await smtp.stop();
    discard(first.info);
  },
);

it(
  'notices that have waited for the mail server go as soon as it is back, and those of one bad mailbox wait',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SEED_DEMO: 'false' };
    const { info, stop } = await ownServer({ env });
    const db = connect(info.database);
    // As an hour's outage leaves them.
    const inHalfAnHour = () => new Date(Date.now() + 1_800_000);
    const plant = (subject: string, columns: Record<string, unknown> = {}) =>
      insert(
        'portal_mails',
        {
          to: 'reader@test.example',
          subject,
          text: 'Words',
          html: '<p>Words</p>',
          place: 1,
          tries: 9,
          last_error: 'The mail server can\u2019t be reached (ESOCKET CONN).',
          failure: 'outage',
          message_id: `<${unique('planted')}@test.example>`,
          next_try_at: inHalfAnHour(),
          ...columns,
        },
        db,
      );
    for (const subject of ['First', 'Second']) await plant(subject);
    await plant('Scheduled', { tries: 0, last_error: null });
    const slow = await plant('Too many at once', { failure: 'deferred' });
    await plant('Yesterday', { useful_until: new Date(Date.now() - 1000) });
    const sent = () => db('portal_mails').whereNotNull('sent_at').orderBy('id').pluck('subject');

    const { email, ...rest } = person();
    await post('/auth/register', { base: info.baseUrl, body: { email, ...rest } });
    await until('the first try has failed', () =>
      db('portal_mails').where({ to: email }).whereNotNull('last_error').first(),
    );
    const smtp = await startSmtp(port);
    // Instead of waiting for the next try.
    await db('portal_mails').where({ to: email }).update({ next_try_at: new Date() });
    await until('three are sent', async () => (await sent()).length === 3);
    expect((await sent()).slice(0, 2)).toEqual(['First', 'Second']);

    const deferred = await db('portal_mails').where({ id: slow }).first();
    expect(new Date(deferred.next_try_at).getTime()).toBeGreaterThan(Date.now() + 1_000_000);
    const over = await db('portal_mails').where({ subject: 'Yesterday' }).first();
    expect(over.last_error).toBe('Not sent: no longer current.');

    // Now that nothing is wrong with the mail server, a mail that goes out hurries no other.
    const id = await plant('Full mailbox');
    await post('/auth/forgot-password', { base: info.baseUrl, body: { email } });
    await until('the next one is sent', async () => (await sent()).length === 4);
    const waiting = await db('portal_mails').where({ id }).first();
    expect(new Date(waiting.next_try_at).getTime()).toBeGreaterThan(Date.now() + 1_000_000);

    await db.destroy();
    expect(await stop()).toBe(0);
    await smtp.stop();
    discard(info);
  },
);
