import type { Core } from '@strapi/strapi';
import {
  BLOG_LIMITS,
  BLOG_TEXTS,
  COVER_ACCEPT,
  COVER_TYPES,
  PARAGRAPH_FILE_ACCEPT,
  PARAGRAPH_FILE_TYPES,
} from '@hearthside/contract/blog/fields';
import { refuse } from '../../../http/refuse';
import { FILE_UID, type MediaFile, type WholeBlogRow } from '../data/blog-row';
import { filesOf, snapshotOf } from '../data/blog-snapshot';
import type { GivenBlog } from '../rules/clean-blog';
import { requireOpen } from '../data/open-files';

const MB = 1024 * 1024;
/** By how many bytes Strapi's sizes, in units of 1000 bytes with two decimals, may be off. */
const ROUNDED = 10;

interface FileRow extends MediaFile {
  size: number | string;
  provider_metadata: { bytes?: number } | null;
}

const TAKEN = {
  cover: { types: COVER_TYPES, accept: COVER_ACCEPT, bytes: BLOG_LIMITS.coverBytes },
  file: {
    types: PARAGRAPH_FILE_TYPES,
    accept: PARAGRAPH_FILE_ACCEPT,
    bytes: BLOG_LIMITS.fileBytes,
  },
} as const;
type Place = keyof typeof TAKEN;

/** The ids in the values that the Document Service accepts for a file: a number, an entry, or what to connect. */
export function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return /^\d+$/.test(value) ? [Number(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { id, set, connect } = value as Record<string, unknown>;
  return [id, set, connect].flatMap(idsIn);
}

/** The files given to a blog, each with the field that names it. */
function named(data: GivenBlog): { id: number; field: string; place: Place }[] {
  const parts = Array.isArray(data.paragraphs) ? (data.paragraphs as { file?: unknown }[]) : [];
  return [
    ...idsIn(data.coverImage).map((id) => ({ id, field: 'coverImage', place: 'cover' as const })),
    ...parts.flatMap(({ file }, at) =>
      idsIn(file).map((id) => ({ id, field: `paragraphs.${at}.file`, place: 'file' as const })),
    ),
  ];
}

/** Checks only its row: its bytes were checked when they were uploaded (047). */
function check(file: FileRow, field: string, place: Place) {
  const { types, accept, bytes } = TAKEN[place];
  const wrong = (said: string) => refuse.badInput(said, { [field]: said });
  const isKnown = (types as readonly string[]).includes(file.mime);
  if (!isKnown) throw wrong(BLOG_TEXTS.wrongType(accept));
  const size = file.provider_metadata?.bytes ?? Number(file.size) * 1000 - ROUNDED;
  if (size > bytes) throw wrong(BLOG_TEXTS.tooBig(bytes / MB));
}

/**
 * Checks the files of the media library that are newly given to a blog, in the portal or in the panel.
 * @throws 400 by field with the texts of part 2 §5, and for files that the library keeps for attorneys.
 */
export async function checkGivenMedia(
  strapi: Core.Strapi,
  data: GivenBlog,
  before: WholeBlogRow | null,
): Promise<void> {
  const had = before ? filesOf(snapshotOf(before)) : [];
  const isCover = (id: number) => before?.coverImage?.id === id;
  const given = named(data).filter(({ id, place }) =>
    place === 'cover' ? !isCover(id) : !had.includes(id),
  );
  if (given.length === 0) return;
  const where = { id: { $in: given.map(({ id }) => id) } };
  const files = (await strapi.db.query(FILE_UID).findMany({ where })) as FileRow[];
  for (const { id, field, place } of given) {
    const file = files.find((one) => one.id === id);
    if (file) check(file, field, place);
  }
  await requireOpen(strapi, given);
}
