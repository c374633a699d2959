import { expect, it } from 'vitest';
import { connect } from '../harness/database';
import { patch, post } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { startSmtp } from '../harness/smtp';
import { until } from '../harness/until';

it(
  'a link that someone is waiting for is sent before the notices that wait',
  { timeout: 60_000 },
  async () => {
    const smtp = await startSmtp();
    const server = await ownServer({ env: { SMTP_URL: smtp.url, SEED_DEMO: 'false' } });
    const { info } = server;
    const base = info.baseUrl;
    const into = connect(info.database);
    const { token } = await openSession((await makeMember({ role: 'admin', into })).id, info, into);
    const people = [];
    for (let i = 0; i < 4; i += 1) people.push(await makeMember({ verified: false, into }));
    const [first, second, third, hurried] = people as [Person, Person, Person, Person];
    const verify = async ({ id }: Person) =>
      expect(
        (await patch(`/users/${id}/verify`, { base, token, body: { verified: true } })).status,
      ).toBe(200);

    // The mail server takes the first and says so only when the others stand in the queue.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    smtp.hooks.onKept = () => released;
    await verify(first);
    await until('the first is in hand', () => smtp.mails.length === 1);
    await verify(second);
    await verify(third);
    const { email } = hurried;
    expect((await post('/auth/forgot-password', { base, body: { email } })).status).toBe(200);
    await until('the link is written', () => into('portal_mails').where({ to: email }).first());
    release();
    await until('all are sent', () => smtp.mails.length === 4);
    const order = smtp.mails.map(({ to }) => [to].flat().map((one) => one?.text)[0]);
    expect(order).toEqual([first, hurried, second, third].map((one) => one.email));

    await into.destroy();
    expect(await server.stop()).toBe(0);
    await smtp.stop();
    discard(info);
  },
);

type Person = Awaited<ReturnType<typeof makeMember>>;
