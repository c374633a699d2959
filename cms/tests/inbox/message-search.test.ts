import { describe, expect, it } from 'vitest';
import {
  askToFind,
  chatOfTwo,
  closeChat,
  findMessages,
  foundIds,
  messagePath,
  plantSeat,
  say,
  startChat,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { picture } from './file-kinds';

const admin = await signedIn({ role: 'admin' });
/** A word that no other test has. */
const rare = () => unique('zz').replace(/[^a-z0-9]/gi, '');
const png = async () => (await picture(8, 8).png().toBuffer()) as Buffer;

/** Writes down that a message was sent at a moment. */
const writtenAt = (id: number, moment: string) =>
  db('inbox_messages')
    .where({ id })
    .update({ created_at: new Date(moment) });

describe('a search in messages', () => {
  it('finds what is said in one’s chats by words, with the place, the newest first', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const first = await say(anna, chat.id, `Zoë’s ${word} is at the vet’s, in Fütterung`);
    await say(anna, chat.id, 'Nothing of it');
    const second = await say(bert, chat.id, `${'Before. '.repeat(30)}The ${word}s are back`);
    const { found, senders, next } = await findMessages(anna, { search: word });
    expect(next).toBeNull();
    expect(found).toEqual([
      {
        id: second.id,
        chatId: chat.id,
        chatTitle: expect.stringContaining('Bert'),
        senderId: bert.id,
        createdAt: second.createdAt,
        snippet: expect.stringMatching(new RegExp(`^… .*The ${word}s are back$`)),
        files: [],
      },
      expect.objectContaining({ id: first.id, senderId: anna.id }),
    ]);
    expect(found[0]?.snippet.length).toBeLessThan(160);
    expect(senders.map(({ id }) => id).sort()).toEqual([anna.id, bert.id].sort());
    for (const search of [
      `${word.toUpperCase()} VET`,
      `zoes ${word}`,
      `futt ${word}`,
      `${word} zoë's`,
      `"${word}" & futterung`,
      `${word} fütt -- ' " * : ( ) | ! \\ %`,
    ])
      expect([search, await foundIds(bert, { search })]).toEqual([search, [first.id]]);
    for (const search of [`${word} nowhere`, `${word}’; drop table inbox_messages; --`, '🐶', '*'])
      expect([search, await foundIds(bert, { search })]).toEqual([search, []]);
    expect(await foundIds(bert, { search: `${word}` })).toHaveLength(2);
  });

  it('finds nothing where nothing is asked for', async () => {
    const { chat, people } = await chatOfTwo();
    await say(people[0], chat.id);
    for (const query of [{}, { search: '' }, { search: ' \t ' }, { chatId: chat.id }])
      expect(await findMessages(people[0], query)).toMatchObject({ found: [], next: null });
  });

  it('finds an edited message by its new words only, and a deleted one not at all', async () => {
    const [old, young] = [rare(), rare()];
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const message = await say(anna, chat.id, `Here is ${old}`);
    await patch(messagePath(message), { token: anna.token, body: { content: `Here is ${young}` } });
    for (const reader of [anna, bert, admin]) {
      expect(await foundIds(reader, { search: old })).toEqual([]);
      expect(await foundIds(reader, { search: young })).toEqual([message.id]);
    }
    await del(messagePath(message), { token: anna.token });
    for (const query of [{ search: young }, { senderId: anna.id, chatId: chat.id }])
      for (const reader of [anna, bert, admin]) expect(await foundIds(reader, query)).toEqual([]);
  });

  it('has pages that go on where the one before ended, each message once', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const ids: number[] = [];
    for (let n = 1; n <= 23; n += 1)
      ids.unshift((await say(n % 2 ? people[1] : people[0], chat.id, word)).id);
    const first = await findMessages(people[0], { search: word });
    const second = await findMessages(people[0], { search: word, before: first.next ?? 0 });
    expect([first.next, second.next]).toEqual([ids[19], null]);
    expect([...first.found, ...second.found].map(({ id }) => id)).toEqual(ids);
  });
});

describe('a search in messages is narrowed down', () => {
  it('to one chat, and to one person', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const carl = await signedIn();
    const other = await startChat(anna, [carl]);
    const [ours, theirs] = [await say(bert, chat.id, word), await say(carl, other.id, word)];
    const mine = await say(anna, chat.id, word);
    const find = (query: object) => foundIds(anna, { search: word, ...query });
    expect(await find({})).toEqual([mine.id, theirs.id, ours.id]);
    expect(await find({ chatId: chat.id })).toEqual([mine.id, ours.id]);
    expect(await find({ senderId: carl.id })).toEqual([theirs.id]);
    expect(await find({ senderId: carl.id, chatId: chat.id })).toEqual([]);
    expect(await foundIds(anna, { senderId: bert.id })).toEqual([ours.id]);
    expect(await find({ senderId: admin.id })).toEqual([]);
  });

  it('to messages with files, by their kind, and finds files by their names', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const image = await uploadTo(
      anna,
      chat.id,
      fileForm(await png(), `${word} in the garden.png`, 'image/png'),
    );
    const pdf = await uploadTo(anna, chat.id, fileForm(PDF, 'vaccines.pdf', 'application/pdf'));
    const pictured = await say(anna, chat.id, '', { attachments: [image.id] });
    const papered = await say(anna, chat.id, `The ${word}`, { attachments: [pdf.id] });
    await say(anna, chat.id, 'Only words');
    const find = (query: object) => foundIds(people[1], { chatId: chat.id, ...query });
    expect(await find({ kind: 'any' })).toEqual([papered.id, pictured.id]);
    expect(await find({ kind: 'image' })).toEqual([pictured.id]);
    expect(await find({ kind: 'document' })).toEqual([papered.id]);
    expect(await find({ kind: 'video' })).toEqual([]);
    expect(await find({ kind: 'any', search: 'garden' })).toEqual([pictured.id]);
    const { found } = await findMessages(people[1], { search: `${word} garden` });
    expect(found).toMatchObject([
      { snippet: '', files: [{ id: image.id, kind: 'image', title: `${word} in the garden.png` }] },
    ]);
  });

  it('to days, by the clocks of the one who asks', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const said = [
      await say(anna, chat.id, `${word} 1`),
      await say(anna, chat.id, `${word} 2`),
      await say(anna, chat.id, `${word} 3`),
    ];
    const moments = ['2025-03-01T07:59:00Z', '2025-03-01T08:00:00Z', '2025-03-03T07:59:59Z'];
    for (const [n, moment] of moments.entries()) await writtenAt(said[n]?.id ?? 0, moment);
    const timeZone = 'America/Los_Angeles';
    const find = async (query: object, zone = timeZone) =>
      (await findMessages(anna, { search: word, timeZone: zone, ...query })).found.map(
        ({ snippet }) => snippet.at(-1),
      );
    expect(await find({ from: '2025-03-01', to: '2025-03-01' })).toEqual(['2']);
    expect(await find({ from: '2025-03-01' })).toEqual(['3', '2']);
    expect(await find({ to: '2025-02-28' })).toEqual(['1']);
    expect(await find({ from: '2025-03-02', to: '2025-03-02' })).toEqual(['3']);
    expect(await find({ from: '2025-03-03' })).toEqual([]);
    expect(await find({ from: '2025-03-01', to: '2025-03-01' }, 'UTC')).toEqual(['2', '1']);
    for (const query of [
      { from: '2025-03-02', to: '2025-03-02' },
      { chatId: chat.id, from: '2025-03-02', to: '2025-03-02' },
    ])
      expect(await foundIds(anna, { ...query, timeZone })).toEqual([said[2]?.id]);
    expect(await foundIds(admin, { from: '2025-03-01', to: '2025-03-02', timeZone })).toEqual(
      expect.arrayContaining([said[2]?.id, said[1]?.id]),
    );
  });

  it.each([
    [{ search: 'a', from: '2025-03-02', to: '2025-03-01' }, 'to'],
    [{ search: 'a', from: '2025-02-30' }, 'from'],
    [{ search: 'a', to: 'yesterday' }, 'to'],
    [{ search: 'a', timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ search: 'a', kind: 'program' }, 'kind'],
    [{ search: 'a', senderId: 0 }, 'senderId'],
    [{ search: 'a', before: '1 or 1=1' }, 'before'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: 'a', limit: 51 }, 'limit'],
  ])('and %j is refused by its field', async (query, field) => {
    const { status, body } = await askToFind(admin, query);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });
});

describe('a search in messages finds only what its reader may read', () => {
  it('never in chats of others, nor in those one has left or was taken from', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const message = await say(anna, chat.id, word);
    const stranger = await signedIn();
    const own = await startChat(stranger, [await makeMember()]);
    for (const query of [
      { search: word },
      { search: word, senderId: anna.id },
      { senderId: anna.id },
      { search: word, from: '2020-01-01' },
    ])
      expect(await findMessages(stranger, query)).toMatchObject({ found: [], senders: [] });
    expect((await askToFind(stranger, { search: word, chatId: chat.id })).status).toBe(404);
    expect(await foundIds(stranger, { search: word, chatId: own.id })).toEqual([]);
    expect(await foundIds(bert, { search: word })).toEqual([message.id]);
    await db('inbox_seats').where({ chat_id: chat.id, member_id: bert.id }).delete();
    expect(await foundIds(bert, { search: word })).toEqual([]);
    expect((await askToFind(bert, { search: word, chatId: chat.id })).status).toBe(404);
    expect((await get('/inbox/messages', { query: { search: word } })).status).toBe(401);
  });

  it('in closed and ended chats too, which can still be read', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const message = await say(anna, chat.id, word);
    await closeChat(anna, chat.id);
    expect(await foundIds(anna, { search: word })).toEqual([message.id]);
    await closeChat(admin, chat.id);
    for (const reader of [anna, bert, admin])
      expect(await foundIds(reader, { search: word })).toEqual([message.id]);
  });

  it('by the rule of who takes part, and not by the seat alone', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const message = await say(people[0], chat.id, word);
    const guest = await signedIn({ verified: false });
    await plantSeat(chat.id, guest.id);
    expect(await foundIds(guest, { search: word })).toEqual([]);
    await db('inbox_seats').where({ member_id: guest.id }).update({ guest: true });
    expect(await foundIds(guest, { search: word })).toEqual([message.id]);
    const former = await signedIn();
    await plantSeat(chat.id, former.id, { office: true });
    expect(await foundIds(former, { search: word })).toEqual([]);
  });

  it('in the chat of a trust as long as they are assigned to it', async () => {
    const word = rare();
    const trustee = await signedIn({ role: 'trustee' });
    const { token } = admin;
    const { body: trust } = await post('/trusts', { token, body: { name: unique('Trust ') } });
    const pair = { userId: trustee.id, trustId: trust.id };
    await post('/trusts/assign', { token, body: pair });
    const { id } = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    await say(admin, id, word);
    const { found } = await findMessages(trustee, { search: word });
    expect(found).toMatchObject([{ chatId: id, chatTitle: trust.name }]);
    await post('/trusts/remove', { token, body: pair });
    expect(await foundIds(trustee, { search: word })).toEqual([]);
  });

  it('and no longer by somebody who was erased, though what they said stays', async () => {
    const word = rare();
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const message = await say(anna, chat.id, word);
    await db('inbox_messages').where({ sender_id: anna.id }).update({ sender_id: null });
    expect(await foundIds(bert, { search: word, senderId: anna.id })).toEqual([]);
    const { found, senders } = await findMessages(bert, { search: word });
    expect([found[0]?.id, found[0]?.senderId, senders]).toEqual([message.id, null, []]);
  });
});
