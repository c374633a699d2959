import { expect, it } from 'vitest';
import { connect } from '../harness/database';
import { freePort } from '../harness/free-port';
import { post } from '../harness/http';
import { PASSWORD, unique } from '../harness/members';
import { tokenIn } from '../harness/outbox';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { startSmtp } from '../harness/smtp';
import { until } from '../harness/until';

const person = () => ({
  ...{ firstName: 'Mail', lastName: 'Carrier', email: `${unique('smtp')}@test.example` },
  ...{ phoneNumber: '5035550123', password: PASSWORD, role: 'user' },
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

    // A crash after handing over and before noting it: the repeat is recognisable by its Message-ID.
    await db('portal_mails').update({ sent_at: null, next_try_at: new Date(Date.now() - 1000) });
    await until('it is sent again', () => smtp.mails.length === 2);
    expect(smtp.mails[1]?.messageId).toBe(kept.message_id);

    await db.destroy();
    expect(await second.stop()).toBe(0);
    await smtp.stop();
    discard(first.info);
  },
);
