import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './harness/database';
import { makeMember, openSession } from './harness/members';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';
import { temporaryFiles } from './harness/temporary';
import { until } from './harness/until';

/** So long this server waits for a client, where a usual one waits for half a minute and more. */
const LIMIT_MS = 600;
/** Twice what a body has to bring within that time. */
const ENOUGH = 16 * 1024;
/** More than the buffers of a connection take. */
const FILM_BYTES = 32 * 1024 * 1024;

const portal = mkdtempSync(path.join(tmpdir(), 'hearthside-slow-'));
writeFileSync(path.join(portal, 'index.html'), '<!doctype html>');
writeFileSync(path.join(portal, 'film.bin'), Buffer.alloc(FILM_BYTES));

let own: Server;
let token: string;
const port = () => Number(new URL(own.info.baseUrl).port);

beforeAll(async () => {
  const limit = String(LIMIT_MS);
  const limits = { HTTP_HEADERS_TIMEOUT_MS: limit, HTTP_BODY_TIMEOUT_MS: limit };
  const idle = { HTTP_IDLE_TIMEOUT_MS: String(2 * LIMIT_MS) };
  own = await ownServer({ env: { ...limits, ...idle, SEED_DEMO: 'false', PORTAL_DIR: portal } });
  const db = connect(own.info.database);
  const member = await makeMember({ into: db });
  ({ token } = await openSession(member.id, own.info, db));
  await db.destroy();
}, 60_000);
afterAll(async () => {
  await own.stop();
  discard(own.info);
  rmSync(portal, { recursive: true });
});

/**
 * Sends what is given, then a piece each 50 ms for as long as it can. Tells what was answered until the server
 * closed the connection, and after how many milliseconds that was.
 */
async function drip(first: string, pieces: Iterator<string | Buffer>) {
  const socket = connectTo(port(), '127.0.0.1');
  // What is sent into a closed connection comes back as an error.
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (part) => (answer += part));
  const begun = performance.now();
  if (first) socket.write(first);
  const timer = setInterval(() => {
    const { value, done } = pieces.next();
    if (!done && socket.writable) socket.write(value);
  }, 50);
  await until('the server has ended it', () => socket.destroyed || socket.closed);
  clearInterval(timer);
  return { answer, ms: performance.now() - begun };
}

function* nothing(): Generator<string> {}
function* forever(piece: string): Generator<string> {
  while (true) yield piece;
}
function* times(count: number, piece: string): Generator<string> {
  for (let at = 0; at < count; at += 1) yield piece;
}

const head = (line: string, headers: Record<string, string | number>) =>
  `${line} HTTP/1.1\r\nHost: portal\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const json = { 'Content-Type': 'application/json' };

const FORM_START =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
const upload = (bytes: number) =>
  head('PUT /api/users/me/picture', {
    Connection: 'close',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': bytes,
  }) + FORM_START;

/** Whether the server still holds the connection that comes from this port; Linux alone tells. */
function isHeld(from: number) {
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
  const line = new RegExp(`:${hex(port())} [0-9A-F]+:${hex(from)} 01 `);
  return line.test(readFileSync('/proc/net/tcp', 'utf8'));
}

describe.concurrent('a connection is ended', () => {
  it('that says nothing', async () => {
    const { answer, ms } = await drip('', nothing());
    expect(answer).toContain('408');
    expect(ms).toBeGreaterThanOrEqual(LIMIT_MS);
  });

  it('whose headers drip in', async () => {
    const { answer } = await drip('GET /api/health HTTP/1.1\r\nX-Slow: ', forever('x'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose JSON drips in, with the words for it', async () => {
    const start = head('POST /api/auth/local', { ...json, 'Content-Length': 60_000 });
    const { answer } = await drip(`${start}{"email":"`, forever('x'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(
      '{"error":"This took too long to send. Please try again.","code":"TIMED_OUT"}',
    );
  });

  it('that goes on dripping what was refused before it was read', async () => {
    const start = head('PUT /api/users/me', { ...json, 'Content-Length': 60_000 });
    const { answer } = await drip(`${start}{"firstName":"`, forever('x'));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('whose upload drips in, and nothing of it stays', async () => {
    const ended = drip(upload(60_000), forever('x'));
    await until('it lies on disk', () => temporaryFiles(own.info).length > 0);
    expect((await ended).answer).toMatch(/^HTTP\/1\.1 408 /);
    await until('it is gone', () => temporaryFiles(own.info).length === 0);
  });

  it('that the panel is asked by', async () => {
    const start = head('POST /admin/login', { ...json, 'Content-Length': 60_000 });
    const { answer } = await drip(`${start}{"email":"`, forever('x'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that asks for a web socket and is none', async () => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Content-Length': 60_000 };
    const start = head('GET /socket.io/?EIO=4&transport=websocket', upgrade);
    const { answer } = await drip(start, forever('x'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.runIf(process.platform === 'linux')('by which nothing is taken', async () => {
    const socket = connectTo(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head('GET /film.bin', {}));
    socket.pause();
    await until('it is held', () => socket.localPort && isHeld(socket.localPort));
    await until('the server has ended it', () => !isHeld(socket.localPort ?? 0));
    socket.destroy();
  });
});

describe.concurrent('a slow line', () => {
  it('that brings enough is waited for, longer than any one limit', async () => {
    // 32 KB a second for more than two limits, and then the end.
    const count = 30;
    const piece = 'x'.repeat((ENOUGH * 50) / LIMIT_MS);
    const end = '\r\n--x--\r\n';
    const bytes = FORM_START.length + count * piece.length + end.length;
    function* whole() {
      yield* times(count, piece);
      yield end;
    }
    const { answer, ms } = await drip(upload(bytes), whole());
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
    expect(ms).toBeGreaterThan(2 * LIMIT_MS);
  });
});
