import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatsAt, type Person } from './harness/chats-at';
import { connect } from './harness/database';
import { patch, post } from './harness/http';
import { openSession, PASSWORD, unique } from './harness/members';
import { goodPet } from './harness/pets';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';

let own: Server;
let db: Knex;
let base = '';
let chats: ReturnType<typeof chatsAt>;
let ann: Person;
let bo: Person;
beforeAll(async () => {
  // A tenth of each limit: 30 messages in five minutes, 204 MB a day.
  own = await ownServer({ env: { LIMITS_FACTOR: '0.1', SEED_DEMO: 'false' } });
  base = own.info.baseUrl;
  db = connect(own.info.database);
  chats = chatsAt(own.info, db);
  ann = await chats.signedIn({ role: 'pet_owner' });
  bo = await chats.signedIn({ role: 'pet_owner' });
});
afterAll(async () => {
  await db.destroy();
  await own.stop();
  discard(own.info);
});

it('a member who floods a chat learns when to go on, and nobody else is slowed down', async () => {
  const chat = await chats.startChat(ann, [bo]);
  for (let i = 0; i < 30; i += 1) expect((await chats.send(ann, chat, `${i}`)).status).toBe(200);
  const refused = await chats.send(ann, chat, 'one more');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await chats.send(bo, chat, 'Please stop')).status).toBe(200);
});

it('a browser can report only so many errors in ten minutes', async () => {
  const report = () => post('/browser-errors', { base, body: { page: '/', message: 'It broke' } });
  for (let i = 0; i < 3; i += 1) expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(429);
});

it('a browser can report the timings of only so many pages in ten minutes', async () => {
  const body = { page: '/', firstByte: 80, firstPaint: 400, scripts: 9, kilobytes: 120 };
  const report = () => post('/page-timings', { base, body });
  for (let i = 0; i < 3; i += 1) expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(429);
});

it('a member can start only so many chats in an hour', async () => {
  const cy = await chats.signedIn();
  for (let i = 0; i < 10; i += 1) await chats.startChat(cy, [await chats.signedIn()]);
  const body = { memberIds: [(await chats.signedIn()).id] };
  expect((await post('/inbox/chats', { token: cy.token, base, body })).status).toBe(429);
});

it('a member can upload only so much in a day, and gets an error that says so', async () => {
  const chat = await chats.startChat(bo, [await chats.signedIn()]);
  const upload = ({ token }: Person) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(90 * 2 ** 20)]), 'zeros.mp4');
    return post(`/inbox/chats/${chat}/files`, { token, base, body });
  };
  expect((await upload(bo)).status).toBe(415);
  expect((await upload(bo)).status).toBe(415);
  const { status, body } = await upload(bo);
  expect([status, body.error]).toEqual([
    413,
    'You’ve uploaded 2 GB in the last 24 hours, which is the daily limit. Please try again tomorrow.',
  ]);
  expect((await upload(ann)).status).not.toBe(413);
});

it('an owner who shares a pet over and over is stopped, and can still change its own facts', async () => {
  const { token } = ann;
  const { body } = await post('/pet-records', { token, base, body: goodPet() });
  const change = (given: object) =>
    patch(`/pet-records/${body.pet.id}`, { token, base, body: given });
  for (let i = 0; i < 6; i += 1) {
    expect((await change({ petTrust: { name: unique('Trust ') } })).status).toBe(200);
    expect((await change({ petTrust: { remove: true } })).status).toBe(200);
  }
  expect((await change({ petTrust: { name: unique('Trust ') } })).status).toBe(429);
  expect((await change({ pet: { breed: 'Collie' } })).status).toBe(200);
});

it('a member has at most 50 sessions, and another sign-in ends the one unused the longest', async () => {
  const dee = await chats.signedIn();
  const longAgo = await openSession(dee.id, own.info, db, new Date(Date.now() - 3_600_000));
  for (let i = 0; i < 48; i += 1) await openSession(dee.id, own.info, db);
  const signIn = () =>
    post('/auth/local', { base, body: { email: dee.email, password: PASSWORD } });
  const sessions = () => db('portal_sessions').where({ member_id: dee.id });
  expect((await signIn()).status).toBe(200);
  expect(await sessions()).toHaveLength(50);
  expect(await sessions().where({ session_id: longAgo.sessionId })).toHaveLength(0);
});
