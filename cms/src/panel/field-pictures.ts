/** The pictures that an editor can choose for a field, without uploading them again. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { runQuery } from '../db/run-query';
import { refuse } from '../http/refuse';
import { isMedia, type Schema } from './relation-names';

const FILE = 'plugin::upload.file';
/** How many pictures are offered: a screen or two of them. */
const OFFERED = 24;

interface FileRow {
  id: number;
  name: string;
  ext: string | null;
  mime: string;
  size: number | string;
  url: string;
  width: number | null;
  height: number | null;
  hash: string;
  alternativeText: string | null;
  createdAt: string;
  /** Strapi's input puts it into the picture's address, unless that is signed: a signed one must stay as it is. */
  updatedAt: string;
  isUrlSigned?: boolean;
  formats: unknown;
}

interface Attribute {
  type: string;
  allowedTypes?: readonly string[];
}
interface Model extends Schema {
  collectionName: string;
}
interface Checkers {
  create(of: { userAbility: unknown; model: string }): {
    cannot: { read(entity: null, field: string): boolean };
  };
}

/** The field of a type that holds pictures alone, for an account that may read it. @throws 403, 404 */
function pictureField(strapi: Core.Strapi, ctx: Context): { model: Model; field: string } {
  const { type = '', field = '' } = ctx.params as Record<string, string>;
  const model = strapi.getModel(type as never) as unknown as Model | undefined;
  const attribute = model?.attributes[field] as Attribute | undefined;
  const isPicture = attribute && isMedia(attribute) && attribute.allowedTypes?.join() === 'images';
  if (!model || !isPicture || !('deletedAt' in model.attributes)) throw refuse.notFound();
  const checkers = strapi
    .plugin('content-manager')
    .service('permission-checker') as unknown as Checkers;
  const checker = checkers.create({ userAbility: ctx.state.userAbility, model: type });
  if (checker.cannot.read(null, field)) throw refuse.notAllowed();
  return { model, field };
}

/** The ids of the pictures that entries outside the trash show in the field, the most recently used first. */
const usedIn = (strapi: Core.Strapi, { collectionName, uid }: Model, field: string) =>
  runQuery(strapi, (knex) =>
    knex('files as f')
      .join('files_related_mph as r', 'r.file_id', 'f.id')
      .join(`${collectionName} as e`, 'e.id', 'r.related_id')
      .where({ 'r.related_type': uid, 'r.field': field })
      .whereNull('e.deleted_at')
      .where('f.mime', 'like', 'image/%')
      .groupBy('f.id')
      .orderByRaw('max(e.updated_at) desc, f.id desc')
      .limit(OFFERED)
      .pluck('f.id'),
  ) as Promise<number[]>;

/** The ids of the pictures that this account has uploaded, the newest first. */
const uploadedBy = async (strapi: Core.Strapi, userId: number): Promise<number[]> => {
  const rows: { id: number }[] = await strapi.db.query(FILE).findMany({
    where: { createdBy: userId, mime: { $startsWith: 'image/' } },
    select: ['id'],
    orderBy: { id: 'desc' },
    limit: OFFERED,
  });
  return rows.map(({ id }) => id);
};

interface Files {
  signFileUrls(file: FileRow): Promise<FileRow>;
}

/**
 * Answers with the pictures for a field: those that entries of the type show there, which this account reads anyhow,
 * and those that it has uploaded itself. Other files of the media library stay with their entries (decision 033).
 */
export async function answerFieldPictures(strapi: Core.Strapi, ctx: Context) {
  const { model, field } = pictureField(strapi, ctx);
  const used = await usedIn(strapi, model, field);
  const own = await uploadedBy(strapi, (ctx.state.user as { id: number }).id);
  const ids = [...new Set([...used, ...own])].slice(0, OFFERED);
  const rows: FileRow[] = await strapi.db.query(FILE).findMany({ where: { id: { $in: ids } } });
  const files = strapi.plugin('upload').service('file') as unknown as Files;
  const shown = await Promise.all(
    rows.map(async (row) => {
      const signed = await files.signFileUrls(row);
      const { id, name, ext, mime, size, url, width, height, hash } = signed;
      const { alternativeText, formats, createdAt, updatedAt, isUrlSigned } = signed;
      const facts = { id, name, ext, mime, size, url, width, height, hash, createdAt, updatedAt };
      return { ...facts, alternativeText, formats, isUrlSigned, isUsed: used.includes(id) };
    }),
  );
  const inOrder = ids.flatMap((id) => shown.find((file) => file.id === id) ?? []);
  ctx.body = { data: inOrder };
}
