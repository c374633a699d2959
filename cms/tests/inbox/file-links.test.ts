import { beforeAll, describe, expect, it } from 'vitest';
import {
  chatOfTwo,
  closeChat,
  listOf,
  messagesFor,
  say,
  startChat,
  type Signed,
} from '../harness/chats';
import { fileLinkFor } from '../harness/file-link';
import { call, get, patch, post } from '../harness/http';
import { signedIn } from '../harness/members';
import { PDF } from '../harness/pets';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';
import { fixture, follow, kept, keysOf } from './file-kinds';

const admin = await signedIn({ role: 'admin' });
const asAdmin = { token: admin.token };
const statusOf = async (url: string) => (await follow(url)).status;
const download = (member: Pick<Signed, 'token'>, url: string) =>
  get('/download', { token: member.token, query: { url } });
/** The link of the newest message's file, as this member gets it. */
async function linkFor(member: Pick<Signed, 'token'>, chatId: number): Promise<string> {
  const message = (await messagesFor(member, chatId)).at(-1);
  return message?.attachments[0]?.url ?? '';
}
/** A chat with a film that was sent in it. */
async function chatWithFilm() {
  const { chat, people } = await chatOfTwo();
  const file = await kept(people[0], chat.id, fixture('small.mp4'), 'Bella at home.mp4');
  await say(people[0], chat.id, '', { attachments: [file.id] });
  return { chat, people, file, key: (await keysOf(file.id))[0] ?? '' };
}

describe('the link to a file of a chat', () => {
  it('works only for the member it was made for', async () => {
    const { chat, people, key } = await chatWithFilm();
    const [anna, bert] = people;
    const stranger = await signedIn();
    const [mine, yours] = [await linkFor(anna, chat.id), await linkFor(bert, chat.id)];
    expect(mine).not.toBe(yours);
    expect([await statusOf(mine), await statusOf(yours)]).toEqual([200, 200]);
    for (const changed of [
      mine.replace(`reader=${anna.id}`, `reader=${bert.id}`),
      mine.replace(`reader=${anna.id}`, `reader=${stranger.id}`),
      mine.replace(`&reader=${anna.id}`, ''),
      mine.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
    ]) {
      expect([changed, await statusOf(changed)]).toEqual([changed, 404]);
    }
    // What is signed as it should be, for someone outside, or ran out a second ago.
    expect((await get(fileLinkFor(key, undefined, stranger.id))).status).toBe(404);
    const past = Math.floor(Date.now() / 1000) - 1;
    expect((await get(fileLinkFor(key, past, anna.id))).status).toBe(404);
    expect((await get(fileLinkFor(key, undefined, anna.id))).status).toBe(200);
  });

  it('downloads the file under its title, only for its member', async () => {
    const { chat, people, file } = await chatWithFilm();
    const [anna, bert] = people;
    const mine = await linkFor(anna, chat.id);
    const { status, headers, bytes } = await download(anna, mine);
    expect([status, bytes.equals(fixture('small.mp4'))]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Bella at home\.mp4"/);
    for (const other of [bert, admin, await signedIn()]) {
      expect((await download(other, mine)).status).toBe(404);
    }
    expect((await get('/download', { query: { url: file.url } })).status).toBe(401);
  });

  it('stops working when its member leaves the chat, while others\u2019 continue', async () => {
    const { id: trustId } = await makeTrust();
    const [anna, bert] = [await signedIn(), await signedIn()];
    const trust = (path: string, userId: number) =>
      post(`/trusts/${path}`, { ...asAdmin, body: { userId, trustId } });
    for (const { id } of [anna, bert]) expect((await trust('assign', id)).status).toBe(200);
    const { id: chatId } = (await listOf(anna)).chats[0] as { id: number };
    const file = await kept(anna, chatId, PDF);
    const waits = await kept(bert, chatId, PDF);
    await say(anna, chatId, '', { attachments: [file.id] });
    const [mine, yours] = [await linkFor(anna, chatId), await linkFor(bert, chatId)];
    expect([await statusOf(yours), await statusOf(waits.url)]).toEqual([200, 200]);

    expect((await trust('remove', bert.id)).status).toBe(200);
    expect([await statusOf(yours), await statusOf(waits.url)]).toEqual([404, 404]);
    expect((await download(bert, yours)).status).toBe(404);
    expect(await statusOf(mine)).toBe(200);
    expect((await trust('assign', bert.id)).status).toBe(200);
    expect(await statusOf(yours)).toBe(200);
  });

  it.each([
    [
      'is not verified',
      'PATCH',
      '/verify',
      { verified: false },
      'PATCH',
      '/verify',
      { verified: true },
    ],
    [
      'has a role without an inbox',
      'PATCH',
      '/role',
      { role: 'user', reason: 'A test' },
      'PATCH',
      '/role',
      { role: 'foster', reason: 'A test' },
    ],
    ['is deleted', 'DELETE', '', undefined, 'POST', '/restore', {}],
  ])('does not work while its member %s', async (_what, worse, at, lost, better, then, given) => {
    const { chat, people } = await chatWithFilm();
    const [anna, bert] = people;
    const [mine, yours] = [await linkFor(anna, chat.id), await linkFor(bert, chat.id)];
    const change = async (method: string, place: string, body: unknown) =>
      expect((await call(method, `/users/${bert.id}${place}`, { ...asAdmin, body })).status).toBe(
        200,
      );
    await change(worse, at, lost);
    await until('the link is dead', async () => (await statusOf(yours)) === 404, 2);
    expect(await statusOf(mine)).toBe(200);
    await change(better, then, given);
    await until('the link holds again', async () => (await statusOf(yours)) === 200, 2);
  });

  it('leads its reader to the file as long as they may read, in a chat that was closed or ended too', async () => {
    const { chat, people } = await chatWithFilm();
    const [anna, bert] = people;
    const link = await linkFor(bert, chat.id);
    await closeChat(bert, chat.id);
    expect(await statusOf(link)).toBe(200);
    await closeChat(admin, chat.id);
    expect([await statusOf(link), await statusOf(await linkFor(anna, chat.id))]).toEqual([
      200, 200,
    ]);
  });

  it('works for a guest', async () => {
    const employee = await signedIn({ role: 'employee' });
    const guest = await signedIn({ verified: false });
    const chat = await startChat(employee, [guest]);
    const file = await kept(employee, chat.id, PDF);
    await say(employee, chat.id, '', { attachments: [file.id] });
    const link = await linkFor(guest, chat.id);
    expect([await statusOf(link), (await download(guest, link)).status]).toEqual([200, 200]);
  });

  it('of a file that waits for its message works only for its uploader', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const file = await kept(anna, chat.id, fixture('small.heic'));
    const [whole = '', preview = ''] = await keysOf(file.id);
    const links = [whole, preview].flatMap((key) =>
      [bert, admin].map(({ id }) => fileLinkFor(key, undefined, id)),
    );
    const statuses = () => Promise.all(links.map(async (link) => (await get(link)).status));
    expect([await statusOf(file.url), await statusOf(file.previewUrl ?? '')]).toEqual([200, 200]);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await say(anna, chat.id, '', { attachments: [file.id] });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });
});

describe('a film', () => {
  const whole = fixture('small.mp4');
  let link = '';
  beforeAll(async () => {
    const { chat, people } = await chatWithFilm();
    link = await linkFor(people[1], chat.id);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, whole.length - 1],
    ['bytes=-100', whole.length - 100, whole.length - 1],
    ['bytes=0-99999999', 0, whole.length - 1],
  ])('is served in parts: %s', async (range, from, to) => {
    const { status, headers, bytes } = await follow(link, { headers: { range } });
    expect([status, headers['content-range'], headers['content-type']]).toEqual([
      206,
      `bytes ${from}-${to}/${whole.length}`,
      'video/mp4',
    ]);
    expect(bytes.equals(whole.subarray(from, to + 1))).toBe(true);
  });

  it('has no part after its end', async () => {
    const { status, headers } = await follow(link, { headers: { range: 'bytes=999999-' } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const head = await call('HEAD', link.replace(/^\/api/, ''));
    expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.length)]);
    expect(head.headers['accept-ranges']).toBe('bytes');
  });

  it('is kept by a browser, which asks before each use and is told when it may no longer', async () => {
    const own = await chatWithFilm();
    const mine = await linkFor(own.people[1], own.chat.id);
    const first = await follow(mine);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = { headers: { 'if-none-match': first.headers.etag ?? '' } };
    expect((await follow(mine, again)).status).toBe(304);
    const body = { verified: false };
    expect((await patch(`/users/${own.people[1].id}/verify`, { ...asAdmin, body })).status).toBe(
      200,
    );
    await until('it is dead', async () => (await follow(mine, again)).status === 404, 2);
  });
});
