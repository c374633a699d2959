import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bombOf } from '../harness/bomb';
import { blogCalls } from '../harness/blogs';
import { askToUpload, chatOfTwo } from '../harness/chats';
import { connect } from '../harness/database';
import { post, put, type Reply } from '../harness/http';
import { fieldsOf, libraryCalls } from '../harness/library';
import { makeMember, openSession, PASSWORD, signedIn } from '../harness/members';
import { memoryGrowth, REPORTS_MEMORY } from '../harness/memory';
import { makePet } from '../harness/pets';
import { fileForm, sendPicture } from '../harness/picture';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { panelAccount, panelSignIn } from '../panel/panel-client';
import { picture } from '../inbox/file-kinds';

const MB = 1024 * 1024;
/** As many pixels as a picture may have: 480 MB and 240 MB once it is opened. */
const EDGE = 7745;
let deep: Buffer;
let wide: Buffer;
beforeAll(async () => {
  [deep, wide] = [await bombOf(EDGE, 16), await bombOf(EDGE, 8)];
  expect([deep.length < 3 * MB, wide.length < 3 * MB]).toEqual([true, true]);
});
const form = (bytes: Buffer) => fileForm(bytes, 'small.png', 'image/png');

describe('a small picture that would take 480 MB to open', () => {
  it('is refused at every endpoint, by its header', async () => {
    const [me, admin] = [await signedIn(), await signedIn({ role: 'admin' })];
    const { email, password } = panelAccount('strapi-editor');
    const panel = await panelSignIn(email, password);
    const { chat, people } = await chatOfTwo();
    const pet = await makePet({ owner: me });
    const file = { bytes: deep, name: 'small.png' };
    const doors: [string, () => Promise<{ status: number; body: unknown }>][] = [
      ['a member', () => sendPicture(me.token, form(deep))],
      ['a pet', () => put(`/pet-records/${pet.id}/picture`, { token: me.token, body: form(deep) })],
      ['a chat', () => askToUpload(people[0], chat.id, form(deep))],
      ['a form', () => post('/forms/files', { token: admin.token, body: form(deep) })],
      ['a blog', () => blogCalls(admin).upload(deep, 'small.png')],
      ['the library', () => libraryCalls(admin).add('image', fieldsOf(), file)],
      ['the panel', () => panel.upload(deep, 'small.png', 'image/png')],
    ];
    for (const [door, send] of doors) {
      const { status, body } = await send();
      expect([door, status, JSON.stringify(body)]).toEqual([
        door,
        413,
        expect.stringContaining('take too much memory to open'),
      ]);
    }
  });
});

describe('many big pictures at once', () => {
  let own: Server;
  let into: Knex;
  beforeAll(async () => {
    const env = { ...REPORTS_MEMORY, SEED_DEMO: 'false', LIMITS_FACTOR: '1' };
    own = await ownServer({ env });
    into = connect(own.info.database);
  });
  afterAll(async () => {
    await into.destroy();
    expect(await own.stop()).toBe(0);
    discard(own.info);
  });
  const person = async () => {
    const member = await makeMember({ into });
    return { ...member, ...(await openSession(member.id, own.info, into)) };
  };
  const send = (token: string, bytes: Buffer): Promise<Reply> =>
    put('/users/me/picture', { token, base: own.info.baseUrl, body: form(bytes) });

  it('do not use up the server\u2019s memory, and let others sign in meanwhile', async () => {
    const [people, other] = [await Promise.all([1, 2, 3, 4, 5, 6].map(person)), await person()];
    const small = await picture(9, 9).png().toBuffer();
    const replies: Reply[] = [];
    let signedInAfter = 0;
    const growth = await memoryGrowth(own.info, async () => {
      const sent = people.map(({ token }, at) => send(token, at < 2 ? wide : deep));
      const begun = performance.now();
      const body = { email: other.email, password: PASSWORD };
      const reply = await post('/auth/local', { base: own.info.baseUrl, body });
      signedInAfter = performance.now() - begun;
      expect(reply.status).toBe(200);
      replies.push(...(await Promise.all(sent)));
    });
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 413, 413, 413, 413]);
    expect(growth).toBeLessThan(200 * MB);
    // Beside a decoder it took nine seconds.
    expect(signedInAfter).toBeLessThan(3000);
    expect((await send(other.token, small)).status).toBe(200);
  });

  it('are limited to 60 a minute per member', async () => {
    const { token } = await person();
    const broken = Buffer.from('none');
    const statuses = new Set<number>();
    for (let sent = 0; sent < 60; sent += 1) statuses.add((await send(token, broken)).status);
    expect([...statuses]).toEqual([415]);
    const { status, headers } = await send(token, broken);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send((await person()).token, broken)).status).toBe(415);
  });
});
