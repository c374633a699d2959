import { existsSync, readdirSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect } from './harness/database';
import { makeMember, openSession } from './harness/members';
import { discard, type Server } from './harness/server';
import { newInstallation, ownServer } from './harness/shared';
import { temporaryFiles } from './harness/temporary';
import { until } from './harness/until';
import { picture } from './inbox/file-kinds';

const GRACE = { SHUTDOWN_GRACE_MS: '1500', SEED_DEMO: 'false' };
const END = '\r\n--x--\r\n';
const png = await picture(9, 9).png().toBuffer();
const started: Server[] = [];

async function start(options: Parameters<typeof ownServer>[0] = {}) {
  const own = await ownServer({ env: GRACE, ...options });
  started.push(own);
  return own;
}
afterAll(async () => {
  await Promise.all(started.map((own) => own.kill()));
  started.forEach(({ info }) => discard(info));
});

/** Begins to send a picture; the returned function sends the rest and tells what is answered. */
async function beginUpload({ info }: Server) {
  const db = connect(info.database);
  const member = await makeMember({ into: db });
  const { token } = await openSession(member.id, info, db);
  await db.destroy();
  const socket = connectTo(Number(new URL(info.baseUrl).port), '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (part) => (answer += part));
  const start =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
  const bytes = start.length + png.length + END.length;
  socket.write(
    [
      'PUT /api/users/me/picture HTTP/1.1',
      'Host: portal',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${bytes}`,
      '',
      '',
    ].join('\r\n') + start,
  );
  await until('it lies on disk', () => temporaryFiles(info).length > 0);
  return {
    async finish() {
      socket.write(Buffer.concat([png, Buffer.from(END)]));
      await until('it is answered', () => socket.closed);
      return answer.split('\r\n')[0];
    },
    isCut: () => socket.closed,
  };
}

const refuses = (own: Server) =>
  until('no one new is let in', async () => {
    const reply = await fetch(`${own.info.baseUrl}/api/health`).catch(() => null);
    return reply === null;
  });

it(
  'a server that ends lets an upload finish, even if another has started with its folder',
  { timeout: 120_000 },
  async () => {
    const first = await start();
    const upload = await beginUpload(first);
    const folder = path.join(first.info.dataDir, 'tmp');
    const ofFirst = readdirSync(folder);
    const other = await newInstallation({ withTables: true });
    const second = await start({ after: { ...other, dataDir: first.info.dataDir } });
    expect(temporaryFiles(first.info)).toHaveLength(1);

    const ended = first.stop();
    await refuses(first);
    expect(await upload.finish()).toBe('HTTP/1.1 200 OK');
    expect(await ended).toBe(0);
    // Each takes its own folder with it.
    expect(readdirSync(folder).filter((name) => ofFirst.includes(name))).toEqual([]);

    const endless = await beginUpload(second);
    expect(await second.stop()).toBe(0);
    expect(endless.isCut()).toBe(true);
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
  },
);
