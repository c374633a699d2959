import type { Knex } from 'knex';
import type { LibraryCategory } from '@hearthside/contract/access';
import type {
  LibraryKind,
  LibraryPrivacy,
  LibrarySection,
  LibraryTag,
  LibraryType,
} from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { panelFileKey, type PanelFileName } from '../../../file/panel-file';
import { boundLink } from '../../../file/signed-link';
import { iso, type Moment } from '../../../text/moment';

/** JSON as a driver returns it; SQLite's is text. */
type Json<T> = T | string | null;
const read = <T>(json: Json<T>): T | null =>
  typeof json === 'string' ? (JSON.parse(json) as T) : json;

type Formats = Partial<Record<'small' | 'thumbnail', PanelFileName>>;

/** An item with facts about its file, its poster and its folder. */
export interface ItemRow {
  id: number;
  documentId: string;
  kind: LibraryKind | null;
  type: LibraryType | null;
  title: string;
  description: string;
  category: LibraryCategory;
  tag: LibraryTag | null;
  privacy: LibraryPrivacy;
  section: LibrarySection;
  guide: boolean | number | null;
  externalUrl: string | null;
  duration: number | string | null;
  revision: number;
  /** Who changed it last; null in rows from before this column. */
  changedBy: string | null;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
  deletedBy: string | null;
  folderId: number | null;
  folderName: string | null;
  fileId: number | null;
  fileName: string | null;
  fileHash: string | null;
  fileExt: string | null;
  mime: string | null;
  /** In units of 1000 bytes, as the media library stores it. */
  kilobytes: number | string | null;
  metadata: Json<{ bytes?: number }>;
  formats: Json<Formats>;
  posterId: number | null;
  posterHash: string | null;
  posterExt: string | null;
}

/** Items with everything that is shown, in one query. */
export const selectItems = (knex: Knex): Knex.QueryBuilder<object, ItemRow[]> =>
  knex('library_items as i')
    .leftJoin('files as f', 'f.id', 'i.file_ref')
    .leftJoin('files as p', 'p.id', 'i.poster_ref')
    .leftJoin('library_folders as d', 'd.id', 'i.folder_ref')
    .select({
      id: 'i.id',
      documentId: 'i.document_id',
      kind: 'i.kind',
      type: 'i.type',
      title: 'i.title',
      description: 'i.description',
      category: 'i.category',
      tag: 'i.tag',
      privacy: 'i.privacy',
      section: 'i.section',
      guide: 'i.guide_or_reference',
      externalUrl: 'i.external_url',
      duration: 'i.duration',
      revision: 'i.revision',
      changedBy: 'i.changed_by',
      createdAt: 'i.created_at',
      updatedAt: 'i.updated_at',
      deletedAt: 'i.deleted_at',
      deletedBy: 'i.deleted_by',
      folderId: 'd.id',
      folderName: 'd.name',
      fileId: 'f.id',
      fileName: 'f.name',
      fileHash: 'f.hash',
      fileExt: 'f.ext',
      mime: 'f.mime',
      kilobytes: 'f.size',
      metadata: 'f.provider_metadata',
      formats: 'f.formats',
      posterId: 'p.id',
      posterHash: 'p.hash',
      posterExt: 'p.ext',
    }) as unknown as Knex.QueryBuilder<object, ItemRow[]>;

/** The storage key of an item's bytes; null if it has none. */
export const fileKeyOf = ({ fileHash, fileExt }: ItemRow): string | null =>
  fileHash === null ? null : panelFileKey({ hash: fileHash, ext: fileExt });

/** The storage key of an item's thumbnail: its poster, or a smaller copy of itself. */
function thumbnailKey(row: ItemRow): string | null {
  const { posterHash, posterExt } = row;
  if (posterHash !== null) return panelFileKey({ hash: posterHash, ext: posterExt });
  if (row.kind !== 'image') return null;
  const formats = read(row.formats);
  const smaller = formats?.small ?? formats?.thumbnail;
  return smaller ? panelFileKey(smaller) : fileKeyOf(row);
}

/** Identifies the state of an item: every change makes another. */
export const revisionOf = ({ revision }: Pick<ItemRow, 'revision'>) => String(revision ?? 0);

/** An item for this viewer, with links that work for them as long as they may see it. */
export function toItem(row: ItemRow, actorId: number): LibraryItem {
  const [key, picture] = [fileKeyOf(row), thumbnailKey(row)];
  const external = row.externalUrl !== null && row.externalUrl !== '';
  const size = read(row.metadata)?.bytes ?? Math.round(Number(row.kilobytes ?? 0) * 1000);
  return {
    id: row.id,
    kind: row.kind ?? 'document',
    type: row.type ?? 'document',
    title: row.title,
    description: row.description,
    category: row.category,
    tag: row.tag,
    privacy: row.privacy,
    section: row.section,
    guideOrReference: Boolean(row.guide),
    folder: row.folderId === null ? null : { id: row.folderId, name: row.folderName ?? '' },
    url: external ? (row.externalUrl ?? '') : key ? boundLink(key, actorId) : '',
    page: libraryPages.item(row.id),
    external,
    mime: row.mime ?? '',
    size,
    fileName: row.fileName ?? '',
    thumbnailUrl: picture ? boundLink(picture, actorId) : null,
    duration: row.duration === null ? null : Number(row.duration),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    revision: revisionOf(row),
    blog: null,
  };
}

/** An item as the history refers to it, with its current name. */
export const aboutItem = ({ id, title }: Pick<ItemRow, 'id' | 'title'>) => ({
  kind: 'library' as const,
  id,
  name: title,
});
