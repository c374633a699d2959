/** Pets with everything that belongs to them: contacts, entries, documents, pictures, history. */
import type { Core } from '@strapi/strapi';
import type { PetForm } from '@hearthside/contract/pet/fields';
import type { RoutineForm } from '@hearthside/contract/pet/routine';
import type { PetSave } from '@hearthside/contract/pet/endpoints';
import type { Actor } from '../../../auth/actor';
import * as historyService from '../../history/services/history';
import { teamOf, providersOf } from '../data/contacts';
import * as creating from '../data/creating';
import * as linking from '../data/linking';
import { type LinkedAs } from '../data/linking';
import { petFor } from '../data/pet-access';
import * as petPictures from '../data/pet-pictures';
import { medicationsOf } from '../data/medications';
import { messageable } from '../data/messageable';
import { detailRights, toPet, revisionOf, routineIn, trustIn } from '../data/pet-row';
import * as petTrash from '../data/pet-trash';
import { ownsPets } from '../data/pet-trusts';
import * as routine from '../data/routine';
import * as saving from '../data/saving';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';

export { entries, addEntry, saveEntry, removeEntry, restoreEntry } from '../data/entries/entries';
export { addEntryFile, bindEntryFile, removeEntryFile } from '../data/entries/entry-file-changes';
export { addComment, removeComment, restoreComment } from '../data/entries/entry-comment-changes';
export { photos } from '../data/entries/entry-files';
export { weights } from '../data/entries/entry-weights';
export {
  documents,
  addDocument,
  bindDocument,
  documentFile,
  keepDocument,
  removeDocument,
} from '../data/documents';
export { saveEntryFile } from '../data/entries/save-entry-file';
export { emergencySheets } from '../data/emergency-sheets';
export { updateProfileInPet } from '../data/linked-profiles';
export { trusts } from '../data/pet-trusts';
export { nameExists } from '../data/creating';
export { ownedBy } from '../data/pet-dependents';
export { remove, trash } from '../data/pet-trash';
export { petPage as list } from '../data/pet-page';

/** A pet as this member may see it. @throws 404 for a pet that they may not see */
export async function detail(strapi: Core.Strapi, member: Actor, id: number) {
  const row = await petFor(strapi, member, id, 'see');
  const today = await office.today(strapi);
  const [careTeam, serviceProviders, medications, reached] = await Promise.all([
    teamOf(strapi, id),
    providersOf(strapi, id),
    medicationsOf(strapi, [id], today),
    messageable(strapi, member, id),
  ]);
  return {
    pet: toPet(row, member.id, today),
    careTeam,
    serviceProviders,
    petTrust: trustIn(row),
    routine: routineIn(row),
    ...medications(id),
    messageable: reached,
    ...detailRights(row, member),
    revision: revisionOf(row),
  };
}

/** Adds a pet, to its owner's other ones. @throws 409 if one of them has its name */
export const create = async (strapi: Core.Strapi, member: Actor, form: PetForm) =>
  detail(strapi, member, await creating.create(strapi, member, form));

/** Saves the given parts together or not at all. @throws 409 if it has changed meanwhile, or a name is taken */
export async function save(strapi: Core.Strapi, member: Actor, id: number, given: PetSave) {
  await saving.save(strapi, member, id, given);
  return detail(strapi, member, id);
}

/** Replaces the whole routine. @throws 409 if it has changed meanwhile */
export async function saveRoutine(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  given: RoutineForm,
) {
  await routine.saveRoutine(strapi, member, id, given);
  return detail(strapi, member, id);
}

/** Restores a pet from the trash. @throws 409 if its owner has given its name to another pet since */
export async function restore(strapi: Core.Strapi, member: Actor, id: number) {
  await petTrash.restore(strapi, member, id);
  return detail(strapi, member, id);
}

/** @throws 400 for what is no picture */
export async function savePicture(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  upload: { path: string },
) {
  await petPictures.setPicture(strapi, member, id, upload);
  return detail(strapi, member, id);
}

/** A pet without a picture stays without one. */
export async function removePicture(strapi: Core.Strapi, member: Actor, id: number) {
  await petPictures.removePicture(strapi, member, id);
  return detail(strapi, member, id);
}

/** Members who can be linked, for callers who have contacts to link. */
export async function people(
  strapi: Core.Strapi,
  member: Actor,
  { as, search }: { as: LinkedAs; search: string },
) {
  if (!(await ownsPets(strapi, member))) {
    throw refuse.notAllowed('Only owners and admins can link members to a pet.');
  }
  return linking.linkable(strapi, as, search);
}

/** A pet's history, for members who may see it. */
export async function changes(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  asked: { page: number; limit: number },
) {
  await petFor(strapi, member, id, 'see');
  return historyService.list(strapi, { ...asked, search: '', kind: 'pet', about: id });
}
