import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '@hearthside/contract/inbox/cards';
import type { Message } from '@hearthside/contract/inbox/fields';
import { goodMark, goodTask, makeTask } from '../harness/care';
import {
  chatFor,
  idsOf,
  messagesFor,
  openChat,
  say,
  sendTo,
  setSeat,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { openPetChat } from '../harness/pet-chats';
import { makeEntry, makePet, PDF, VACCINATION } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { until } from '../harness/until';

type Person = TestMember & TestSession;
let owner: Person;
let carer: Person;
beforeAll(async () => {
  owner = await signedIn();
  carer = await signedIn({ role: 'caretaker' });
});

/** A pet of the two with its chat, in which somebody has written. */
async function room() {
  const pet = await makePet({ owner, team: { caretaker: carer } });
  const chatId = await openPetChat(owner, pet.id);
  return { petId: pet.id, chatId };
}
const cardOf = ({ event }: Message): Card | null => (event?.type === 'card' ? event.card : null);
const cards = async (reader: Person, chatId: number): Promise<Card[]> =>
  (await messagesFor(reader, chatId)).flatMap((one) => cardOf(one) ?? []);
/** Cards are written right after what they are about. */
const cardsOnce = async (reader: Person, chatId: number, is: (cards: Card[]) => boolean) => {
  await until('the cards are there', async () => is(await cards(reader, chatId)));
  return cards(reader, chatId);
};
const NOTE = { date: '2026-11-20', location: 'in_person' };
const write = (by: Person, petId: number, body: object) =>
  post(`/pet-records/${petId}/records`, { token: by.token, body: { ...NOTE, ...body } });
const mark = (by: Person, body: object) => post('/care/marks', { token: by.token, body });

describe('a card', () => {
  it('shows a new entry with its author, does not count as unread and brings no chat up', async () => {
    const { petId, chatId } = await room();
    const words = unique('Limped ');
    await write(carer, petId, { description: words });
    const [card] = await cardsOnce(owner, chatId, ({ length }) => length === 1);
    expect(card).toMatchObject({ about: 'entry', petId, kind: 'note', words });
    const [line] = await messagesFor(owner, chatId);
    expect(line).toMatchObject({ senderId: carer.id, content: '', attachments: [] });
    expect(await chatFor(owner, chatId)).toMatchObject({ unread: 0, lastMessage: null });
    expect(await idsOf(carer)).not.toContain(chatId);
    const stored = await db('inbox_messages').where({ chat_id: chatId }).first();
    expect(JSON.stringify(stored)).not.toContain(words);
  });

  it('shows what an entry has by its kind', async () => {
    const { petId, chatId } = await room();
    await write(owner, petId, VACCINATION);
    const [card] = await cardsOnce(carer, chatId, ({ length }) => length === 1);
    expect(card).toMatchObject({ about: 'entry', kind: 'vaccination' });
    expect(card && 'words' in card && card.words).toMatch(/^Rabies/);
  });

  it('shows an entry as it is now: changed, deleted, restored', async () => {
    const { petId, chatId } = await room();
    const { body } = await write(owner, petId, { description: 'Before' });
    await cardsOnce(carer, chatId, ({ length }) => length === 1);
    const path = `/pet-records/${petId}/records/${body.record.id}`;
    await patch(path, { token: owner.token, body: { description: 'After' } });
    expect(await cards(carer, chatId)).toMatchObject([{ words: 'After' }]);
    await del(path, { token: owner.token });
    expect(await cards(carer, chatId)).toEqual([{ about: 'deleted', what: 'entry' }]);
    const changes = () =>
      get(`/inbox/chats/${chatId}/changes`, { token: carer.token, query: { after: 0 } });
    await until('windows are told', async () => {
      const [last] = (await changes()).body.messages as Message[];
      return last !== undefined && cardOf(last)?.about === 'deleted';
    });
    await post(`${path}/restore`, { token: owner.token });
    expect(await cards(carer, chatId)).toMatchObject([{ about: 'entry', words: 'After' }]);
  });

  it('combines the marks that one person makes within a minute, and shows which was undone', async () => {
    const { petId, chatId } = await room();
    const [one, two] = [await makeTask(petId, { title: 'Pill' }), await makeTask(petId)];
    const { body } = await mark(carer, goodMark(one));
    await cardsOnce(owner, chatId, ({ length }) => length === 1);
    await mark(carer, { ...goodMark(two), state: 'skipped', reason: 'She slept' });
    const isBoth = ([card]: Card[]) => card?.about === 'marks' && card.marks.length === 2;
    const [card] = await cardsOnce(owner, chatId, isBoth);
    expect(card).toMatchObject({
      marks: [
        { title: 'Pill', state: 'done', undone: false },
        { title: 'Thyroid tablet', state: 'skipped', undone: false },
      ],
    });
    await post(`/care/marks/${body.mark.id}/undo`, { token: carer.token });
    expect(await cards(owner, chatId)).toMatchObject([
      { marks: [{ undone: true }, { undone: false }] },
    ]);
  });

  it('has windows and devices show the name of its task as it is now', async () => {
    const { petId, chatId } = await room();
    const task = await makeTask(petId, { title: 'Pill' });
    await mark(carer, goodMark(task));
    await cardsOnce(owner, chatId, ({ length }) => length === 1);
    await say(owner, chatId);
    await mark(carer, { ...goodMark(task), time: '20:00' });
    await cardsOnce(owner, chatId, ({ length }) => length === 2);
    let known = (await chatFor(owner, chatId)).revision;
    /** The cards that a window asks for that knows everything up to then. */
    const changed = async () => {
      const path = `/inbox/chats/${chatId}/changes`;
      const { messages, upTo } = await until('windows are told', async () => {
        const { body } = await get(path, { token: owner.token, query: { after: known } });
        return body.messages.length > 0 && body;
      });
      known = upTo;
      expect((await chatFor(owner, chatId)).revision).toBe(upTo);
      return messages.map(cardOf);
    };
    const path = `/care/tasks/${task}`;
    const saved = (title: string, dose: string) =>
      patch(path, { token: owner.token, body: { task: goodTask({ title, dose }) } });
    expect((await saved('Half a pill', '1 tablet')).status).toBe(200);
    const renamed = { about: 'marks', marks: [{ title: 'Half a pill' }] };
    expect(await changed()).toMatchObject([renamed, renamed]);
    // What no card shows changes none.
    expect((await saved('Half a pill', '2 tablets')).status).toBe(200);
    expect((await del(path, { token: owner.token })).status).toBe(200);
    const deleted = { about: 'deleted', what: 'mark' };
    const before = known;
    expect(await changed()).toEqual([deleted, deleted]);
    expect(known).toBe(before + 2);
    expect((await post(`${path}/restore`, { token: owner.token })).status).toBe(200);
    expect(await changed()).toMatchObject([renamed, renamed]);
  });

  it('is a separate one for marks of another person, and after a message', async () => {
    const { petId, chatId } = await room();
    const [one, two, three] = [await makeTask(petId), await makeTask(petId), await makeTask(petId)];
    await mark(carer, goodMark(one));
    await cardsOnce(owner, chatId, ({ length }) => length === 1);
    await mark(owner, goodMark(two));
    await cardsOnce(owner, chatId, ({ length }) => length === 2);
    await say(owner, chatId);
    await mark(owner, goodMark(three));
    await cardsOnce(owner, chatId, ({ length }) => length === 3);
  });

  it('shows a document, and that it was deleted', async () => {
    const { petId, chatId } = await room();
    const form = fileForm(PDF, 'paper.pdf', 'application/pdf');
    form.append('title', 'X-ray');
    const path = `/pet-records/${petId}/documents-and-forms`;
    const { body } = await post(path, { token: owner.token, body: form });
    const [card] = await cardsOnce(carer, chatId, ({ length }) => length === 1);
    expect(card).toEqual({ about: 'document', petId, title: 'X-ray' });
    await del(`${path}/${body.id}`, { token: owner.token });
    expect(await cards(carer, chatId)).toEqual([{ about: 'deleted', what: 'document' }]);
  });

  it('reveals nothing of a pet in the trash, and shows it again once it is restored', async () => {
    const { petId, chatId } = await room();
    await makePet({ owner });
    await write(owner, petId, { description: 'Secret' });
    await cardsOnce(carer, chatId, ({ length }) => length === 1);
    await del(`/pet-records/${petId}`, { token: owner.token });
    expect(await cards(carer, chatId)).toEqual([{ about: 'hidden' }]);
    await post(`/pet-records/${petId}/restore`, { token: owner.token });
    expect(await cards(carer, chatId)).toMatchObject([{ words: 'Secret' }]);
  });

  it('never shows an entry of another pet, whatever its row says', async () => {
    const { petId, chatId } = await room();
    await write(owner, petId, { description: 'Own' });
    await cardsOnce(carer, chatId, ({ length }) => length === 1);
    const foreign = await makeEntry((await makePet({ owner })).id);
    const lines = db('inbox_messages').where({ chat_id: chatId }).select('id');
    await db('inbox_cards').whereIn('message_id', lines).update({ source_id: foreign });
    expect(await cards(carer, chatId)).toEqual([{ about: 'deleted', what: 'entry' }]);
  });

  it('cannot be replied to, reacted to or added to the record', async () => {
    const { petId, chatId } = await room();
    await write(owner, petId, { description: 'Quiet' });
    await cardsOnce(carer, chatId, ({ length }) => length === 1);
    const [line] = await messagesFor(owner, chatId);
    const path = `/inbox/chats/${chatId}/messages/${line?.id}`;
    const body = { as: 'entry', entry: { ...NOTE } };
    for (const { status } of [
      await sendTo(owner, chatId, 'Hm', { replyTo: line?.id }),
      await put(`${path}/reaction`, { token: owner.token, body: { kind: 'like' } }),
      await post(`${path}/record`, { token: owner.token, body }),
    ])
      expect(status).toBe(409);
  });
});

describe('a pet without a chat', () => {
  it('gets entries as ever, and its chat begins without cards', async () => {
    const pet = await makePet({ owner });
    expect((await write(owner, pet.id, { description: 'Alone' })).status).toBe(200);
    const chatId = await openPetChat(owner, pet.id);
    expect(await messagesFor(owner, chatId)).toEqual([]);
  });
});

describe('a member who hides care updates', () => {
  it('reads full pages of messages without cards, alone, until they show them again', async () => {
    const { petId, chatId } = await room();
    const said: number[] = [];
    for (const at of [1, 2, 3]) {
      said.push((await say(owner, chatId, `Message ${at}`)).id);
      await write(owner, petId, { description: `Entry ${at}` });
      await cardsOnce(owner, chatId, ({ length }) => length === at);
    }
    const reply = await setSeat(carer, chatId, { careUpdates: false });
    expect(reply.body.chat.pet).toMatchObject({ id: petId, careUpdates: false, mayWrite: true });
    const idsFor = async (query: object) =>
      (await messagesFor(carer, chatId, query as never)).map(({ id }) => id);
    expect(await idsFor({ limit: 2 })).toEqual(said.slice(1));
    const { body } = await openChat(carer, chatId, { limit: 2, lastMessageId: said[1] ?? 0 });
    expect([body.messages.length, body.hasMore]).toEqual([1, false]);
    expect(await messagesFor(owner, chatId)).toHaveLength(6);
    await setSeat(carer, chatId, { careUpdates: true });
    expect(await messagesFor(carer, chatId)).toHaveLength(6);
  });

  it('is notified of messages as before', async () => {
    const { chatId } = await room();
    await setSeat(carer, chatId, { careUpdates: false });
    const { unread } = await stateOf(carer);
    await say(owner, chatId);
    expect(await stateOf(carer)).toMatchObject({ unread: unread + 1 });
  });
});
