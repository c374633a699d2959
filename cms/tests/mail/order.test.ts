import { expect, it } from 'vitest';
import { connect } from '../harness/database';
import { patch, post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { startSmtp } from '../harness/smtp';
import { until } from '../harness/until';

type Person = Awaited<ReturnType<typeof makeMember>>;

/** A portal whose mail server takes a first mail and says so only when it is released, with others in the queue. */
async function busyPortal() {
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

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  smtp.hooks.onKept = () => released;
  await verify(first);
  await until('the first is in hand', () => smtp.mails.length === 1);
  const askForLink = async () => {
    const { email } = hurried;
    expect((await post('/auth/forgot-password', { base, body: { email } })).status).toBe(200);
    await until('the link is written', () => into('portal_mails').where({ to: email }).first());
  };
  /** The addresses of what was sent, once it is so many. */
  const order = async (count: number) => {
    await until('all are sent', () => smtp.mails.length === count);
    return smtp.mails.map(({ to }) => [to].flat().map((one) => one?.text)[0]);
  };
  const end = async () => {
    await into.destroy();
    expect(await server.stop()).toBe(0);
    await smtp.stop();
    discard(info);
  };
  return {
    base,
    token,
    into,
    first,
    second,
    third,
    hurried,
    verify,
    askForLink,
    release,
    order,
    end,
  };
}

it(
  'a link that someone is waiting for is sent before the notices that wait',
  { timeout: 60_000 },
  async () => {
    const portal = await busyPortal();
    const { first, second, third, hurried } = portal;
    await portal.verify(second);
    await portal.verify(third);
    await portal.askForLink();
    portal.release();
    expect(await portal.order(4)).toEqual(
      [first, hurried, second, third].map(({ email }) => email),
    );
    await portal.end();
  },
);

it(
  'a message to many goes after such a link, to the addresses they have by then, and to nobody suspended since',
  { timeout: 60_000 },
  async () => {
    const portal = await busyPortal();
    const { base, token, into, first, second: moved, third: suspended, hurried } = portal;
    const selection = { ids: [moved.id, suspended.id] };
    const work = { action: 'message', way: 'mail', text: 'We meet on Friday.' };
    const { status } = await post('/users/tasks', { base, token, body: { selection, work } });
    expect(status).toBe(200);
    const messages = into('portal_mails').where('subject', 'like', 'A message from%');
    await until('they are written', async () => (await messages.clone()).length === 2);
    const email = `${unique('moved')}@example.com`;
    await into('up_users').where({ id: moved.id }).update({ email });
    await into('up_users').where({ id: suspended.id }).update({ blocked: true });
    await portal.askForLink();
    portal.release();
    expect(await portal.order(3)).toEqual([first.email, hurried.email, email]);
    const dropped = await until('the other is dropped', async () => {
      const row = await messages.clone().where({ member_id: suspended.id }).first();
      return row.next_try_at === null && row;
    });
    expect(dropped).toMatchObject({
      sent_at: null,
      last_error: 'Not sent: the member is blocked.',
    });
    await portal.end();
  },
);
