import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { PetDocument } from '@hearthside/contract/pet/document';
import { messagesFor, say, startChat, uploadTo } from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { openPetChat } from '../harness/pet-chats';
import { makePet, teamRow } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { documentsOf, upload } from '../pet/document-files';
import sharp from 'sharp';

type Person = TestMember & TestSession;
let owner: Person;
let carer: Person;
let trustee: Person;
let png: Buffer;
beforeAll(async () => {
  owner = await signedIn();
  carer = await signedIn({ role: 'caretaker' });
  trustee = await signedIn({ role: 'trustee' });
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d6b58' } })
    .png()
    .toBuffer();
});

async function room() {
  const pet = await makePet({ owner, team: { caretaker: carer, trustee } });
  return { petId: pet.id, chatId: await openPetChat(owner, pet.id) };
}
const ENTRY = { date: '2026-11-20', location: 'in_person', description: 'As it was said' };
const add = (by: Person, { chatId, id }: Pick<Message, 'chatId' | 'id'>, body: object) =>
  post(`/inbox/chats/${chatId}/messages/${id}/record`, { token: by.token, body });
const asEntry = (by: Person, message: Message, more: object = {}) =>
  add(by, message, { as: 'entry', entry: ENTRY, ...more });
const recordsFor = async (by: Person, petId: number) =>
  (await get(`/pet-records/${petId}/records`, { token: by.token })).body.records;
const follow = (url: string) => get(url.replace(/^\/api/, ''));

describe('a message of a care team’s chat', () => {
  it('becomes an entry with the words that are sent, signed by the member who adds it, with links both ways', async () => {
    const { petId, chatId } = await room();
    const said = await say(owner, chatId, 'He limps');
    const { status, body } = await asEntry(carer, said);
    expect(status).toBe(200);
    const [entry] = await recordsFor(owner, petId);
    expect(entry).toMatchObject({
      description: 'As it was said',
      authorName: `${carer.firstName} ${carer.lastName}`,
      fromMessage: { chatId, messageId: said.id },
    });
    const inRecord = { petId, entryId: entry.id, documents: 0 };
    expect(body.message).toMatchObject({ id: said.id, content: 'He limps', inRecord });
    expect(await messagesFor(trustee, chatId)).toMatchObject([{ id: said.id, inRecord }]);
  });

  it('gives the entry files of its own, which outlive the message', async () => {
    const { petId, chatId } = await room();
    const photo = await uploadTo(owner, chatId, fileForm(png, 'paw.png', 'image/png'));
    const paper = await uploadTo(owner, chatId);
    const said = await say(owner, chatId, '', { attachments: [photo.id, paper.id] });
    expect((await asEntry(owner, said, { files: [photo.id, paper.id] })).status).toBe(200);
    await del(`/inbox/chats/${chatId}/messages/${said.id}`, { token: owner.token });
    const [entry] = await recordsFor(carer, petId);
    expect(entry.files.map(({ kind }: { kind: string }) => kind)).toEqual(['image', 'document']);
    for (const { url } of entry.files) expect((await follow(url)).status).toBe(200);
    expect(await messagesFor(carer, chatId)).toMatchObject([{ content: '', attachments: [] }]);
  });

  it('stays when the entry is deleted, can be added once more, and no longer says that it was', async () => {
    const { petId, chatId } = await room();
    const said = await say(owner, chatId);
    await asEntry(owner, said);
    expect((await asEntry(owner, said)).status).toBe(409);
    const [entry] = await recordsFor(owner, petId);
    await del(`/pet-records/${petId}/records/${entry.id}`, { token: owner.token });
    const [after] = await messagesFor(owner, chatId);
    expect([after?.content, after?.inRecord]).toEqual([said.content, undefined]);
    expect((await asEntry(owner, said)).status).toBe(200);
  });

  it('counts its files like uploads, because their copies take as much space', async () => {
    const { chatId } = await room();
    const { id } = await uploadTo(owner, chatId);
    const said = await say(owner, chatId, '', { attachments: [id] });
    const counted = async () => {
      const all = db('portal_attempts').where('key', 'like', 'uploads_by_account%');
      const [sum] = await all.sum({ points: 'points' });
      return Number(sum?.points);
    };
    const before = await counted();
    expect((await asEntry(carer, said, { files: [id] })).status).toBe(200);
    expect(await counted()).toBe(before + 1);
  });

  it('becomes one entry, of two people who add it at once', async () => {
    const { petId, chatId } = await room();
    const said = await say(owner, chatId);
    const replies = await Promise.all([asEntry(owner, said), asEntry(carer, said)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await recordsFor(owner, petId)).toHaveLength(1);
  });

  it('becomes a document of one of its PDFs, for those who may change the pet', async () => {
    const { petId, chatId } = await room();
    const paper = await uploadTo(carer, chatId);
    const said = await say(carer, chatId, '', { attachments: [paper.id] });
    const body = { as: 'document', fileId: paper.id, title: 'X-ray' };
    expect((await add(carer, said, body)).status).toBe(403);
    const { status, body: answer } = await add(owner, said, body);
    expect(status).toBe(200);
    expect(answer.message.inRecord).toEqual({ petId, entryId: null, documents: 1 });
    const { documents } = (await get(documentsOf(petId), { token: owner.token })).body;
    expect(documents).toMatchObject([
      { title: 'X-ray', fromMessage: { chatId, messageId: said.id } },
    ]);
    expect((await add(owner, said, body)).status).toBe(409);
  });

  it('cannot be added by those who may not write there: a trustee, a stranger, a former caretaker', async () => {
    const { petId, chatId } = await room();
    const said = await say(owner, chatId);
    expect((await asEntry(trustee, said)).status).toBe(403);
    expect((await asEntry(await signedIn(), said)).status).toBe(404);
    const body = { careTeam: [teamRow('trustee', { userId: trustee.id })] };
    await patch(`/pet-records/${petId}`, { token: owner.token, body });
    expect((await asEntry(carer, said)).status).toBe(404);
    expect(await recordsFor(owner, petId)).toEqual([]);
  });

  it('is refused with an error at its field, and nothing is saved', async () => {
    const { petId, chatId } = await room();
    const said = await say(owner, chatId);
    const other = await uploadTo(owner, chatId);
    await say(owner, chatId, '', { attachments: [other.id] });
    const files = () => db('portal_files').where({ owner_id: owner.id }).orderBy('id').pluck('id');
    const before = await files();
    const foreign = await asEntry(owner, said, { files: [other.id] });
    expect([foreign.status, foreign.body.details.files]).toEqual([400, expect.any(String)]);
    const undated = await asEntry(owner, said, { entry: { ...ENTRY, date: '' } });
    expect(undated.status).toBe(400);
    expect(Object.keys(undated.body.details)).toContain('entry.date');
    expect(await files()).toEqual(before);
    expect(await recordsFor(owner, petId)).toEqual([]);
  });

  it('is not added once it was deleted, nor one of a chat that is no care team’s', async () => {
    const { chatId } = await room();
    const said = await say(owner, chatId);
    await del(`/inbox/chats/${chatId}/messages/${said.id}`, { token: owner.token });
    expect((await asEntry(owner, said)).status).toBe(409);
    const { id } = await startChat(owner, [carer]);
    expect((await asEntry(owner, await say(owner, id))).status).toBe(409);
  });
});

describe('a document from a chat', () => {
  it('leads to its message only for those who may open the chat, and an upload to none', async () => {
    const { petId, chatId } = await room();
    const paper = await uploadTo(owner, chatId);
    const said = await say(owner, chatId, '', { attachments: [paper.id] });
    await add(owner, said, { as: 'document', fileId: paper.id, title: 'X-ray' });
    await upload(petId, owner, { title: 'Plan' });
    const employee = await signedIn({ role: 'employee' });
    const shownTo = async (member: Person) => {
      const { documents } = (await get(documentsOf(petId), { token: member.token })).body;
      return new Map(
        documents.map(({ title, fromMessage }: PetDocument) => [title, fromMessage ?? null]),
      );
    };
    const message = { chatId, messageId: said.id };
    expect(await shownTo(carer)).toEqual(
      new Map([
        ['X-ray', message],
        ['Plan', null],
      ]),
    );
    expect(await shownTo(employee)).toEqual(
      new Map([
        ['X-ray', null],
        ['Plan', null],
      ]),
    );
  });
});

describe('an entry from a chat', () => {
  it('leads to its message only for those who may open the chat', async () => {
    const { petId, chatId } = await room();
    const employee = await signedIn({ role: 'employee' });
    await asEntry(owner, await say(owner, chatId, unique('Said ')));
    const [entry] = await recordsFor(employee, petId);
    expect(entry.description).toBe('As it was said');
    expect(entry.fromMessage).toBeUndefined();
    const [own] = await recordsFor(carer, petId);
    expect(own.fromMessage.chatId).toBe(chatId);
  });

  it('has no card besides its message', async () => {
    const { chatId } = await room();
    const said = await say(owner, chatId);
    await asEntry(owner, said);
    const pet = await room();
    await asEntry(owner, await say(owner, pet.chatId));
    expect((await messagesFor(owner, chatId)).map(({ id }) => id)).toEqual([said.id]);
  });
});
