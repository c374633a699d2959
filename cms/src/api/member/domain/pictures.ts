import type { Core } from '@strapi/strapi';
import { refuse } from '../../../access/refuse';
import { workOnPicture } from '../../../file/pictures';
import { services } from '../../../services';
import { memberAccess } from './member-access';
import { nameIn } from './member-name';
import { meIn } from './member-row';

/** A member's own picture. */
export function pictures(strapi: Core.Strapi) {
  const { rowOf } = memberAccess(strapi);

  /**
   * Puts a picture in the place of the one before and tells which that was, to be forgotten. Of two at
   * once each gets another.
   */
  async function swapPicture(id: number, pictureId: number | null): Promise<number | null> {
    const row = () => strapi.db.connection('up_users').where({ id });
    const found: { picture_id: number | null } | undefined = await row().first('picture_id');
    if (!found) throw refuse.notFound();
    const { picture_id: before } = found;
    const swapped = await row().where({ picture_id: before }).update({ picture_id: pictureId });
    return swapped === 0 ? swapPicture(id, pictureId) : before;
  }

  return {
    /** Sets a member's picture from whatever image they chose; the one before is forgotten. */
    async setPicture(id: number, file: { path: string; title: string }) {
      const bytes = await workOnPicture(strapi, 'square', { path: file.path });
      const added = await services(strapi).file.add({
        bytes,
        title: `${nameIn(await rowOf(id))}.webp`,
        mime: 'image/webp',
        extension: 'webp',
        owner: id,
      });
      const { file: files } = services(strapi);
      const before = await swapPicture(id, added.id).catch(async (error) => {
        await files.discard([added.id]);
        throw error;
      });
      await files.discard([before]);
      return meIn(await rowOf(id));
    },

    async removePicture(id: number) {
      const before = await swapPicture(id, null);
      await services(strapi).file.discard([before]);
      return meIn(await rowOf(id));
    },
  };
}
