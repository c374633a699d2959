import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { calendarDate } from '../calendar-date';
import { endpoint, FILE_ANSWER } from '../endpoint';
import {
  ADMIN_LIBRARY_TABS,
  LIBRARY_KINDS,
  LIBRARY_LIMITS,
  LIBRARY_PAGE,
  LIBRARY_SORTS,
  LIBRARY_TEXTS,
  SHELF_PAGE,
  type LibraryKind,
} from './fields';
import {
  foundItem,
  libraryCategory,
  libraryFields,
  libraryFolder,
  libraryItem,
  libraryKind,
  libraryPrivacy,
  librarySection,
  libraryType,
} from './shapes';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { text } from '../text';

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
/** Both those who read the library and those who manage it. */
const READS = 'library|admin_library' as const;
/** Part 2 §5: 'Invalid item ID'. */
const itemId = z.strictObject({
  id: z
    .string()
    .regex(/^(0|[1-9]\d{0,9})$/, LIBRARY_TEXTS.invalidId)
    .transform(Number)
    // No database has ids above this.
    .refine((number) => number <= 2_147_483_647, LIBRARY_TEXTS.invalidId),
});
const revision = text(64).optional();
const saved = z.object({ item: libraryItem });
const done = z.object({ message: z.string() });

const folderName = line(LIBRARY_LIMITS.folder).pipe(z.string().min(1, 'Please enter a name'));
/** A folder as admins see it when choosing or naming one. */
const ownFolder = z.object({ id: z.number(), name: z.string(), section: librarySection });

/** A field of a query that may be repeated: one value or several. */
const several = <Value extends z.ZodType>(value: Value) =>
  z.union([value.transform((one) => [one]), boundedArray(value, 20)]).optional();

/** A search has the best match first, and any other list the newest, unless an order is asked for. */
const listQuery = {
  ...pageQuery,
  type: several(libraryType),
  category: several(libraryCategory),
  privacy: libraryPrivacy.optional(),
  guideOrReference: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sortBy: z.enum(keysOf(LIBRARY_SORTS)).optional(),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** Finds the typed words alone, and not what editors say means the same. */
  exactly: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
};

/** A page of a list that may have been searched for. */
const listAnswer = {
  items: z.array(foundItem),
  pagination,
  /** What else was searched for, because editors say that it means the same. */
  also: z.array(z.string()),
  /** What was searched for instead, because nothing has what was typed. Null if it was not changed. */
  meant: z.string().nullable(),
};

/** The three calls of a kind of item (part 2 §7). */
function kindEndpoints<Kind extends LibraryKind>(kind: Kind) {
  const { path, maxBytes } = LIBRARY_KINDS[kind];
  const upload = {
    field: 'file',
    maxBytes,
    tooBig: LIBRARY_TEXTS.tooBig(kind),
    optional: true,
  } as const;
  return {
    add: endpoint({
      method: 'POST',
      path: `/library/${path}`,
      access: 'admin_library',
      summary: `Add a library ${kind}`,
      upload,
      body: z.strictObject({ ...libraryFields, key: line(64).optional() }),
      answer: saved,
    }),
    change: endpoint({
      method: 'PATCH',
      path: `/library/${path}/:id`,
      access: 'admin_library',
      summary: `Change a library ${kind}; a file sent with it replaces the old one at the same address`,
      params: itemId,
      upload,
      body: z.strictObject({ ...libraryFields, revision }),
      answer: saved,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/library/${path}/:id`,
      access: 'admin_library',
      summary: `Delete a library ${kind}; it can be restored for 30 days`,
      params: itemId,
      answer: done,
    }),
  };
}
const videos = kindEndpoints('video');
const images = kindEndpoints('image');
const documents = kindEndpoints('document');

export const libraryEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/library/all',
    access: READS,
    summary:
      'Items the caller may see, by type, section, folder, day or words, including words in PDFs',
    query: z.strictObject({
      ...listQuery,
      limit: wholeNumber(1, 100).default(SHELF_PAGE),
      section: librarySection.optional(),
      /** A folder's id as returned by `folders`, or NO_FOLDER for items in no folder. */
      folder: line(40).optional(),
      /** Only items that were added on this day or later (UTC). */
      since: calendarDate('Please choose a day').optional(),
    }),
    answer: z.object(listAnswer),
  }),
  folders: endpoint({
    method: 'GET',
    path: '/library/folders',
    access: READS,
    summary: 'The folders of a tab, with the number of files the caller sees in each',
    query: z.strictObject({ section: librarySection }),
    answer: z.object({
      folders: z.array(libraryFolder),
      /** How many items of the tab are in no folder. */
      loose: z.number(),
    }),
  }),
  item: endpoint({
    method: 'GET',
    path: '/library/items/:id',
    access: READS,
    summary: 'One item, by its permanent address',
    params: itemId,
    answer: saved,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/library',
    access: 'admin_library',
    summary: 'The library as admins manage it, including blogs, a page at a time',
    query: z.strictObject({
      ...listQuery,
      limit: wholeNumber(1, 100).default(LIBRARY_PAGE),
      tab: z.enum(keysOf(ADMIN_LIBRARY_TABS)).default('all'),
    }),
    answer: z.object(listAnswer),
  }),
  allFolders: endpoint({
    method: 'GET',
    path: '/admin/library/folders',
    access: 'admin_library',
    summary: 'Every folder, to choose from when uploading',
    answer: z.object({ folders: z.array(ownFolder) }),
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/admin/library/folders',
    access: 'admin_library',
    summary: 'Create a folder in a tab',
    body: z.strictObject({ name: folderName, section: librarySection }),
    answer: z.object({ folder: ownFolder }),
  }),
  renameFolder: endpoint({
    method: 'PATCH',
    path: '/admin/library/folders/:id',
    access: 'admin_library',
    summary: 'Rename a folder',
    params: z.strictObject({ id }),
    body: z.strictObject({ name: folderName }),
    answer: z.object({ folder: ownFolder }),
  }),
  addVideo: videos.add,
  changeVideo: videos.change,
  removeVideo: videos.remove,
  addImage: images.add,
  changeImage: images.change,
  removeImage: images.remove,
  addDocument: documents.add,
  changeDocument: documents.change,
  removeDocument: documents.remove,
  setPoster: endpoint({
    method: 'PUT',
    path: '/library/items/:id/poster',
    access: 'admin_library',
    summary: 'Set the picture a video shows before it plays',
    params: itemId,
    upload: { field: 'file', maxBytes: LIBRARY_LIMITS.posterBytes },
    body: z.strictObject({
      /** In seconds, as the browser read it from the film. */
      duration: z
        .string()
        .regex(/^\d{1,6}(\.\d{1,3})?$/)
        .transform(Number)
        .optional(),
    }),
    answer: saved,
  }),
  trash: endpoint({
    method: 'GET',
    path: '/admin/library/trash',
    access: 'admin_library',
    summary: 'Deleted items of the last 30 days',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          kind: libraryKind,
          title: z.string(),
          deletedAt: z.string(),
          deletedBy: z.string(),
        }),
      ),
      pagination,
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/library/items/:id/restore',
    access: 'admin_library',
    summary: 'Restore a deleted item',
    params: itemId,
    answer: saved,
  }),
  /** For callers that need the file itself and not a link, to print or save it. The session is the permission. */
  file: endpoint({
    method: 'GET',
    path: '/library/items/:id/file',
    access: READS,
    summary: 'The file of an item, for anyone who may see the item',
    params: itemId,
    query: z.strictObject({ download: z.enum(['true', 'false']).optional() }),
    answer: FILE_ANSWER,
  }),
  folder: endpoint({
    method: 'DELETE',
    path: '/admin/library/folders/:id',
    access: 'admin_library',
    summary: 'Delete an empty folder',
    params: z.strictObject({ id }),
    answer: done,
  }),
};
