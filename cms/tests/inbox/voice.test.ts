import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  foundIds,
  messagesFor,
  say,
  startChat,
  uploadTo,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { signedIn } from '../harness/members';
import { fileForm } from '../harness/picture';
import { until } from '../harness/until';
import { follow, kept, keysOf, upload } from './file-kinds';
import { mp4, ogg, webm } from './voice-bytes';

const { chat, people } = await chatOfTwo();
const [anna, bert] = people;

/** Anna's voice message in a chat. */
async function spoken(chatId: number, who: Pick<Signed, 'token'> = anna) {
  const file = await uploadTo(
    who,
    chatId,
    fileForm(webm({ last: 7 }), 'Voice message.webm', 'audio/webm'),
  );
  return say(who, chatId, '', { attachments: [file.id] });
}
const filesOf = (kind: string) =>
  get(`/inbox/chats/${chat.id}/files`, { token: bert.token, query: { kind } });

describe('a voice message', () => {
  it.each([
    ['WebM', webm({ last: 7 }), 'a.webm', 'audio/webm', 'a.webm', 7],
    ['Ogg', ogg({ seconds: 9 }), 'a.bin', 'audio/ogg', 'a.ogg', 9],
    ['MP4', mp4({ fragments: 3 }), 'a.mp4', 'audio/mp4', 'a.m4a', 3],
  ])(
    'is %s, stored unchanged and served as what it is',
    async (_what, bytes, name, mime, title, seconds) => {
      const file = await kept(anna, chat.id, bytes, name);
      expect(file).toMatchObject({
        kind: 'audio',
        mime,
        title,
        size: bytes.length,
        previewUrl: null,
      });
      expect(file.seconds).toBeCloseTo(seconds, 1);
      const { status, bytes: served, headers } = await follow(file.url);
      expect([status, served.equals(bytes)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': mime,
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'content-security-policy': expect.stringMatching(/^sandbox;/),
      });
      const part = await follow(file.url, { headers: { range: 'bytes=4-9' } });
      expect([part.status, part.headers['content-range']]).toEqual([
        206,
        `bytes 4-9/${bytes.length}`,
      ]);
      expect(part.bytes.equals(bytes.subarray(4, 10))).toBe(true);
    },
  );

  it('without a length that can be read is taken by its size', async () => {
    const file = await kept(anna, chat.id, webm({}), 'a.webm');
    expect([file.kind, file.seconds]).toEqual(['audio', undefined]);
  });

  it.each([
    [
      'of more than five minutes',
      webm({ last: 320 }),
      'A voice message can be up to 5 minutes long.',
    ],
    [
      'of more than ten megabytes',
      Buffer.concat([webm({ last: 3 }), Buffer.alloc(10 * 1024 * 1024)]),
      'File is too large. Maximum size is 10MB',
    ],
  ])('%s is refused', async (_what, bytes, error) => {
    const { status, body } = await upload(anna, chat.id, bytes, 'a.webm', 'audio/webm');
    expect([status, body.error]).toEqual([413, error]);
  });

  it('is the last message of its chat, a quote and a search by its kind, each as what it is', async () => {
    const sent = await spoken(chat.id);
    const answer = await say(bert, chat.id, 'I heard it', { replyTo: sent.id });
    expect(answer.replyTo).toMatchObject({ id: sent.id, text: '', voice: true });
    const written = await say(bert, chat.id, 'Yes', { replyTo: answer.id });
    expect(written.replyTo).not.toHaveProperty('voice');
    expect(await foundIds(bert, { kind: 'audio', chatId: chat.id })).toEqual([sent.id]);
    expect(await foundIds(bert, { kind: 'video', chatId: chat.id })).toEqual([]);
    const last = await spoken(chat.id);
    expect((await chatFor(bert, chat.id)).lastMessage).toMatchObject({ id: last.id, content: '' });
    const { body } = await get('/users/me/home', { token: bert.token });
    expect(JSON.stringify(body)).toContain('"Voice message"');
  });

  it('is in none of the three lists of shared files', async () => {
    await spoken(chat.id);
    for (const kind of ['image', 'video', 'document']) {
      const { status, body } = await filesOf(kind);
      expect([status, body.files]).toEqual([200, []]);
    }
    const { body } = await filesOf('audio');
    expect(body.files.every((file: { kind: string }) => file.kind === 'audio')).toBe(true);
    expect(body.files.length).toBeGreaterThan(0);
  });

  it('is forwarded as a copy with its length, and is erased with its message', async () => {
    const cleo = await signedIn();
    const other = await startChat(anna, [cleo]);
    const sent = await spoken(chat.id, bert);
    const to = [{ chatId: other.id, clientId: randomUUID(), commentClientId: randomUUID() }];
    const path = `/inbox/chats/${chat.id}/messages/${sent.id}`;
    await post(`${path}/forward`, { token: anna.token, body: { to } });
    const keys = await keysOf(sent.attachments[0]!.id);
    await del(path, { token: bert.token });
    const left = () => db('portal_files').whereIn('key', keys);
    await until('the bytes are erased', async () => (await left()).length === 0);
    const [copy] = await messagesFor(cleo, other.id);
    expect(copy?.attachments[0]).toMatchObject({ kind: 'audio', seconds: 7 });
    expect((await follow(copy!.attachments[0]!.url)).status).toBe(200);
  });

  it('is heard by nobody outside its chat', async () => {
    const sent = await spoken(chat.id);
    const [key = ''] = await keysOf(sent.attachments[0]!.id);
    const stranger = await signedIn();
    const link = (sent.attachments[0]!.url.match(/\?.*/) ?? [''])[0];
    const own = link.replace(/reader=\d+/, `reader=${stranger.id}`);
    expect((await get(`/files/${key}${own}`)).status).toBe(404);
    expect(
      (
        await get(`/inbox/chats/${chat.id}/files`, {
          token: stranger.token,
          query: { kind: 'audio' },
        })
      ).status,
    ).toBe(404);
  });
});
