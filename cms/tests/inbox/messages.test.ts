import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  sendTo,
  startChat,
  stateOf,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const ENDED = { error: 'This chat was closed by an admin.' };
const rowsOf = (chatId: number) => db('inbox_messages').where({ chat_id: chatId });
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

describe('a message', () => {
  it('is returned as its sender and everyone else read it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const clientId = randomUUID();
    const { status, body } = await sendTo(anna, chat.id, 'Bella eats again!', { clientId });
    expect([status, body]).toEqual([
      200,
      {
        message: {
          id: expect.any(Number),
          chatId: chat.id,
          senderId: anna.id,
          clientId,
          content: 'Bella eats again!',
          attachments: [],
          replyTo: null,
          event: null,
          reactions: [],
          mentions: [],
          pinnedAt: null,
          pinnedById: null,
          forwarded: false,
          editedAt: null,
          deletedAt: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: body.message.createdAt,
        },
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(body.message.createdAt))).toBeLessThan(5000);
    for (const reader of [anna, bert, admin]) {
      expect(await messagesFor(reader, chat.id)).toEqual([body.message]);
    }
  });

  it('is the last one of its chat, and brings it to the top of everybody\u2019s list', async () => {
    const [anna, bert, carl] = [await signedIn(), await signedIn(), await signedIn()];
    const first = await startChat(anna, [bert]);
    const second = await startChat(anna, [carl]);
    expect((await chatFor(anna, first.id)).lastMessage).toBeNull();
    expect(await idsOf(anna)).toEqual([second.id, first.id]);
    const { id: file } = await uploadTo(bert, first.id);
    const sent = await say(bert, first.id, '', { attachments: [file] });
    for (const reader of [anna, bert]) {
      const [top] = (await listOf(reader)).chats;
      expect(top).toMatchObject({
        id: first.id,
        activeAt: sent.createdAt,
        lastMessage: { id: sent.id, content: '', attachments: [{ id: file, kind: 'document' }] },
      });
    }
    expect(await idsOf(anna)).toEqual([first.id, second.id]);
  });

  it('reopens a closed chat for the member who closed it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await closeChat(bert, chat.id);
    expect(await idsOf(bert)).toEqual([]);
    await say(anna, chat.id);
    expect(await idsOf(bert)).toEqual([chat.id]);
    expect(await chatFor(bert, chat.id)).toMatchObject({ closed: false, unread: 1 });
  });
});

describe('the same message sent again', () => {
  it('gets the same answer, exists and counts once, and is refused with another text', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const clientId = randomUUID();
    const first = await sendTo(anna, chat.id, 'Once', { clientId });
    await say(bert, chat.id, 'In between');
    const again = await sendTo(anna, chat.id, 'Once', { clientId });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await sendTo(anna, chat.id, 'Twice', { clientId })).status).toBe(409);
    const { id: file } = await uploadTo(anna, chat.id);
    const attachments = [file];
    expect((await sendTo(anna, chat.id, 'Once', { clientId, attachments })).status).toBe(409);
    const read = await messagesFor(bert, chat.id);
    expect(read.map(({ content }) => content)).toEqual(['Once', 'In between']);
    expect(await chatFor(anna, chat.id)).toMatchObject({
      unread: 1,
      lastMessage: { content: 'In between' },
    });
  });

  it('exists once if twenty such calls race', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const clientId = randomUUID();
    const { id: file } = await uploadTo(anna, chat.id);
    const more = { clientId, attachments: [file] };
    const replies = await Promise.all(times(20, () => sendTo(anna, chat.id, 'Race', more)));
    const [first] = replies;
    for (const { status, body } of replies) expect([status, body]).toEqual([200, first?.body]);
    expect(first?.body.message.attachments).toMatchObject([{ id: file }]);
    expect(await rowsOf(chat.id)).toHaveLength(1);
    expect((await chatFor(bert, chat.id)).unread).toBe(1);
    expect((await stateOf(bert)).unread).toBe(1);
  });

  it('is still the same after an admin has ended the chat, in which nothing new can be said', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const clientId = randomUUID();
    const first = await sendTo(anna, chat.id, 'Said in time', { clientId });
    await closeChat(admin, chat.id);
    const before = await snapshot();
    const again = await sendTo(anna, chat.id, 'Said in time', { clientId });
    expect([again.status, again.body]).toEqual([200, first.body]);
    for (const member of [anna, bert, admin]) {
      const late = await sendTo(member, chat.id, 'Said too late');
      expect([late.status, late.body]).toEqual([409, ENDED]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('in another chat is refused and leaves nothing, even if both race', async () => {
    const [anna, bert, carl] = [await signedIn(), await makeMember(), await makeMember()];
    const chats = [await startChat(anna, [bert]), await startChat(anna, [carl])] as const;
    const clientId = randomUUID();
    await sendTo(anna, chats[0].id, 'Here', { clientId });
    const before = await snapshot();
    const there = await sendTo(anna, chats[1].id, 'Here', { clientId });
    const refusal = { error: 'This message was sent to another chat.' };
    expect([there.status, there.body]).toEqual([409, refusal]);
    expect(await snapshot()).toEqual(before);

    const racing = randomUUID();
    const replies = await Promise.all(
      times(8, (at) => sendTo(anna, chats[at % 2]?.id ?? 0, 'Where?', { clientId: racing })),
    );
    const rows = await db('inbox_messages').where({ client_id: racing });
    expect(rows).toHaveLength(1);
    replies.forEach(({ status }, at) => {
      expect(status).toBe(chats[at % 2]?.id === rows[0]?.chat_id ? 200 : 409);
    });
  });

  it('under a number that somebody else\u2019s message has too is another message', async () => {
    const { chat, people } = await chatOfTwo();
    const clientId = randomUUID();
    const [mine, yours] = [
      await say(people[0], chat.id, 'Mine', { clientId }),
      await say(people[1], chat.id, 'Yours', { clientId }),
    ];
    expect(yours).toMatchObject({ senderId: people[1].id, content: 'Yours' });
    expect(await messagesFor(admin, chat.id)).toEqual([mine, yours]);
  });
});

describe('many people who write at once in one chat', () => {
  it('are all read, each message once and in order, also by who follows while they write', async () => {
    const writers = await Promise.all(times(8, () => signedIn()));
    const [opener, ...others] = writers as [(typeof writers)[0], ...typeof writers];
    const chat = await startChat(opener, others, unique('Crowd '));
    const reader = admin;
    let writing = true;
    /** Reads on from the last id it has seen, as a window does. */
    const follow = async (limit: number) => {
      const seen: { id: number; content: string }[] = [];
      for (;;) {
        const wasWriting = writing;
        const page = await messagesFor(reader, chat.id, { after: seen.at(-1)?.id ?? 0, limit });
        seen.push(...page);
        if (!wasWriting && page.length === 0) return seen;
      }
    };
    const followers = [follow(2), follow(100)];
    const replies = await Promise.all(
      writers.flatMap((writer, who) =>
        times(10, (at) => sendTo(writer, chat.id, `Writer ${who} says ${at}`)),
      ),
    );
    writing = false;
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));

    const rows = await rowsOf(chat.id).orderBy('id').select('id', 'content', 'created_at');
    const said = times(80, (at) => `Writer ${Math.floor(at / 10)} says ${at % 10}`).sort();
    expect(rows.map(({ content }) => content).sort()).toEqual(said);
    const moments = rows.map(({ created_at: at }) => new Date(at).getTime());
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    for (const seen of await Promise.all(followers)) {
      expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
    // Each answer told of the message as it is kept.
    const answered = replies.map(({ body }) => [body.message.id, body.message.content]);
    expect(answered.sort(([a], [b]) => a - b)).toEqual(
      rows.map(({ id, content }) => [id, content]),
    );
    expect((await chatFor(reader, chat.id)).lastMessage?.id).toBe(rows.at(-1)?.id);
  });
});

describe('a member who has written and is gone', () => {
  it('is named beside the messages they wrote, and only there', async () => {
    const [stays, goes] = [
      await signedIn(),
      await signedIn({ firstName: 'Gone', lastName: 'Gull' }),
    ];
    const { id: trustId } = await makeTrust();
    const asAdmin = (userId: number) => ({ token: admin.token, body: { userId, trustId } });
    for (const { id } of [stays, goes]) {
      expect((await post('/trusts/assign', asAdmin(id))).status).toBe(200);
    }
    const { id: chatId } = (await listOf(stays)).chats[0] as { id: number };
    const theirs = await say(goes, chatId, 'I was here');
    const mine = await say(stays, chatId, 'So was I');
    const page = async (after: number) => {
      return (await openChat(stays, chatId, { after, limit: 10 })).body;
    };
    expect((await page(0)).formerMembers).toEqual([]);
    expect((await post('/trusts/remove', asAdmin(goes.id))).status).toBe(200);

    const { chat, messages, formerMembers } = await page(0);
    expect(messages).toEqual([theirs, mine]);
    expect(formerMembers).toEqual([
      {
        id: goes.id,
        firstName: 'Gone',
        lastName: 'Gull',
        role: 'pet_owner',
        verified: true,
        profilePicture: null,
      },
    ]);
    const ids = chat.members.map(({ user }: { user: { id: number } }) => user.id);
    expect(ids).toContain(stays.id);
    expect(ids).not.toContain(goes.id);
    expect((await page(theirs.id)).formerMembers).toEqual([]);
  });

  it('leaves their messages anonymously if they are erased', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(bert, chat.id, 'Remember me');
    const { token } = admin;
    expect((await del(`/users/${bert.id}`, { token })).status).toBe(200);
    expect((await del(`/users/trash/${bert.id}`, { token })).status).toBe(200);
    await until('they are forgotten', async () => {
      const [message] = await messagesFor(anna, chat.id);
      return message?.senderId === null && message.content === 'Remember me';
    });
  });
});
