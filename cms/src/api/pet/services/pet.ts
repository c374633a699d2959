/** Pets with all that belongs to them: people around them, entries, documents, pictures, history. */
import type { Core } from '@strapi/strapi';
import type { PetForm } from '@hearthside/contract/pet';
import type { PetSave } from '@hearthside/contract/pet-endpoints';
import type { Actor } from '../../../auth/actor';
import * as historyService from '../../history/services/history';
import { teamOf, providersOf } from '../domain/contacts';
import * as creating from '../domain/creating';
import * as linking from '../domain/linking';
import { type LinkedAs } from '../domain/linking';
import { petFor } from '../domain/pet-access';
import * as petPictures from '../domain/pet-pictures';
import { toPet, revisionOf, rightsIn, trustIn } from '../domain/pet-row';
import * as petTrash from '../domain/pet-trash';
import { ownsPets } from '../domain/pet-trusts';
import * as saving from '../domain/saving';
import { refuse } from '../../../http/refuse';

export { entries, addEntry, saveEntry, removeEntry, restoreEntry } from '../domain/entries';
export { documents, addDocument, documentFile, removeDocument } from '../domain/documents';
export { followInPet } from '../domain/following-profiles';
export { trusts } from '../domain/pet-trusts';
export { nameExists } from '../domain/creating';
export { remove, trash } from '../domain/pet-trash';
export { petPage as list } from '../domain/pet-page';

export async function detail(strapi: Core.Strapi, member: Actor, id: number) {
  const row = await petFor(strapi, member, id, 'see');
  const [careTeam, serviceProviders] = await Promise.all([
    teamOf(strapi, id),
    providersOf(strapi, id),
  ]);
  return {
    pet: toPet(row, member.id),
    careTeam,
    serviceProviders,
    petTrust: trustIn(row),
    ...rightsIn(row, member),
    revision: revisionOf(row),
  };
}

export const create = async (strapi: Core.Strapi, member: Actor, form: PetForm) =>
  detail(strapi, member, await creating.create(strapi, member, form));

export async function save(strapi: Core.Strapi, member: Actor, id: number, given: PetSave) {
  await saving.save(strapi, member, id, given);
  return detail(strapi, member, id);
}

export async function restore(strapi: Core.Strapi, member: Actor, id: number) {
  await petTrash.restore(strapi, member, id);
  return detail(strapi, member, id);
}

export async function savePicture(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  upload: { path: string },
) {
  await petPictures.setPicture(strapi, member, id, upload);
  return detail(strapi, member, id);
}

export async function removePicture(strapi: Core.Strapi, member: Actor, id: number) {
  await petPictures.removePicture(strapi, member, id);
  return detail(strapi, member, id);
}

/** Members who can be linked, for whoever has people to link. */
export async function people(
  strapi: Core.Strapi,
  member: Actor,
  { as, search }: { as: LinkedAs; search: string },
) {
  if (!(await ownsPets(strapi, member))) {
    throw refuse.notAllowed('Only owners and admins link members to a pet.');
  }
  return linking.linkable(strapi, as, search);
}

/** What has happened to a pet, for whoever may see it. */
export async function changes(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  asked: { page: number; limit: number },
) {
  await petFor(strapi, member, id, 'see');
  return historyService.list(strapi, { ...asked, search: '', kind: 'pet', about: id });
}
