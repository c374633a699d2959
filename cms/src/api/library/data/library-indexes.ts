import { listIndex, rareIndex } from '../../../db/indexes';

/** The columns by which the library can be sorted. */
const ORDERS = ['created_at', 'updated_at', 'title_key', 'type'] as const;
/** The columns by which a list is filtered first, for those who see everything and for the others. */
const PLACES = ['section', 'in_videos', 'in_guides', 'in_attorneys', 'folder_ref'] as const;
/** All other columns by which it is filtered, so that rows that do not match are skipped within the index. */
const REST = [
  'audience',
  'type',
  'category',
  'privacy',
  ...PLACES,
  // Always null here, but without it SQLite would read the row.
  'deleted_at',
] as const;
/** The most frequent order. A folder is requested with its section. */
const NEWEST = ['created_at', 'id', 'section', 'deleted_at'] as const;

const items = (name: string, ...columns: readonly string[]) =>
  `create index if not exists library_items_${name}_idx on library_items (${[...new Set(columns)].join()}) where deleted_at is null`;

/** The PDFs that wait to be read, the next one first. Those that were read have no time set. */
const WAITING_TEXTS =
  'create index if not exists library_texts_due_idx on library_texts (next_try_at, id) where next_try_at is not null';

/** Indexes of the library in each order, and by tabs and folders in the most frequent order, without its trash. */
export const LIBRARY_INDEXES: readonly string[] = [
  listIndex('library_folders', 'library_folders_section_idx', 'section', 'name_key'),
  rareIndex('library_items', 'deleted_at'),
  ...ORDERS.flatMap((order) => [
    items(`${order}_all`, order, 'id', ...REST),
    items(`${order}_seen`, 'audience', order, 'id', ...REST),
  ]),
  ...PLACES.flatMap((place) => [
    items(`${place}_all`, place, ...NEWEST),
    items(`${place}_seen`, 'audience', place, ...NEWEST),
  ]),
  WAITING_TEXTS,
];
