/**
 * The files that a saved blog names with the links the API gave. Only the key in a link counts, because a link may
 * expire while someone writes. Other addresses, and files that belong to something else, are refused.
 */
import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS, COVER_ACCEPT } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { linkedFile } from '../../../file/linked-file';
import { uploadNames } from '../../../file/panel-file';
import { BLOG_UID, FILE_UID, VERSION_UID } from './blog-row';

/** The types that refer to files of blogs: blogs, their versions, and the component of their paragraphs. */
const REFERRERS = [BLOG_UID, VERSION_UID, 'blog.paragraph'];

const NOT_OURS = 'Please upload the file here first.';

interface FileRow {
  id: number;
  mime: string;
  /** Names the subject of the portal's uploads. */
  provider_metadata: { portal?: string } | null;
}

async function find(strapi: Core.Strapi, url: string): Promise<FileRow | undefined> {
  const link = linkedFile(url, strapi.config.get<string>('server.url'));
  if (!link) return undefined;
  const names = uploadNames(link.key);
  const row: FileRow | null = await strapi.db
    .query(FILE_UID)
    .findOne({ where: { hash: { $in: names } }, select: ['id', 'mime', 'provider_metadata'] });
  if (!row || row.provider_metadata?.portal === 'blog') return row ?? undefined;
  const related: unknown = await runQuery(strapi, (knex) =>
    knex('files_related_mph')
      .where({ file_id: row.id })
      .whereIn('related_type', REFERRERS)
      .first('file_id'),
  );
  return related === undefined ? undefined : row;
}

async function idOf(
  strapi: Core.Strapi,
  url: string | null,
  field: string,
  pictures: boolean,
  where = '',
) {
  if (url === null || url === '') return null;
  const file = await find(strapi, url);
  if (!file) throw refuse.badInput(`${where}${NOT_OURS}`, { [field]: `${where}${NOT_OURS}` });
  if (pictures && !file.mime.startsWith('image/')) {
    const wrong = BLOG_TEXTS.wrongType(COVER_ACCEPT);
    throw refuse.badInput(wrong, { [field]: wrong });
  }
  return file.id;
}

export const coverOf = (strapi: Core.Strapi, url: string | null) =>
  idOf(strapi, url, 'coverImage', true);

export const fileOf = (strapi: Core.Strapi, url: string | null, at: number) =>
  idOf(strapi, url, 'paragraphs', false, `Paragraph ${at + 1}: `);
