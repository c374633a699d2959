import type { Core } from '@strapi/strapi';
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { PanelEntries, PanelVersion, SaidField } from '../../../panel/panel-entries';
import { draftOf } from '../data/blog-access';
import { storedVersion, storedVersions, writeVersion } from '../data/blog-past';
import { BLOG_UID, type MediaFile, type VersionRow } from '../data/blog-row';
import { snapshotOf, type BlogVersionSnapshot } from '../data/blog-snapshot';
import { restoreDraft, trash } from '../data/blog-trash';
import { iso } from '../../../text/moment';

type Files = ReadonlyMap<number, Pick<MediaFile, 'name'>>;
const GONE = 'A file that is gone';

/** The content of a blog in words, by the names of the panel's form. */
export function inWords(said: BlogVersionSnapshot, files: Files): SaidField[] {
  const nameOf = (id: number | null) => (id === null ? '' : (files.get(id)?.name ?? GONE));
  const attached = said.paragraphs.map(({ file }) => file).filter((id) => id !== null);
  return [
    { field: 'Title', text: said.title },
    { field: 'Subtitle', text: said.subtitle },
    { field: 'Cover picture', text: nameOf(said.cover), stored: String(said.cover) },
    { field: 'What the cover shows', text: said.coverAlt },
    {
      field: 'Paragraphs',
      text: said.paragraphs.map(({ content }) => textOfRich(content)).join('\n\n'),
      stored: JSON.stringify(said.paragraphs.map(({ content }) => content)),
    },
    {
      field: 'Files',
      text: attached.map(nameOf).join('\n'),
      stored: JSON.stringify(said.paragraphs.map(({ file }) => file)),
    },
    { field: 'Videos', text: said.videoUrls.join('\n') },
    { field: 'Tags', text: said.tags.join(', ') },
    { field: 'Category', text: BLOG_CATEGORIES[readBlogCategory(said.category)] },
    { field: 'Author', text: said.author },
    { field: 'Excerpt', text: said.excerpt },
  ];
}

const shown = (row: VersionRow, files: Files): PanelVersion => ({
  id: row.id,
  at: iso(row.savedAt),
  by: row.savedBy ?? '',
  door: row.door,
  published: row.published,
  said: inWords(row.snapshot, files),
});

async function now(strapi: Core.Strapi, documentId: string) {
  const row = await draftOf(strapi, documentId);
  const files = [row.coverImage, ...row.paragraphs.map(({ file }) => file)].filter(
    (file) => file !== null,
  );
  return inWords(snapshotOf(row), new Map(files.map((file) => [file.id, file])));
}

/** Versions and trash of blogs in the panel. */
export const blogEntries: PanelEntries = {
  uid: BLOG_UID,
  versions: {
    async list(strapi, documentId, part) {
      const { rows, files, total } = await storedVersions(strapi, documentId, part);
      return { versions: rows.map((row) => shown(row, files)), total };
    },
    async one(strapi, documentId, version) {
      await draftOf(strapi, documentId);
      const { row, files } = await storedVersion(strapi, documentId, version);
      return shown(row, files);
    },
    now,
    restore: (strapi, documentId, version, revision) =>
      writeVersion(strapi, documentId, version, revision),
  },
  trash: {
    async page(strapi, asked) {
      const { items, pagination } = await trash(strapi, asked);
      const named = items.map(({ id, title, deletedAt, deletedBy }) => ({
        documentId: id,
        name: title,
        deletedAt,
        deletedBy,
        needsPlace: false,
      }));
      return { items: named, pagination };
    },
    restore: (strapi, documentId) => restoreDraft(strapi, documentId),
  },
};
