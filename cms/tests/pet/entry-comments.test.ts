import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { historyOf, notificationsOf } from '../harness/notifications';
import { makeComment, makePet, type TestPet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { entriesBy, SHORT } from './entry-calls';

type Person = TestMember & TestSession;
let owner: Person;
let admin: Person;
let carer: Person;
let pet: TestPet;
let entry: number;
beforeAll(async () => {
  owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' });
  admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
  carer = await signedIn({ role: 'caretaker', firstName: 'Sam' });
  pet = await makePet({ owner, name: 'Moss', team: { caretaker: carer } });
  entry = await entriesBy(carer).entryOf(pet.id);
});

const place = (recordId = entry, id?: number, end = '') =>
  `/pet-records/${pet.id}/records/${recordId}/comments${id === undefined ? '' : `/${id}`}${end}`;
const add = (content: unknown, who: TestSession = owner, recordId = entry) =>
  post(place(recordId), { token: who.token, body: { content } });
const remove = (id: number, who: TestSession = owner, recordId = entry) =>
  del(place(recordId, id), { token: who.token });
const restore = (id: number, who: TestSession = owner, recordId = entry) =>
  post(place(recordId, id, '/restore'), { token: who.token });
const commentsFor = async (who: TestSession, recordId = entry) =>
  (await get(`/pet-records/${pet.id}/records`, { token: who.token })).body.records.find(
    ({ id }: { id: number }) => id === recordId,
  ).comments;

describe('a comment on an entry', () => {
  it('is written by the owner and admins, signed, and read by everyone who sees the entry', async () => {
    const mine = await entriesBy(carer).entryOf(pet.id);
    expect((await add(' Was he brave?\r\nTell me. ', owner, mine)).status).toBe(200);
    const { body } = await add('He was.', admin, mine);
    expect(body.record.comments).toMatchObject([
      { content: 'Was he brave?\nTell me.', authorName: 'Olga Owner', mayDelete: false },
      { content: 'He was.', authorName: 'Ada Admin', mayDelete: true },
    ]);
    const seen = await commentsFor(carer, mine);
    expect(seen.map(({ mayDelete }: { mayDelete: boolean }) => mayDelete)).toEqual([false, false]);
    const [last] = await historyOf(admin.token, pet.id, 'pet');
    expect(last).toMatchObject({
      action: 'entry_changed',
      changes: [{ field: 'Comment', from: '', to: 'He was.' }],
    });
  });

  it('notifies the author of the entry, who may see the pet, and nobody of their own comment', async () => {
    const writer = await signedIn({ role: 'foster' });
    const lady = await signedIn({ firstName: 'Lena', lastName: 'Lake' });
    const moss = await makePet({ owner: lady, name: 'Fern', team: { foster: writer } });
    const theirs = await entriesBy(writer).entryOf(moss.id);
    const own = await entriesBy(lady).entryOf(moss.id);
    const comment = (recordId: number, content: string) =>
      post(`/pet-records/${moss.id}/records/${recordId}/comments`, {
        token: lady.token,
        body: { content },
      });
    await comment(own, 'Note to self');
    await comment(theirs, 'Thank you!');
    expect(await notificationsOf(writer.id)).toMatchObject([
      {
        kind: 'pet_record',
        title: 'Lena Lake commented on what you wrote about Fern',
        body: 'Thank you!',
        link: `/pet-records?petId=${moss.id}`,
      },
    ]);
    await db('pet_care_team').where({ pet_id: moss.id }).delete();
    await comment(theirs, 'And again');
    expect(await notificationsOf(writer.id)).toHaveLength(1);
  });

  it('cannot be written by anyone else, and nothing changes', async () => {
    const stranger = await signedIn();
    const before = await snapshot();
    const looked = await add('Me too', carer);
    expect([looked.status, looked.body.error]).toEqual([
      403,
      'Only the owner and admins can change a pet\u2019s records.',
    ]);
    const strange = await add('Me too', stranger);
    expect([strange.status, strange.body.error]).toEqual([404, 'Failed to fetch pet details']);
    const none = await add('Me too', owner, 2_000_000_000);
    expect([none.status, none.body.error]).toEqual([404, 'This entry does not exist.']);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['nothing', '   ', 'Write a comment first'],
    ['more than a thousand characters', 'a'.repeat(1001), 'At most 1000 characters'],
    ['a number', 7, expect.any(String)],
  ])('is not %s', async (_what, content, message) => {
    const { status, body } = await add(content);
    expect([status, body.details]).toEqual([400, { content: message }]);
  });

  it('is one of twenty at most', async () => {
    const full = await entriesBy(owner).entryOf(pet.id, SHORT);
    for (let at = 0; at < 19; at += 1) await makeComment(pet.id, full, owner.id);
    const gone = await makeComment(pet.id, full, owner.id, { deleted_at: new Date() });
    expect((await add('The last', owner, full)).status).toBe(200);
    const most = 'An entry has at most 20 comments';
    const { status, body } = await add('One more', owner, full);
    expect([status, body]).toEqual([400, { error: most, details: { content: most } }]);
    expect((await restore(gone, owner, full)).status).toBe(400);
  });
});

describe('a member’s own comment', () => {
  it('can be deleted and restored, and the history records both', async () => {
    const id = (await add('Soon gone')).body.record.comments.at(-1).id as number;
    const removed = await remove(id);
    expect(removed.status).toBe(200);
    expect(await commentsFor(carer)).not.toContainEqual(expect.objectContaining({ id }));
    expect((await remove(id)).status).toBe(404);
    const back = await restore(id);
    expect(back.body.record.comments.at(-1)).toMatchObject({ id, content: 'Soon gone' });
    expect((await restore(id)).status).toBe(404);
    const [again, gone] = await historyOf(admin.token, pet.id, 'pet');
    expect([again, gone]).toMatchObject([
      { changes: [{ field: 'Comment', from: '', to: 'Soon gone' }] },
      { changes: [{ field: 'Comment', from: 'Soon gone', to: '' }] },
    ]);
  });

  it('cannot be deleted by anyone else, not even by an admin', async () => {
    const id = (await add('Stays')).body.record.comments.at(-1).id as number;
    const other = await entriesBy(owner).entryOf(pet.id);
    const before = await snapshot();
    for (const who of [admin, carer]) {
      const { status, body } = await remove(id, who);
      expect([status, body.error]).toEqual([
        403,
        'Only the person who wrote a comment can delete it.',
      ]);
    }
    const elsewhere = await remove(id, owner, other);
    expect([elsewhere.status, elsewhere.body.error]).toEqual([404, 'This comment does not exist.']);
    expect(await snapshot()).toEqual(before);
  });

  it('stays with its name when its author is erased', async () => {
    const second = await signedIn({ role: 'admin', firstName: 'Bea', lastName: 'Scribe' });
    const id = (await add('Seen by the office', second)).body.record.comments.at(-1).id as number;
    await del(`/users/${second.id}`, { token: admin.token });
    const erased = await del(`/users/trash/${second.id}`, { token: admin.token });
    expect(erased.status).toBe(200);
    expect(await db('pet_entry_comments').where({ id }).first()).toMatchObject({
      author_id: null,
      author_name: 'Bea Scribe',
    });
  });
});
