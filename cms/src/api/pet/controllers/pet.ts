import { petEndpoints } from '@hearthside/contract/pet-endpoints';
import { controller } from '../../../access/controller';
import { sendFile } from '../../../file/send-file';

export default controller(petEndpoints, 'pet', (pets) => ({
  list: ({ member, query }) => pets.list(member, query),
  create: ({ member, body }) => pets.create(member, body),
  checkName: async ({ member, query }) => ({ exists: await pets.nameExists(member, query) }),
  trusts: ({ member, query }) => pets.trusts(member, query.search),
  people: async ({ member, query }) => ({ people: await pets.people(member, query) }),
  trash: ({ member, query }) => pets.trash(member, query),
  detail: ({ member, params }) => pets.detail(member, params.id),
  save: ({ member, params, body }) => pets.save(member, params.id, body),
  remove: ({ member, params }) => pets.remove(member, params.id),
  restore: ({ member, params }) => pets.restore(member, params.id),
  changes: ({ member, params, query }) => pets.changes(member, params.id, query),
  savePicture: ({ member, params, file }) => pets.savePicture(member, params.id, file),
  removePicture: ({ member, params }) => pets.removePicture(member, params.id),
  entries: ({ member, params, query }) => pets.entries(member, params.petId, query),
  addEntry: ({ member, params, body }) => pets.addEntry(member, params.petId, body),
  saveEntry: ({ member, params, body }) =>
    pets.saveEntry(member, params.petId, params.recordId, body),
  removeEntry: ({ member, params }) => pets.removeEntry(member, params.petId, params.recordId),
  restoreEntry: ({ member, params }) => pets.restoreEntry(member, params.petId, params.recordId),
  documents: ({ member, params, query }) => pets.documents(member, params.petId, query),
  addDocument: ({ member, params, body, file }) =>
    pets.addDocument(member, params.petId, file, body),
  readDocument: async ({ member, params, ctx }) =>
    sendFile(ctx, await pets.documentFile(member, params.petId, params.docId)),
  removeDocument: ({ member, params }) => pets.removeDocument(member, params.petId, params.docId),
}));
