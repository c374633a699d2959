/** A pet's picture. */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../auth/actor';
import { transaction } from '../../../db/transaction';
import { workOnPicture } from '../../../file/pictures';
import * as fileService from '../../file/services/file';
import { lockedPetFor, petFor } from './pet-access';
import { recordOfPet } from './pet-changes';
import { aboutPet } from './pet-row';
import { visibleTo } from '../policy';
import { PET_UID } from '../rules/pet-uid';

/** Replaces a picture and returns the previous one. Concurrent calls each get a different one. */
async function swap(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  picture: number | null,
): Promise<number | null> {
  return transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, id, 'change');
    if (pet.pictureId === picture) return null;
    await strapi.db.query(PET_UID).update({ where: { id }, data: { picture } });
    const about = aboutPet(pet);
    await recordOfPet(strapi, { by: member.id, action: 'picture', about });
    return pet.pictureId;
  });
}

/** Sets a pet's picture from whatever image was chosen. */
export async function setPicture(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  upload: { path: string },
) {
  const pet = await petFor(strapi, member, id, 'change');
  const bytes = await workOnPicture(strapi, 'square', { path: upload.path });
  const added = await fileService.add(strapi, {
    bytes,
    title: `${pet.name}.webp`,
    mime: 'image/webp',
    extension: 'webp',
    owner: member.id,
  });
  const before = await swap(strapi, member, id, added.id).catch(async (error: unknown) => {
    await fileService.discard(strapi, [added.id]);
    throw error;
  });
  await fileService.discard(strapi, [before]);
}

export async function removePicture(strapi: Core.Strapi, member: Actor, id: number) {
  await petFor(strapi, member, id, 'change');
  await fileService.discard(strapi, [await swap(strapi, member, id, null)]);
}

/** Whether a member may see the pet whose picture this is. */
export async function showsPicture(
  strapi: Core.Strapi,
  member: Actor,
  key: string,
): Promise<boolean> {
  // A picture's link requires no session, so the permission has not been checked yet.
  if (!can(member, 'pet_records')) return false;
  const [sql, ...values] = visibleTo(member);
  const row: unknown = await strapi.db
    .connection('pets as p')
    .join('portal_files as f', 'f.id', 'p.picture_id')
    .where('f.key', key)
    .whereRaw(sql, values)
    .first('p.id');
  return row !== undefined;
}
