import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { controller } from '../../../http/controller';
import { sendFile } from '../../../file/send-file';
import * as petService from '../services/pet';

export default controller(petEndpoints, (strapi) => ({
  list: ({ member, query }) => petService.list(strapi, member, query),
  create: ({ member, body }) => petService.create(strapi, member, body),
  checkName: async ({ member, query }) => ({
    exists: await petService.nameExists(strapi, member, query),
  }),
  trusts: ({ member, query }) => petService.trusts(strapi, member, query.search),
  people: async ({ member, query }) => ({ people: await petService.people(strapi, member, query) }),
  trash: ({ member, query }) => petService.trash(strapi, member, query),
  emergencySheets: ({ member }) => petService.emergencySheets(strapi, member),
  detail: ({ member, params }) => petService.detail(strapi, member, params.id),
  save: async ({ member, params, body }) => {
    // Each of these can notify people who did not ask for it.
    if (body.petTrust ?? body.careTeam ?? body.serviceProviders)
      await countAttempt('pet_sharing_by_account', String(member.id));
    return petService.save(strapi, member, params.id, body);
  },
  saveRoutine: ({ member, params, body }) =>
    petService.saveRoutine(strapi, member, params.id, body),
  remove: ({ member, params }) => petService.remove(strapi, member, params.id),
  restore: ({ member, params }) => petService.restore(strapi, member, params.id),
  changes: ({ member, params, query }) => petService.changes(strapi, member, params.id, query),
  savePicture: ({ member, params, file }) =>
    petService.savePicture(strapi, member, params.id, file),
  removePicture: ({ member, params }) => petService.removePicture(strapi, member, params.id),
  entries: ({ member, params, query }) => petService.entries(strapi, member, params.petId, query),
  weights: ({ member, params }) => petService.weights(strapi, member, params.petId),
  addEntry: ({ member, params, body }) => petService.addEntry(strapi, member, params.petId, body),
  saveEntry: ({ member, params, body }) =>
    petService.saveEntry(strapi, member, params.petId, params.recordId, body),
  removeEntry: ({ member, params }) =>
    petService.removeEntry(strapi, member, params.petId, params.recordId),
  restoreEntry: ({ member, params }) =>
    petService.restoreEntry(strapi, member, params.petId, params.recordId),
  addEntryFile: ({ member, params, file }) =>
    petService.addEntryFile(strapi, member, params.petId, params.recordId, file),
  removeEntryFile: ({ member, params }) =>
    petService.removeEntryFile(strapi, member, params.petId, params.recordId, params.fileId),
  addComment: ({ member, params, body }) =>
    petService.addComment(strapi, member, params.petId, params.recordId, body.content),
  removeComment: ({ member, params }) => petService.removeComment(strapi, member, params),
  restoreComment: ({ member, params }) => petService.restoreComment(strapi, member, params),
  photos: ({ member, params, query }) => petService.photos(strapi, member, params.petId, query),
  documents: ({ member, params, query }) =>
    petService.documents(strapi, member, params.petId, query),
  addDocument: ({ member, params, body, file }) =>
    petService.addDocument(strapi, member, params.petId, file, body),
  readDocument: async ({ member, params, ctx }) =>
    sendFile(ctx, await petService.documentFile(strapi, member, params.petId, params.docId)),
  removeDocument: ({ member, params }) =>
    petService.removeDocument(strapi, member, params.petId, params.docId),
}));
