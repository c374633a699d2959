import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { db } from '../harness/database';
import { del, get, type Ask } from '../harness/http';
import { signedIn } from '../harness/members';
import { makeDocument, makePet, PDF, type TestPet } from '../harness/pets';
import { server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { documentsOf, keysOf, read, upload } from './document-files';

const owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' });
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const NOT_THERE = [404, { error: 'This document does not exist.' }];
const list = (petId: number, query: Ask['query'] = {}, { token } = owner) =>
  get(documentsOf(petId), { token, query });
const remove = (petId: number, id: number, { token } = owner) =>
  del(`${documentsOf(petId)}/${id}`, { token });
const urlOf = (petId: number, id: number) => `/api${documentsOf(petId)}/${id}/file`;
const isStored = (key = '') => existsSync(path.join(server.dataDir, 'files', key));
const titlesIn = (body: { documents: { title: string }[] }) =>
  body.documents.map(({ title }) => title);

describe('the list of documents', () => {
  const TITLES = ['Alpha', 'Beta form', 'Gamma', 'Delta', 'Epsilon', 'Z\u00fcrich 100%'];
  let pet: TestPet;
  beforeAll(async () => {
    pet = await makePet({ owner });
    for (const [at, title] of TITLES.entries()) {
      const { id } = await makeDocument(pet.id, title);
      // Two of them at the very same moment: their order must not depend on the page.
      const created_at = new Date(Date.UTC(2026, 2, at === 3 ? 3 : at + 1, 12));
      const search_key = title === 'Z\u00fcrich 100%' ? 'zurich 100%' : title.toLowerCase();
      await db('pet_documents').where({ id }).update({ created_at, search_key });
    }
    await makeDocument((await makePet({ owner })).id, 'Foreign alpha');
  });

  it('is five to a page by date, the newest first unless asked otherwise', async () => {
    const down = [...TITLES].reverse();
    const first = await list(pet.id);
    expect(titlesIn(first.body)).toEqual(down.slice(0, 5));
    expect(first.body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 6 });
    const second = await list(pet.id, { page: 2 });
    expect(titlesIn(second.body)).toEqual(down.slice(5));
    const up = await list(pet.id, { sortOrder: 'asc', limit: 2, page: 2 });
    expect(titlesIn(up.body)).toEqual(TITLES.slice(2, 4));
    expect(up.body.pagination).toEqual({ currentPage: 2, totalPages: 3, total: 6 });
  });

  it('knows beyond its end how much there is', async () => {
    expect((await list(pet.id, { page: 4 })).body).toEqual({
      documents: [],
      pagination: { currentPage: 4, totalPages: 2, total: 6 },
    });
    const found = await list(pet.id, { page: 2, search: 'alpha' });
    expect(found.body.pagination).toEqual({ currentPage: 2, totalPages: 1, total: 1 });
  });

  it.each([
    ['ALPHA', ['Alpha']],
    ['z\u00fcrich', ['Z\u00fcrich 100%']],
    ['zurich', ['Z\u00fcrich 100%']],
    ['%', ['Z\u00fcrich 100%']],
    ['_', []],
    ['foreign', []],
  ])('finds by title: %s', async (search, titles) => {
    const { body } = await list(pet.id, { search });
    expect([titlesIn(body), body.pagination.total]).toEqual([titles, titles.length]);
  });

  it('has these fields and no others', async () => {
    const { body } = await list(pet.id, { search: 'alpha' });
    expect(body.documents).toEqual([
      {
        id: expect.any(Number),
        title: 'Alpha',
        type: 'document',
        size: PDF.length,
        createdAt: '2026-03-01T12:00:00.000Z',
        updatedAt: expect.any(String),
        url: urlOf(pet.id, body.documents[0].id),
      },
    ]);
  });

  it.each([{ page: 0 }, { limit: 101 }, { sortOrder: 'up' }, { type: 'form' }])(
    'takes page, limit, sortOrder and search and nothing else, so not %j',
    async (query) => {
      expect((await list(pet.id, query as Ask['query'])).status).toBe(400);
    },
  );
});

describe('deleting a document', () => {
  it('removes it for good: row, file and bytes', async () => {
    const pet = await makePet({ owner });
    const kept = (await upload(pet.id, owner, { title: 'Kept' })).body;
    const { id, url } = (await upload(pet.id, owner, { title: 'Gone' })).body;
    const [keptKey, key] = await keysOf(pet.id);
    expect([isStored(keptKey), isStored(key)]).toEqual([true, true]);
    const { status, body } = await remove(pet.id, id);
    expect([status, body]).toEqual([200, { id }]);
    expect(await keysOf(pet.id)).toEqual([keptKey]);
    expect(await db('portal_files').where({ key: key ?? '' })).toEqual([]);
    expect([isStored(keptKey), isStored(key)]).toEqual([true, false]);
    expect((await list(pet.id)).body.documents).toEqual([kept]);
    for (const reply of [await read(url, owner), await remove(pet.id, id)]) {
      expect([reply.status, reply.body]).toEqual(NOT_THERE);
    }
  });

  it('by ten at once is done by one', async () => {
    const pet = await makePet({ owner });
    const { id } = (await upload(pet.id, owner)).body;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => remove(pet.id, id, at % 2 ? owner : admin)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    const actions = (await historyOf(admin.token, pet.id, 'pet')).map(({ action }) => action);
    expect(actions).toEqual(['document_deleted', 'document_added']);
  });

  it('is for the owner and admins, and not for everyone who may read it', async () => {
    const [foster, stranger] = [await signedIn({ role: 'foster' }), await signedIn()];
    const pet = await makePet({ owner, team: { foster } });
    const { id } = (await upload(pet.id, owner)).body;
    const before = await snapshot();
    expect((await remove(pet.id, id, foster)).status).toBe(403);
    expect((await upload(pet.id, foster)).status).toBe(403);
    expect((await remove(pet.id, id, stranger)).status).toBe(404);
    expect((await upload(pet.id, stranger)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
    expect((await remove(pet.id, id, admin)).status).toBe(200);
  });
});

it('the history records which documents were added and deleted, and by whom', async () => {
  const pet = await makePet({ owner });
  const { id } = (await upload(pet.id, owner, { title: 'Intake', type: 'form' })).body;
  await remove(pet.id, id, admin);
  const rest = { about: { kind: 'pet', id: pet.id, name: pet.name }, other: null, reason: '' };
  const change = (from: string, to: string) => ({ changes: [{ field: 'Title', from, to }] });
  expect(await historyOf(admin.token, pet.id, 'pet')).toEqual([
    { action: 'document_deleted', by: named(admin), ...change('Intake Form', ''), ...rest },
    { action: 'document_added', by: named(owner), ...change('', 'Intake Form'), ...rest },
  ]);
});

it('the texts of the specification are in the contract letter for letter', () => {
  expect(DOCUMENT_TEXTS).toMatchObject({
    onlyOne: 'Please select only one file at a time',
    tooBig: 'File is too large. Maximum size is 10MB',
    wrongType: 'Invalid file type. Please upload PDF files only.',
    noFile: 'Please select a file to upload',
    noTitle: 'Please enter a title',
  });
});
