import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockRow } from '../../../access/lock-row';
import { runQuery } from '../../../access/run-query';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { workOnPicture } from '../../../file/pictures';
import { services } from '../../../services';
import { memberAccess } from './member-access';
import { aboutMember, nameIn } from './member-name';
import { toMe } from './member-row';

/** A member's own picture. */
export function pictures(strapi: Core.Strapi) {
  const { rowOf } = memberAccess(strapi);

  /**
   * Puts a picture in the place of the one before and tells which that was, to be forgotten. Of two at
   * once each gets another.
   */
  const swapPicture = (id: number, pictureId: number | null): Promise<number | null> =>
    transaction(strapi, async () => {
      if (!(await lockRow(strapi, 'up_users', id))) throw refuse.notFound();
      const row = (knex: Knex) => knex('up_users').where({ id });
      const found: { picture_id: number | null } = await runQuery(strapi, (knex) =>
        row(knex).first('picture_id'),
      );
      const { picture_id: before } = found;
      if (before === pictureId) return null;
      await runQuery(strapi, (knex) => row(knex).update({ picture_id: pictureId }));
      const about = aboutMember(await rowOf(id));
      await services(strapi).history.record({ by: id, action: 'picture', about });
      return before;
    });

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
      return toMe(await rowOf(id));
    },

    async removePicture(id: number) {
      const before = await swapPicture(id, null);
      await services(strapi).file.discard([before]);
      return toMe(await rowOf(id));
    },
  };
}
