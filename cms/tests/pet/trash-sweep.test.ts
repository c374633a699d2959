import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import {
  makeMember,
  openSession,
  unique,
  type NewMember,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { goodPet, PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { startS3 } from '../harness/s3-stand-in';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { documentsOf, read, upload } from './document-files';

const HOUR = 3_600_000;
const DAYS_30 = 30 * 24;
type Person = TestMember & TestSession;
let s3: Awaited<ReturnType<typeof startS3>>;
/** The files of members; the mark of whose storage it is stays. */
const storedKeys = () => s3.keys().filter((key) => !key.endsWith('hearthside-owner.json'));
let own: Server;
let into: Knex;
let owner: Person;
let admin: Person;

/** A server of its own, whose files lie in a bucket, so that both storages are swept by one code. */
beforeAll(async () => {
  s3 = await startS3();
  const bucket = { S3_ENDPOINT: s3.url, S3_BUCKET: 'pets', S3_ACCESS_KEY_ID: 'test' };
  const files = { STORAGE: 's3', ...bucket, S3_SECRET_ACCESS_KEY: 'test-secret' };
  own = await ownServer({ env: { ...SWEEPING, ...files, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  const signedIn = async (wanted: NewMember): Promise<Person> => {
    const member = await makeMember({ ...wanted, into });
    return { ...member, ...(await openSession(member.id, own.info, into)) };
  };
  owner = await signedIn({ firstName: 'Olga' });
  admin = await signedIn({ role: 'admin' });
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  await s3.stop();
  discard(own.info);
});

const as = ({ token } = owner) => ({ token, base: own.info.baseUrl });
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1d6b58' } })
  .png()
  .toBuffer();

async function createPet(name = unique('Pet ')): Promise<number> {
  const { status, body } = await post('/pet-records', { ...as(), body: goodPet({ name }) });
  expect(status).toBe(200);
  return body.pet.id;
}
const addEntry = async (petId: number, description: string): Promise<number> => {
  const body = { date: '2026-03-14', location: 'phone', description };
  return (await post(`/pet-records/${petId}/records`, { ...as(), body })).body.record.id;
};
const addPaper = (petId: number, title: string) =>
  upload(petId, owner, { title }, own.info.baseUrl);

/** A pet with something of everything; its files are as many as the bucket grows by. */
async function createWhole(word: string): Promise<number> {
  const id = await createPet(`${word} pet`);
  const entry = `/pet-records/${id}/records/${await addEntry(id, `${word} entry`)}`;
  const photo = { ...as(), body: fileForm(png, 'paw.png', 'image/png') };
  expect((await post(`${entry}/files`, photo)).status).toBe(200);
  const comment = { ...as(), body: { content: `${word} comment` } };
  expect((await post(`${entry}/comments`, comment)).status).toBe(200);
  expect((await addPaper(id, `${word} paper`)).status).toBe(200);
  const picture = { ...as(), body: fileForm(png, 'a.png', 'image/png') };
  expect((await put(`/pet-records/${id}/picture`, picture)).status).toBe(200);
  const team = { role: 'foster', firstName: word, lastName: 'Foster', phoneNumber: '5035550199' };
  const careTeam = [{ ...team, address: `${word} Street 1` }];
  const serviceProviders = [{ serviceRole: 'groomer', name: `${word} Groomer` }];
  const saved = await fetch(`${own.info.baseUrl}/api/pet-records/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ careTeam, serviceProviders }),
  });
  expect(saved.status).toBe(200);
  return id;
}
/** Deletes a pet or an entry as if it had been this many hours ago. */
async function deleteBefore(
  hours: number,
  table: 'pets' | 'pet_entries' | 'pet_entry_comments',
  path: string,
  id: number,
) {
  expect((await del(path, as())).status).toBe(200);
  const deleted_at = new Date(Date.now() - hours * HOUR);
  await into(table).where({ id }).update({ deleted_at });
}
const deletePet = (hours: number, id: number) =>
  deleteBefore(hours, 'pets', `/pet-records/${id}`, id);
const HANGS_ON = [
  'pet_care_team',
  'pet_service_providers',
  'pet_entries',
  'pet_entry_files',
  'pet_entry_comments',
  'pet_documents',
];
const ONE_OF_EACH = [1, ...HANGS_ON.map(() => 1)];
const rowsOf = async (id: number) => {
  const counts = HANGS_ON.map(async (table) => (await into(table).where({ pet_id: id })).length);
  return [(await into('pets').where({ id })).length, ...(await Promise.all(counts))];
};
const historyOf = async (id: number) => {
  const query = { kind: 'pet', about: id, limit: 100 };
  return (await get('/history', { ...as(admin), query })).body.entries as Record<string, unknown>[];
};

describe('documents in a bucket', () => {
  it('are read whole or in part, and leave nothing when they are deleted', async () => {
    const petId = await createPet();
    const before = storedKeys();
    const { status, body } = await addPaper(petId, 'Far away');
    expect([status, storedKeys().length]).toEqual([200, before.length + 1]);
    const whole = await read(body.url, owner, {}, own.info.baseUrl);
    expect([whole.status, whole.bytes.equals(PDF)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const part = await read(body.url, owner, { range: 'bytes=0-4' }, own.info.baseUrl);
    expect([part.status, part.text]).toEqual([206, '%PDF-']);
    expect((await del(`${documentsOf(petId)}/${body.id}`, as())).status).toBe(200);
    expect(storedKeys()).toEqual(before);
    expect((await read(body.url, owner, {}, own.info.baseUrl)).status).toBe(404);
  });
});

describe('every night', () => {
  it('pets that have been in the trash for 30 days are erased with everything that belongs to them', async () => {
    const filesBefore = storedKeys();
    const due = await createWhole('Due');
    const files = storedKeys().filter((key) => !filesBefore.includes(key));
    expect(files).toHaveLength(4);
    const early = await createWhole('Early');
    const here = await createWhole('Here');
    const back = await createWhole('Back');
    for (const id of [due, early, back]) expect(await rowsOf(id)).toEqual(ONE_OF_EACH);
    const written = await historyOf(due);
    expect(JSON.stringify(written)).toMatch(/Due entry.*Due Street|Due Street.*Due entry/);
    await deletePet(DAYS_30 + 1, due);
    await deletePet(DAYS_30 - 1, early);
    await deletePet(DAYS_30 + 1, back);
    expect((await post(`/pet-records/${back}/restore`, as())).status).toBe(200);
    const filesKept = storedKeys().filter((key) => !files.includes(key));

    await sweep(own.info);
    expect(await rowsOf(due)).toEqual([0, ...HANGS_ON.map(() => 0)]);
    for (const id of [early, here, back]) expect(await rowsOf(id)).toEqual(ONE_OF_EACH);
    expect(storedKeys()).toEqual(filesKept);
    const keys: string[] = await into('portal_files').pluck('key');
    expect(keys.map((key) => `/pets/${key}`).sort()).toEqual([...filesKept].sort());
    expect((await post(`/pet-records/${due}/restore`, as())).status).toBe(404);
    expect((await post(`/pet-records/${early}/restore`, as())).status).toBe(200);

    // That it was there stays, and what was done to it; not what was said of it.
    const history = await historyOf(due);
    expect(history.map(({ action }) => action)).toEqual([
      'erased',
      'deleted',
      ...written.map(({ action }) => action),
    ]);
    expect(history[0]).toMatchObject({ by: null, about: { id: due, name: 'Due pet' } });
    for (const { changes } of history) {
      for (const change of changes as { from: string; to: string }[]) {
        expect(change).toMatchObject({ from: '', to: '' });
      }
    }
    expect(JSON.stringify(await into('portal_history').where({ about_id: due }))).not.toMatch(
      /Due (entry|comment|paper|Street|Foster|Groomer)/,
    );
    expect(JSON.stringify(await historyOf(here))).toContain('Here Street');
  });

  it('so are single entries, and nothing else of their pet', async () => {
    const id = await createPet();
    const [due, early, here] = [
      await addEntry(id, 'Due'),
      await addEntry(id, 'Early'),
      await addEntry(id, 'Here'),
    ];
    const entry = (one: number) => `/pet-records/${id}/records/${one}`;
    await deleteBefore(DAYS_30 + 1, 'pet_entries', entry(due), due);
    await deleteBefore(DAYS_30 - 1, 'pet_entries', entry(early), early);
    await sweep(own.info);
    const left = await into('pet_entries').where({ pet_id: id }).orderBy('id').pluck('id');
    expect(left).toEqual([early, here]);
    expect((await post(`${entry(due)}/restore`, as())).status).toBe(404);
    expect((await post(`${entry(early)}/restore`, as())).status).toBe(200);
  });

  it('so are comments, and with an entry its photos, files and comments', async () => {
    const id = await createPet();
    const before = storedKeys();
    const withParts = async (word: string) => {
      const entry = await addEntry(id, word);
      const place = `/pet-records/${id}/records/${entry}`;
      const photo = fileForm(png, 'paw.png', 'image/png');
      expect((await post(`${place}/files`, { ...as(), body: photo })).status).toBe(200);
      const comment = { ...as(), body: { content: `${word} comment` } };
      const { body } = await post(`${place}/comments`, comment);
      return { entry, place, comment: body.record.comments[0].id as number };
    };
    const due = await withParts('Due');
    const kept = await withParts('Kept');
    const other = (await post(`${kept.place}/comments`, { ...as(), body: { content: 'Go' } })).body
      .record.comments[1].id as number;
    expect(storedKeys()).toHaveLength(before.length + 4);
    await deleteBefore(DAYS_30 + 1, 'pet_entries', due.place, due.entry);
    await deleteBefore(DAYS_30 + 1, 'pet_entry_comments', `${kept.place}/comments/${other}`, other);
    await sweep(own.info);
    const left = { pet_id: id };
    expect(await into('pet_entry_comments').where(left).pluck('id')).toEqual([kept.comment]);
    expect(await into('pet_entry_files').where(left).pluck('entry_id')).toEqual([kept.entry]);
    expect(storedKeys()).toHaveLength(before.length + 2);
  });

  it('so are files that a crash has left to nobody, a day after', async () => {
    const id = await createPet();
    const keyOf = async (title: string) => {
      const { status, body } = await addPaper(id, title);
      expect(status).toBe(200);
      const file = await into('pet_documents').where({ id: body.id }).first('file_id');
      return { document: body.id as number, file: file.file_id as number };
    };
    const [old, young, kept] = [await keyOf('Old'), await keyOf('Young'), await keyOf('Kept')];
    const before = storedKeys().length;
    await into('pet_documents').whereIn('id', [old.document, young.document]).delete();
    const twoDaysAgo = new Date(Date.now() - 48 * HOUR);
    await into('portal_files')
      .whereIn('id', [old.file, kept.file])
      .update({ created_at: twoDaysAgo });
    await sweep(own.info);
    const left = await into('portal_files').whereIn('id', [old.file, young.file, kept.file]);
    expect(left.map((row: { id: number }) => row.id).sort()).toEqual([young.file, kept.file]);
    expect(storedKeys()).toHaveLength(before - 1);
  });

  it('their chats keep what was written, under no pet’s name; those where nothing was go with the office’s notes', async () => {
    const chatOf = async (petId: number): Promise<number> =>
      (await post('/inbox/pet-chats', { ...as(), body: { petId } })).body.chatId;
    const [written, silent] = [await createPet('Waffles'), await createPet('Biscuit')];
    const [kept, gone] = [await chatOf(written), await chatOf(silent)];
    const message = { clientId: randomUUID(), content: 'She likes the blue bowl' };
    const said = await post('/inbox/messages', { ...as(), body: { ...message, chatId: kept } });
    expect(said.status).toBe(200);
    for (const chatId of [kept, gone]) {
      const note = { ...as(admin), body: { text: 'Call the owner' } };
      expect((await post(`/inbox/chats/${chatId}/notes`, note)).status).toBe(200);
    }
    for (const id of [written, silent]) await deletePet(DAYS_30 + 1, id);
    await sweep(own.info);

    const read = await get(`/inbox/chats/${kept}`, as());
    expect(read.body.messages).toMatchObject([{ content: 'She likes the blue bowl' }]);
    expect(read.body.chat).toMatchObject({ name: 'Care team chat' });
    expect(read.body.chat).not.toHaveProperty('pet');
    expect(read.body.chat.endedAt).not.toBeNull();
    expect((await get(`/inbox/chats/${gone}`, as(admin))).status).toBe(404);
    const left = async (table: string) =>
      into(table).whereIn('chat_id', [kept, gone]).distinct().pluck('chat_id');
    for (const table of ['inbox_notes', 'inbox_seats', 'inbox_messages'])
      expect([table, await left(table)]).toEqual([table, [kept]]);
  });

  it('also while their owner brings some of them back', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const id = await createPet();
      await deletePet(DAYS_30 + 1, id);
      ids.push(id);
    }
    const wanted = ids.slice(4, 9);
    const [, ...replies] = await Promise.all([
      sweep(own.info),
      ...wanted.map((id) => post(`/pet-records/${id}/restore`, as())),
    ]);
    for (const { status } of replies) expect([200, 404]).toContain(status);
    const back = wanted.filter((_id, at) => replies[at]?.status === 200);
    expect(await into('pets').whereIn('id', ids).orderBy('id').pluck('id')).toEqual(back);
  });
});
