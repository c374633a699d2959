/** A member's own picture. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { workOnPicture } from '../../../file/pictures';
import * as historyService from '../../history/services/history';
import * as fileService from '../../file/services/file';
import { rowOf } from '../../../auth/member-access';
import { aboutMember, nameIn } from '../../../text/member-name';
import { toMe } from '../../../auth/member-row';

/**
 * Replaces a member's picture and returns the previous one, to be removed. Concurrent calls each get a different one.
 */
const swapPicture = (
  strapi: Core.Strapi,
  id: number,
  pictureId: number | null,
): Promise<number | null> =>
  transaction(strapi, async () => {
    if (!(await lockRow(strapi, 'up_users', id))) throw refuse.notFound();
    const row = (knex: Knex) => knex('up_users').where({ id });
    const found: { picture_id: number | null } = await runQuery(strapi, (knex) =>
      row(knex).first('picture_id'),
    );
    const { picture_id: before } = found;
    if (before === pictureId) return null;
    await runQuery(strapi, (knex) => row(knex).update({ picture_id: pictureId }));
    const about = aboutMember(await rowOf(strapi, id));
    await historyService.record(strapi, { by: id, action: 'picture', about });
    return before;
  });

/** Sets a member's picture from whatever image they chose, and removes the previous one. */
export async function setPicture(
  strapi: Core.Strapi,
  id: number,
  file: { path: string; title: string },
) {
  const bytes = await workOnPicture(strapi, 'square', { path: file.path });
  const added = await fileService.add(strapi, {
    bytes,
    title: `${nameIn(await rowOf(strapi, id))}.webp`,
    mime: 'image/webp',
    extension: 'webp',
    owner: id,
  });
  const before = await swapPicture(strapi, id, added.id).catch(async (error) => {
    await fileService.discard(strapi, [added.id]);
    throw error;
  });
  await fileService.discard(strapi, [before]);
  return toMe(await rowOf(strapi, id));
}

export async function removePicture(strapi: Core.Strapi, id: number) {
  const before = await swapPicture(strapi, id, null);
  await fileService.discard(strapi, [before]);
  return toMe(await rowOf(strapi, id));
}
