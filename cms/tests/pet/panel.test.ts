import { beforeAll, describe, expect, it } from 'vitest';
import { PET_FIELDS } from '@hearthside/contract/pet/fields';
import { db } from '../harness/database';
import { makeMember } from '../harness/members';
import { addProvider, linkToTeam, makeDocument, makeEntry, makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const STRAPI = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'status',
  'createdBy',
  'updatedBy',
  'localizations',
];
const CONTACT = ['pet', 'firstName', 'lastName', 'phoneNumber', 'address', 'member'];

/** What the panel shows of pets: the table of each type, and its fields beside Strapi's own. */
const TYPES: readonly [uid: string, table: string, fields: readonly string[]][] = [
  ['api::pet.pet', 'pets', [...PET_FIELDS, 'routine', 'owner', 'trust', 'deletedAt', 'deletedBy']],
  [
    'api::pet.pet-entry',
    'pet_entries',
    [
      'pet',
      'date',
      'kind',
      'initial',
      'description',
      'location',
      'outcomeDate',
      'outcomeEmail',
      'details',
      'author',
      'authorName',
      'deletedAt',
    ],
  ],
  ['api::pet.pet-document', 'pet_documents', ['pet', 'title', 'kind']],
  ['api::pet.care-team-member', 'pet_care_team', [...CONTACT, 'role']],
  ['api::pet.service-provider', 'pet_service_providers', [...CONTACT, 'serviceRole']],
];
const UIDS = TYPES.map(([uid]) => uid);
const PRIVATE = /^(nameKey|sortKey|searchKey|ownWords|version|picture|file)$/;
/** What must not come along with the owner, the linked member or the pet of a row either. */
const SECRET = /"(password|passwordHash|resetPasswordToken|confirmationToken|picture|file)"/;

beforeAll(async () => {
  const owner = await makeMember();
  const pet = await makePet({ owner, trust: await makeTrust() });
  await makeEntry(pet.id);
  await makeDocument(pet.id);
  await linkToTeam(pet.id, 'foster', (await makeMember({ role: 'foster' })).id);
  await addProvider(pet.id, 'groomer');
});

async function signInAs(role: 'strapi-super-admin' | 'strapi-editor'): Promise<PanelPerson> {
  const { email, password } = panelAccount(role);
  return panelSignIn(email, password);
}
const newest = async (panel: PanelPerson, uid: string) => {
  const { body } = await panel.get(`${listOf(uid)}?pageSize=1&sort=id:DESC`);
  return body.results[0] as Record<string, unknown>;
};

describe('in the panel an admin', () => {
  let panel: PanelPerson;
  beforeAll(async () => {
    panel = await signInAs('strapi-super-admin');
  });

  it.each(TYPES)('reads %s, with nothing that is not shown', async (uid, table, fields) => {
    const shown = [...STRAPI, ...fields];
    const list = await panel.get(`${listOf(uid)}?pageSize=100`);
    const kept = Number((await db(table).count({ rows: '*' }))[0]?.rows);
    expect([list.status, list.body.pagination.total]).toEqual([200, kept]);
    expect(kept).toBeGreaterThan(0);
    for (const row of list.body.results)
      expect(shown).toEqual(expect.arrayContaining(Object.keys(row)));
    const { documentId } = await newest(panel, uid);
    const one = await panel.get(`${listOf(uid)}/${String(documentId)}`);
    expect(one.status).toBe(200);
    expect(shown).toEqual(expect.arrayContaining(Object.keys(one.body.data)));
    // And everything that is meant to be shown is.
    expect(Object.keys(one.body.data)).toEqual(expect.arrayContaining([...fields]));
    for (const { body } of [list, one]) expect(JSON.stringify(body)).not.toMatch(SECRET);
    expect(Object.keys(one.body.data).filter((name) => PRIVATE.test(name))).toEqual([]);
  });

  it.each(TYPES)('meets %s in words, in a form without secrets', async (uid, _table, fields) => {
    const { body } = await panel.get(`/content-manager/content-types/${uid}/configuration`);
    const { layouts, metadatas } = body.data.contentType;
    const inForm: string[] = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect([...inForm].sort()).toEqual([...fields].sort());
    for (const name of [...inForm, ...layouts.list]) {
      // A field without words of its own is called by its name.
      expect([name, metadatas[name].list.label]).not.toEqual([name, name]);
    }
    for (const name of inForm) expect(metadatas[name].edit.editable).toBe(false);
  });

  it.each([
    ['api::pet.pet', 'nameKey'],
    ['api::pet.pet', 'searchKey'],
    ['api::pet.pet', 'version'],
    ['api::pet.pet-entry', 'searchKey'],
    ['api::pet.pet-document', 'searchKey'],
  ])('cannot find out of %s the %s by filtering', async (uid, field) => {
    const plain = await panel.get(listOf(uid));
    const filtered = await panel.get(`${listOf(uid)}?filters[${field}][$startsWith]=zzzz`);
    expect([filtered.status, filtered.body.pagination?.total]).toEqual([
      200,
      plain.body.pagination.total,
    ]);
  });

  it.each(UIDS)('cannot write %s in any way', async (uid) => {
    const before = await newest(panel, uid);
    const documentId = String(before.documentId);
    const one = `${listOf(uid)}/${documentId}`;
    const ids = { documentIds: [documentId] };
    const words = { name: 'X', title: 'X', firstName: 'X', description: 'X', breed: 'X' };
    const tries = await Promise.all([
      panel.send('POST', listOf(uid), words),
      panel.send('PUT', one, words),
      panel.send('DELETE', one),
      panel.send('POST', `${listOf(uid)}/clone/${documentId}`, {}),
      panel.send('POST', `${listOf(uid)}/auto-clone/${documentId}`, {}),
      panel.send('POST', `${listOf(uid)}/actions/bulkDelete`, ids),
      panel.send('POST', `${listOf(uid)}/actions/bulkPublish`, ids),
      panel.send('POST', `${listOf(uid)}/actions/publish`, {}),
      panel.send('POST', `${one}/actions/publish`, {}),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
    expect(await newest(panel, uid)).toEqual(before);
  });
});

describe('in the panel an editor', () => {
  it('finds nothing of pets', async () => {
    const panel = await signInAs('strapi-editor');
    const { body } = await panel.get('/admin/users/me/permissions');
    expect(JSON.stringify(body)).not.toContain('api::pet');
    for (const uid of UIDS) {
      const [row] = await db(TYPES.find(([one]) => one === uid)?.[1] ?? '').limit(1);
      const place = `${listOf(uid)}/${row.document_id}`;
      for (const reply of [
        await panel.get(listOf(uid)),
        await panel.get(place),
        await panel.send('PUT', place, { name: 'X' }),
        await panel.send('DELETE', place),
      ]) {
        expect([uid, reply.status]).toEqual([uid, 403]);
      }
    }
  });
});
