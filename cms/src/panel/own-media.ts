import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refuse } from '../http/refuse';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const UPDATE = 'plugin::upload.assets.update';

interface Made {
  createdBy: { id: number; roles: { id: number }[] } | null;
}
interface Folder extends Made {
  path: string;
}
interface Permissions {
  createPermissionsManager(wanted: { ability: unknown; action: string; model: string }): {
    ability: { cannot(action: string, subject: unknown): boolean };
    toSubject(entity: unknown): unknown;
  };
}

/** Strapi's own condition needs a file's creator and the creator's roles. */
const CREATOR = { createdBy: { select: ['id'], populate: { roles: { select: ['id'] } } } };

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter(Number.isSafeInteger);

/** The folders themselves, and every folder and file in them at any depth. */
async function contentsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Made[]> {
  if (ids.length === 0) return [];
  const folders: Folder[] = await strapi.db
    .query(FOLDER)
    .findMany({ where: { id: { $in: ids } }, populate: CREATOR });
  const within = (column: string) => ({
    $or: folders.flatMap(({ path }) => [
      { [column]: path },
      { [column]: { $startsWith: `${path}/` } },
    ]),
  });
  if (folders.length === 0) return [];
  return [
    ...folders,
    ...(await strapi.db.query(FOLDER).findMany({ where: within('path'), populate: CREATOR })),
    ...(await strapi.db.query(FILE).findMany({ where: within('folderPath'), populate: CREATOR })),
  ];
}

/**
 * Checks for each file and folder what Strapi checks only for a single file: whether this user may change it. In
 * bulk, or through the folder around them, Strapi would let an editor delete and move other people's uploads.
 * @throws 403, before anything is changed
 */
export async function requireOwnMedia(
  strapi: Core.Strapi,
  ctx: Context,
  asked: { fileIds?: unknown; folderIds?: unknown },
) {
  const permissions = strapi.service('admin::permission') as unknown as Permissions;
  const { ability, toSubject } = permissions.createPermissionsManager({
    ability: ctx.state.userAbility,
    action: UPDATE,
    model: FILE,
  });
  const files: Made[] = await strapi.db
    .query(FILE)
    .findMany({ where: { id: { $in: idsIn(asked.fileIds ?? []) } }, populate: CREATOR });
  const all = [...files, ...(await contentsOf(strapi, idsIn(asked.folderIds ?? [])))];
  if (all.some((one) => ability.cannot(UPDATE, toSubject(one))))
    throw refuse.notAllowed('Only the person who added a file or folder can move or delete it.');
}
