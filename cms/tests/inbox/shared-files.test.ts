import { describe, expect, it } from 'vitest';
import type { SharedFile } from '@hearthside/contract/inbox/file';
import { chatOfTwo, openChat, say, startChat, type Signed } from '../harness/chats';
import { db, insert } from '../harness/database';
import { get, type Ask } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { fixture, follow, kept, picture } from './file-kinds';

const admin = await signedIn({ role: 'admin' });
const filesOf = (member: Pick<Signed, 'token'>, chatId: number, query: Ask['query']) =>
  get(`/inbox/chats/${chatId}/files`, { token: member.token, query });
const idsOf = (of: readonly { id: number }[]) => of.map(({ id }) => id);

/** Plants this many papers that were sent in a chat, and tells their ids. */
async function plantPapers(chatId: number, uploaderId: number, messageId: number, count: number) {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const paper = { title: `Paper ${at}.pdf`, mime: 'application/pdf', size: 7 };
    const key = `${unique('shared-')}.pdf`;
    const file_id = await insert('portal_files', { key, ...paper, owner_id: uploaderId });
    const row = { chat_id: chatId, uploader_id: uploaderId, message_id: messageId, file_id };
    ids.push(await insert('inbox_files', { ...row, kind: 'document', title: paper.title }));
  }
  return ids;
}

describe('the files of a chat', () => {
  it('are listed by kind, the newest first, with who has sent them', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const send = async (member: Signed, bytes: Buffer) => {
      const file = await kept(member, chat.id, bytes);
      const { id: messageId } = await say(member, chat.id, '', { attachments: [file.id] });
      return { id: file.id, messageId };
    };
    const image = await picture(30, 20).png().toBuffer();
    const [one, two] = [await send(anna, image), await send(bert, fixture('small.heic'))];
    const film = await send(bert, fixture('small.mov'));
    const paper = await send(anna, PDF);
    // What is not sent is shared with nobody.
    for (const bytes of [image, PDF]) await kept(anna, chat.id, bytes);

    for (const [reader, owned] of [
      [anna, [false, true, false, true]],
      [bert, [true, false, true, false]],
      [admin, [false, false, false, false]],
    ] as const) {
      const of = async (kind: string) => {
        const { status, body } = await filesOf(reader, chat.id, { kind });
        expect([status, body.hasMore]).toEqual([200, false]);
        return body.files as SharedFile[];
      };
      const found = [...(await of('image')), ...(await of('video')), ...(await of('document'))];
      expect(found).toMatchObject([
        { ...two, kind: 'image', mime: 'image/jpeg', owned: owned[0], width: 48, height: 64 },
        { ...one, kind: 'image', mime: 'image/png', owned: owned[1], width: 30, height: 20 },
        { ...film, kind: 'video', mime: 'video/quicktime', owned: owned[2] },
        { ...paper, kind: 'document', mime: 'application/pdf', owned: owned[3] },
      ]);
      for (const { url } of found) expect((await follow(url)).status).toBe(200);
    }
  });

  it.each([1, 4, 12, 24])('come %i at a time without gap or double', async (limit) => {
    const { chat, people } = await chatOfTwo();
    const { id: messageId } = await say(people[0], chat.id);
    const ids = await plantPapers(chat.id, people[0].id, messageId, 12);
    const found: number[] = [];
    for (let more = true; more;) {
      const before = found.at(-1);
      const { body } = await filesOf(people[1], chat.id, { kind: 'document', limit, before });
      found.push(...idsOf(body.files));
      more = body.hasMore;
      if (more) expect(body.files).toHaveLength(limit);
    }
    expect(found).toEqual([...ids].reverse());
  });

  it('reveal nothing of another chat’s files, not even by a place in it', async () => {
    const [anna, bert, carl] = [await signedIn(), await makeMember(), await signedIn()];
    const [own, foreign] = [await startChat(anna, [bert]), await startChat(carl, [bert])];
    const [here, there] = [await say(anna, own.id), await say(carl, foreign.id)];
    const [first] = await plantPapers(own.id, anna.id, here.id, 1);
    const [secret = 0] = await plantPapers(foreign.id, carl.id, there.id, 1);
    await plantPapers(own.id, anna.id, here.id, 1);
    const ask = () => filesOf(anna, own.id, { kind: 'document', before: secret });
    const { body } = await ask();
    expect(idsOf(body.files)).toEqual([first]);
    await db('inbox_files').where({ id: secret }).delete();
    expect((await ask()).body).toEqual(body);
    expect((await filesOf(anna, foreign.id, { kind: 'document' })).status).toBe(404);
    expect((await openChat(anna, foreign.id)).status).toBe(404);
  });

  it.each([
    {},
    { kind: 'sound' },
    { kind: 'image', limit: 0 },
    { kind: 'image', limit: 101 },
    { kind: 'image', before: 0 },
    { kind: 'image', before: 'x' },
    { kind: 'image', owned: true },
  ])('are not listed by %j', async (query) => {
    const { chat, people } = await chatOfTwo();
    expect((await filesOf(people[0], chat.id, query)).status).toBe(400);
  });
});
