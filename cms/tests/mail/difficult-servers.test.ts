import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { connect } from '../harness/database';
import { freePort } from '../harness/free-port';
import { post } from '../harness/http';
import { PASSWORD, unique } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

/** Makes the server write a mail, and tells to whom. */
async function askForMail({ info }: Server): Promise<string> {
  const email = `${unique('smtp')}@test.example`;
  const person = { firstName: 'Mail', lastName: 'Carrier', phoneNumber: '5035550123' };
  const body = { ...person, email, password: PASSWORD, role: 'user' };
  const { status } = await post('/auth/register', { base: info.baseUrl, body });
  expect(status).toBe(200);
  return email;
}

/** A mail server that greets and then never says a word. */
async function startSilent() {
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (line) => said.push(line.toString()));
    socket.write('220 silent.example ESMTP\r\n');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { said, url: `smtp://127.0.0.1:${port}`, stop };
}

/** A mail server that knows no mailbox, and repeats what it was asked for, as most do. */
async function startRefusing() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`No such mailbox: <${address}>`), { responseCode: 550 })),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

it('a mail server that falls silent does not hold up the server', { timeout: 60_000 }, async () => {
  const smtp = await startSilent();
  const own = await ownServer({ env: { SMTP_URL: smtp.url, SEED_DEMO: 'false' } });
  const email = await askForMail(own);
  await until('the mail is in hand', () => smtp.said.some((line) => /^EHLO/.test(line)));

  const asked = performance.now();
  expect(await own.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(15_000);

  // Nothing is lost: it is sent once what the ended server took it for has run out.
  const db = connect(own.info.database);
  const kept = await db('portal_mails').where({ to: email }).first();
  await db.destroy();
  expect(kept.sent_at).toBeNull();
  expect(kept.text).toContain('token=');
  expect(Number(new Date(kept.next_try_at))).toBeGreaterThan(Date.now());
  await smtp.stop();
  discard(own.info);
});

it(
  'a mail that is refused for good is given up, reported and emptied',
  { timeout: 60_000 },
  async () => {
    const smtp = await startRefusing();
    const own = await ownServer({ env: { SMTP_URL: smtp.url, SEED_DEMO: 'false' } });
    const email = await askForMail(own);
    const db = connect(own.info.database);
    const kept = await until('it is given up', () =>
      db('portal_mails').where({ to: email }).whereNull('next_try_at').first(),
    );
    await db.destroy();
    expect(kept).toMatchObject({ sent_at: null, tries: 1, text: '(given up)', html: '(given up)' });
    expect(kept.last_error).toContain('550');
    await until('it is told', () => /Mail \d+ .*GIVEN UP at try 1/.test(own.output()));
    // What the mail server said of it names the address.
    for (const told of [kept.last_error, own.output()]) expect(told).not.toContain(email);
    expect(await own.stop()).toBe(0);
    await smtp.stop();
    discard(own.info);
  },
);
