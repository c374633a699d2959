import sharp from 'sharp';
import { makeMember, unique } from '../../harness/members';
import {
  goodPet,
  makeComment,
  makeDocument,
  makeEntry,
  makeEntryFile,
  makePet,
  PDF,
  providerRow,
  teamRow,
  type NewPet,
} from '../../harness/pets';
import { fileForm } from '../../harness/picture';
import { makeTrust } from '../../harness/trusts';
import type { PetRelation } from '../expectation';
import { NONE, type Example } from './example';

/** The relations of ruling 6, in addition to those that every object has. */
export type PetMake = (
  caller: { id: number; role: string },
  relation: PetRelation,
) => Promise<Example> | Example;

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d6b58' } })
  .png()
  .toBuffer();
const someone = await makeMember();
await makePet({ owner: someone });

/** What no call changes is planted once, because the matrix makes some thousand calls. */
const planted = new Map<string, Promise<number>>();
function once(key: string, plant: () => Promise<number>): Promise<number> {
  const known = planted.get(key) ?? plant();
  planted.set(key, known);
  return known;
}

/** A pet to which the caller has this relation, or none. */
async function pet(
  caller: { id: number; role: string },
  relation: PetRelation,
  columns: NewPet['columns'] = {},
): Promise<number> {
  if (relation === 'none') return NONE;
  const wanted: NewPet = { owner: someone, columns };
  const plant = async () => (await makePet(wanted)).id;
  if (!caller.id || relation === 'other') {
    const strangers = () => once(`a stranger's ${Object.keys(columns)}`, plant);
    return caller.role === 'admin' ? plant() : strangers();
  }
  if (relation === 'own') wanted.owner = { ...someone, id: caller.id };
  if (relation === 'care_team') wanted.team = { caretaker: caller };
  if (relation === 'same_trust') wanted.trust = await makeTrust([caller]);
  if (relation === 'provider') wanted.vet = caller;
  return plant();
}

/** Reads such a pet. */
const look =
  (end = ''): PetMake =>
  async (caller, relation) => {
    const key = `${caller.id} ${relation}`;
    return { path: `/pet-records/${await once(key, () => pet(caller, relation))}${end}` };
  };

/** Changes such a pet. */
const change =
  (end = '', ask: () => Example['ask'] = () => ({})): PetMake =>
  async (caller, relation) => ({
    path: `/pet-records/${await pet(caller, relation)}${end}`,
    ask: ask(),
  });

/** A call about an entry or a document of such a pet. */
const aboutPart =
  (
    folder: string,
    plant: (petId: number) => Promise<number>,
    end = '',
    ask: Example['ask'] = {},
  ): PetMake =>
  async (caller, relation) => {
    const petId = await pet(caller, relation);
    const part = relation === 'none' ? NONE : await plant(petId);
    return { path: `/pet-records/${petId}/${folder}/${part}${end}`, ask };
  };

/** A call about something that hangs on an entry of such a pet. Whoever may comment there has written the comment. */
const aboutPartOfEntry =
  (
    folder: 'files' | 'comments',
    plant: (entryId: number, petId: number, caller: { id: number }) => Promise<number>,
    end = '',
  ): PetMake =>
  async (caller, relation) => {
    const petId = await pet(caller, relation);
    const entry = relation === 'none' ? NONE : await makeEntry(petId);
    const mine = relation === 'own' || caller.role === 'admin';
    const part =
      relation === 'none' ? NONE : await plant(entry, petId, mine && caller.id ? caller : someone);
    return { path: `/pet-records/${petId}/records/${entry}/${folder}/${part}${end}` };
  };

const document = async (petId: number) => (await makeDocument(petId)).id;
const paper = () => {
  const form = fileForm(PDF, 'paper.pdf', 'application/pdf');
  form.append('title', 'Vaccination');
  return form;
};
const save = () => ({
  pet: { color: 'Brindle' },
  careTeam: [teamRow('foster')],
  serviceProviders: [providerRow('groomer')],
  petTrust: { name: unique('Trust ') },
});
const ofOwn =
  (path: string): PetMake =>
  async (caller) => {
    await pet(caller, 'own');
    return { path };
  };

export const petExamples: Record<string, PetMake> = {
  'POST /inbox/pet-chats': async (caller, relation) => ({
    path: '/inbox/pet-chats',
    ask: { body: { petId: await pet(caller, relation) } },
  }),
  'GET /pet-records': () => ({}),
  'POST /pet-records': (caller) => ({
    ask: { body: goodPet(caller.role === 'admin' ? { ownerId: someone.id } : {}) },
  }),
  'GET /pet-records/check-name': () => ({ ask: { query: { name: 'Bella' } } }),
  'GET /pet-records/trusts': ofOwn('/pet-records/trusts'),
  'GET /pet-records/people': ofOwn('/pet-records/people'),
  'GET /pet-records/trash': () => ({}),
  'GET /pet-records/emergency-sheets': () => ({}),
  'GET /pet-records/:id': look(),
  'PATCH /pet-records/:id': change('', () => ({ body: save() })),
  'PUT /pet-records/:id/routine': change('/routine', () => ({
    body: { lines: [{ what: 'Breakfast' }] },
  })),
  'DELETE /pet-records/:id': async (caller, relation) => {
    if (relation === 'own') await pet(caller, relation);
    return { path: `/pet-records/${await pet(caller, relation)}` };
  },
  'POST /pet-records/:id/restore': async (caller, relation) => ({
    path: `/pet-records/${await pet(caller, relation, { deleted_at: new Date() })}/restore`,
  }),
  'GET /pet-records/:id/history': look('/history'),
  'PUT /pet-records/:id/picture': change('/picture', () => ({
    body: fileForm(png, 'pet.png', 'image/png'),
  })),
  'DELETE /pet-records/:id/picture': change('/picture'),
  'GET /pet-records/:petId/records': look('/records'),
  'GET /pet-records/:petId/weights': look('/weights'),
  'POST /pet-records/:petId/records': change('/records', () => ({
    body: { date: '2026-03-14', location: 'zoom' },
  })),
  'PATCH /pet-records/:petId/records/:recordId': aboutPart('records', makeEntry, '', {
    body: { description: 'Better' },
  }),
  'DELETE /pet-records/:petId/records/:recordId': aboutPart('records', makeEntry),
  'POST /pet-records/:petId/records/:recordId/restore': aboutPart(
    'records',
    (petId) => makeEntry(petId, { deleted_at: new Date() }),
    '/restore',
  ),
  'POST /pet-records/:petId/records/:recordId/files': async (caller, relation) => ({
    ...(await aboutPart('records', makeEntry, '/files')(caller, relation)),
    ask: { body: fileForm(png, 'paw.png', 'image/png') },
  }),
  'DELETE /pet-records/:petId/records/:recordId/files/:fileId': aboutPartOfEntry(
    'files',
    async (entryId, petId) => (await makeEntryFile(petId, entryId)).id,
  ),
  'POST /pet-records/:petId/records/:recordId/comments': aboutPart(
    'records',
    makeEntry,
    '/comments',
    { body: { content: 'Thank you.' } },
  ),
  'DELETE /pet-records/:petId/records/:recordId/comments/:commentId': aboutPartOfEntry(
    'comments',
    (entryId, petId, { id }) => makeComment(petId, entryId, id),
  ),
  'POST /pet-records/:petId/records/:recordId/comments/:commentId/restore': aboutPartOfEntry(
    'comments',
    (entryId, petId, { id }) => makeComment(petId, entryId, id, { deleted_at: new Date() }),
    '/restore',
  ),
  'GET /pet-records/:petId/photos': look('/photos'),
  'GET /pet-records/:petId/documents-and-forms': look('/documents-and-forms'),
  'POST /pet-records/:petId/documents-and-forms': change('/documents-and-forms', () => ({
    body: paper(),
  })),
  'GET /pet-records/:petId/documents-and-forms/:docId/file': aboutPart(
    'documents-and-forms',
    document,
    '/file',
  ),
  'DELETE /pet-records/:petId/documents-and-forms/:docId': aboutPart(
    'documents-and-forms',
    document,
  ),
};
