import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../access/actor';
import { transaction } from '../../../db/transaction';
import { workOnPicture } from '../../../file/pictures';
import { services } from '../../../services';
import { petAccess } from './pet-access';
import { aboutPet } from './pet-row';
import { visibleTo } from './pet-visibility';
import { PET_UID } from './pet-uid';

/** A pet's picture. */
export function petPictures(strapi: Core.Strapi) {
  const { petFor, lockedPetFor } = petAccess(strapi);
  const files = () => services(strapi).file;

  /** Puts a picture in the place of the one before, and tells which that was; of two at once each gets another. */
  async function swap(member: Actor, id: number, picture: number | null): Promise<number | null> {
    return transaction(strapi, async () => {
      const pet = await lockedPetFor(member, id, 'change');
      if (pet.pictureId === picture) return null;
      await strapi.db.query(PET_UID).update({ where: { id }, data: { picture } });
      const about = aboutPet(pet);
      await services(strapi).history.record({ by: member.id, action: 'picture', about });
      return pet.pictureId;
    });
  }

  return {
    /** Sets a pet's picture from whatever image was chosen. */
    async setPicture(member: Actor, id: number, upload: { path: string }) {
      const pet = await petFor(member, id, 'change');
      const bytes = await workOnPicture(strapi, 'square', { path: upload.path });
      const added = await files().add({
        bytes,
        title: `${pet.name}.webp`,
        mime: 'image/webp',
        extension: 'webp',
        owner: member.id,
      });
      const before = await swap(member, id, added.id).catch(async (error: unknown) => {
        await files().discard([added.id]);
        throw error;
      });
      await files().discard([before]);
    },

    async removePicture(member: Actor, id: number) {
      await petFor(member, id, 'change');
      await files().discard([await swap(member, id, null)]);
    },

    /** Whether a member may see the pet whose picture this is. */
    async showsPicture(member: Actor, key: string): Promise<boolean> {
      // No session is asked for at a picture's link, so nothing before has asked for the permission.
      if (!can(member, 'pet_records')) return false;
      const [sql, ...values] = visibleTo(member);
      const row: unknown = await strapi.db
        .connection('pets as p')
        .join('portal_files as f', 'f.id', 'p.picture_id')
        .where('f.key', key)
        .whereRaw(sql, values)
        .first('p.id');
      return row !== undefined;
    },
  };
}
