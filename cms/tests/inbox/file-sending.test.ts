import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  messagesFor,
  say,
  sendTo,
  startChat,
  type Signed,
} from '../harness/chats';
import { db, insert } from '../harness/database';
import { del } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { PDF } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { temporaryFiles } from '../harness/temporary';
import { stored } from '../pet/document-files';
import { fixture, follow, kept, keysOf, picture, upload } from './file-kinds';

const admin = await signedIn({ role: 'admin' });
const GONE = 'A file in this message is no longer available. Please add it again.';
const NO_FILE = { error: 'This file does not exist.' };
const idsOf = (of: readonly { id: number }[]) => of.map(({ id }) => id);
const remove = (member: Pick<Signed, 'token'>, chatId: number, id: number) =>
  del(`/inbox/chats/${chatId}/files/${id}`, { token: member.token });
const send = (member: Pick<Signed, 'token'>, chatId: number, attachments: number[], content = '') =>
  sendTo(member, chatId, content, { attachments });

afterEach(() => expect(temporaryFiles()).toEqual([]));

describe('files go with a message', () => {
  it('of any kinds, ten at most, and are read by everybody under links of their own', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bytes = [PDF, fixture('small.mp4'), await picture(40, 30).png().toBuffer()];
    const files = [];
    for (let at = 0; at < 10; at += 1) {
      files.push(await kept(anna, chat.id, bytes[at % 3] as Buffer, `${at}.x`));
    }
    const sent = await send(anna, chat.id, idsOf(files), 'Ten at once');
    expect([sent.status, sent.body.message.attachments]).toEqual([200, files]);
    const [read] = await messagesFor(bert, chat.id);
    expect(read?.attachments.map(({ url: _, previewUrl: __, ...rest }) => rest)).toEqual(
      files.map(({ url: _, previewUrl: __, ...rest }) => rest),
    );
    for (const [at, { url, previewUrl }] of (read?.attachments ?? []).entries()) {
      expect(url).not.toBe(files[at]?.url);
      expect((await follow(url)).status).toBe(200);
      if (previewUrl) expect((await follow(previewUrl)).status).toBe(200);
    }
    const { lastMessage, unread } = await chatFor(bert, chat.id);
    expect([lastMessage, unread]).toEqual([read, 1]);
  });

  it('once, even if it is sent again under its number', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const { id } = await kept(anna, chat.id, PDF);
    const clientId = randomUUID();
    // The same twice in one list is there once.
    const more = { clientId, attachments: [id, id] };
    const first = await sendTo(anna, chat.id, '', more);
    expect(first.status).toBe(200);
    expect(idsOf(first.body.message.attachments)).toEqual([id]);
    const again = await sendTo(anna, chat.id, '', more);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('if they are the sender’s own, of this chat, not sent and not removed; otherwise nothing is sent at all', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const other = await startChat(anna, [await makeMember()]);
    const good = await kept(anna, chat.id, PDF);
    const [sent, removed] = [await kept(anna, chat.id, PDF), await kept(anna, chat.id, PDF)];
    await say(anna, chat.id, '', { attachments: [sent.id] });
    expect((await remove(anna, chat.id, removed.id)).status).toBe(200);
    const bad = [
      sent.id,
      removed.id,
      (await kept(bert, chat.id, PDF)).id,
      (await kept(anna, other.id, PDF)).id,
      2_000_000_000,
    ];
    const before = await snapshot();
    for (const id of bad) {
      for (const attachments of [[id], [good.id, id], [id, good.id]]) {
        const reply = await send(anna, chat.id, attachments, 'With a text');
        expect([id, reply.status, reply.body]).toEqual([
          id,
          400,
          { error: GONE, details: { attachments: GONE } },
        ]);
      }
    }
    expect(await snapshot()).toEqual(before);
    expect((await send(anna, chat.id, [good.id])).status).toBe(200);
  });

  it('that is one of many if they race', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const { id } = await kept(anna, chat.id, PDF);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(anna, chat.id, [id], `Race ${at}`)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(400)]);
    expect(await messagesFor(bert, chat.id)).toMatchObject([{ attachments: [{ id }] }]);
    expect((await chatFor(bert, chat.id)).unread).toBe(1);
  });
});

describe('a file that was not sent', () => {
  it('can be removed by its uploader, completely', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const before = { files: stored(), rows: await db('portal_files').orderBy('id').pluck('key') };
    for (const bytes of [PDF, fixture('small.heic'), fixture('small.webm')]) {
      const file = await kept(anna, chat.id, bytes);
      const { status, body } = await remove(anna, chat.id, file.id);
      expect([status, body]).toEqual([200, { id: file.id }]);
      expect((await follow(file.url)).status).toBe(404);
      const again = await remove(anna, chat.id, file.id);
      expect([again.status, again.body]).toEqual([404, NO_FILE]);
    }
    expect(stored()).toEqual(before.files);
    expect(await db('portal_files').orderBy('id').pluck('key')).toEqual(before.rows);
    expect(await db('inbox_files').where({ uploader_id: anna.id })).toEqual([]);
  });

  it('cannot be removed by others, or by anyone once it is sent', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const other = await startChat(anna, [await makeMember()]);
    const [sent, waits] = [await kept(anna, chat.id, PDF), await kept(anna, chat.id, PDF)];
    await say(anna, chat.id, '', { attachments: [sent.id] });
    const stranger = await signedIn();
    const before = await snapshot();
    for (const [member, chatId, id] of [
      [bert, chat.id, waits.id],
      [admin, chat.id, waits.id],
      [anna, other.id, waits.id],
      [anna, chat.id, sent.id],
      [admin, chat.id, sent.id],
      [anna, chat.id, 2_000_000_000],
    ] as const) {
      const { status, body } = await remove(member, chatId, id);
      expect([status, body]).toEqual([404, NO_FILE]);
    }
    expect((await remove(stranger, chat.id, waits.id)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('is either sent or removed if both race', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    for (let round = 0; round < 6; round += 1) {
      const file = await kept(anna, chat.id, PDF);
      const calls = [() => send(anna, chat.id, [file.id]), () => remove(anna, chat.id, file.id)];
      if (round % 2 === 1) calls.reverse();
      const replies = await Promise.all(calls.map((call) => call()));
      const [sending, removing] = round % 2 === 1 ? replies.reverse() : replies;
      const outcome = [sending?.status, removing?.status];
      expect([
        [200, 404],
        [400, 200],
      ]).toContainEqual(outcome);
      const sent = sending?.status === 200;
      expect((await follow(file.url)).status).toBe(sent ? 200 : 404);
      expect(await keysOf(file.id)).toHaveLength(sent ? 1 : 0);
    }
  });

  it('can\u2019t be uploaded into a chat that has ended, nor be sent there', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const file = await kept(anna, chat.id, PDF);
    await closeChat(admin, chat.id);
    const before = await snapshot();
    const ended = { error: 'This chat was closed by an admin.' };
    for (const reply of [await upload(anna, chat.id, PDF), await send(anna, chat.id, [file.id])]) {
      expect([reply.status, reply.body]).toEqual([409, ended]);
    }
    expect(await snapshot()).toEqual(before);
    expect((await follow(file.url)).status).toBe(200);
    expect((await remove(anna, chat.id, file.id)).status).toBe(200);
  });
});

describe('files that wait for their messages are limited', () => {
  const FULL = { error: 'Please send or remove the files you have added first.' };
  /** Someone for whom this many files wait. */
  async function withWaiting(count: number) {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const file = { title: 'a.pdf', mime: 'application/pdf', size: 1, owner_id: anna.id };
    for (let at = 0; at < count; at += 1) {
      const file_id = await insert('portal_files', { key: `waits-${randomUUID()}`, ...file });
      await insert('inbox_files', {
        chat_id: chat.id,
        uploader_id: anna.id,
        kind: 'document',
        title: 'a.pdf',
        file_id,
      });
    }
    return { chat, people };
  }

  it('to forty in all chats together, less those sent or removed', async () => {
    const { chat, people } = await withWaiting(38);
    const [anna, bert] = people;
    const other = await startChat(anna, [await makeMember()]);
    const files = [await kept(anna, chat.id, PDF), await kept(anna, other.id, PDF)];
    const before = await snapshot();
    for (const { id } of [chat, other]) {
      const { status, body } = await upload(anna, id, PDF);
      expect([status, body]).toEqual([409, FULL]);
    }
    expect(await snapshot()).toEqual(before);
    expect((await upload(bert, chat.id, PDF)).status).toBe(200);
    expect((await send(anna, chat.id, [files[0]?.id ?? 0])).status).toBe(200);
    expect((await upload(anna, other.id, PDF)).status).toBe(200);
    expect((await upload(anna, other.id, PDF)).status).toBe(409);
    expect((await remove(anna, other.id, files[1]?.id ?? 0)).status).toBe(200);
    expect((await upload(anna, chat.id, PDF)).status).toBe(200);
  });

  it('even if they are uploaded at once', async () => {
    const { chat, people } = await withWaiting(38);
    const [anna] = people;
    const before = stored();
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(anna, chat.id, PDF)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await db('inbox_files').where({ uploader_id: anna.id })).toHaveLength(40);
    // What was refused goes from the disk once its answer is sent.
    await expect.poll(stored).toHaveLength(before.length + 2);
  });
});
