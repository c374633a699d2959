import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { db, insert } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import type { Ask } from '../harness/http';
import { mailToken, makeMember, openSession, PASSWORD, unique } from '../harness/members';
import { server } from '../harness/shared';
import type { Relation } from './expectation';

/** A good request for a caller; what it needs in the database is planted on the way. */
export interface Example {
  path?: string;
  ask?: Ask;
}
type Make = (caller: { id: number }, relation: Relation) => Promise<Example> | Example;

const png = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#1d6b58' },
})
  .png()
  .toBuffer();

/** Somebody who is not the caller: the owner of what is asked for, or the caller themselves. */
const owner = async (caller: { id: number }, relation: Relation) =>
  relation === 'own' && caller.id ? caller : makeMember();
const NONE = 2_000_000_000;

function pictureForm() {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }));
  return form;
}

async function storedFile(ownerId: number) {
  const key = `${randomUUID()}.webp`;
  mkdirSync(path.join(server.dataDir, 'files'), { recursive: true });
  writeFileSync(path.join(server.dataDir, 'files', key), png);
  const row = { key, title: 'a.webp', mime: 'image/webp', size: png.length, owner_id: ownerId };
  await insert('portal_files', row);
  return key;
}

const person = () => ({
  firstName: 'New',
  lastName: 'Comer',
  email: `${unique('join')}@test.example`,
  phoneNumber: '5035550188',
});

const fixed = await makeMember();

/** One good request per endpoint. An endpoint without one fails the matrix. */
export const EXAMPLES: Record<string, Make> = {
  'POST /auth/register': () => ({
    ask: { body: { ...person(), password: 'short', role: 'pet_owner' } },
  }),
  'POST /auth/confirm-email': async () => {
    const { id } = await makeMember({ confirmed: false });
    return { ask: { body: { token: await mailToken(id, 'confirm_email') } } };
  },
  'POST /auth/send-email-confirmation': () => ({ ask: { body: { email: person().email } } }),
  'POST /auth/local': () => ({ ask: { body: { email: fixed.email, password: '' } } }),
  'POST /auth/refresh': async () => {
    const { cookie } = await openSession(fixed.id);
    return { ask: { headers: { cookie } } };
  },
  'POST /auth/logout': () => ({}),
  'POST /auth/forgot-password': () => ({ ask: { body: { email: person().email } } }),
  'POST /auth/reset-password': () => ({
    ask: { body: { token: 'a-link-that-never-was-mailed', password: PASSWORD } },
  }),
  'POST /auth/change-password': () => ({
    ask: { body: { currentPassword: PASSWORD, password: 'short' } },
  }),
  'GET /auth/sessions': () => ({}),
  'DELETE /auth/sessions/:sessionId': async (caller, relation) => {
    if (relation === 'none') return { path: '/auth/sessions/none-of-this-name' };
    const { sessionId } = await openSession((await owner(caller, relation)).id);
    return { path: `/auth/sessions/${sessionId}` };
  },
  'DELETE /auth/sessions': () => ({}),
  'GET /auth/demo-accounts': () => ({}),
  'GET /users/me': () => ({}),
  'GET /users/me/home': () => ({}),
  'PUT /users/me': async ({ id }) => ({ ask: { body: await profileOf(id) } }),
  'PUT /users/me/picture': () => ({ ask: { body: pictureForm() } }),
  'DELETE /users/me/picture': () => ({}),
  'GET /users': () => ({}),
  'GET /users/:id': async (caller, relation) => ({
    path: `/users/${relation === 'none' ? NONE : (await owner(caller, relation)).id}`,
  }),
  'PATCH /users/:id/verify': async (caller, relation) => ({
    path: `/users/${relation === 'none' ? NONE : (await owner(caller, relation)).id}/verify`,
    ask: { body: { verified: false } },
  }),
  'GET /directory': () => ({ ask: { query: { role: 'attorney' } } }),
  'GET /notifications': () => ({}),
  'PATCH /notifications/:id/read': async (caller, relation) => {
    const member = await owner(caller, relation);
    const row = { member_id: member.id, kind: 'welcome', title: 'Hello', body: 'there' };
    const id = relation === 'none' ? NONE : await insert('portal_notifications', row);
    return { path: `/notifications/${id}/read` };
  },
  'POST /notifications/read-all': () => ({}),
  'GET /settings': () => ({}),
  'GET /health': () => ({}),
  'GET /files/:key': async (caller, relation) => ({
    path: fileLinkFor(
      relation === 'none'
        ? `${randomUUID()}.webp`
        : await storedFile((await owner(caller, relation)).id),
    ),
  }),
};

/** The caller's profile as it is, so that saving it mails nobody. */
async function profileOf(id: number) {
  const row = id
    ? await db('up_users').where({ id }).first('first_name', 'last_name', 'email')
    : {};
  return {
    firstName: row.first_name ?? 'No',
    lastName: row.last_name ?? 'Body',
    email: row.email ?? 'nobody@test.example',
    phoneNumber: '5035550123',
    streetAddress: '1 Test Street',
    city: 'Portland',
    state: 'Oregon',
    zipCode: '97205',
    country: 'United States',
  };
}
