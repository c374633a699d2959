import { listIndex, rareIndex } from '../../../db/indexes';

/** By which the library is ordered. */
const ORDERS = ['created_at', 'updated_at', 'title_key', 'type'] as const;
/** What a list of it is narrowed to first, for whoever sees all of it and for the others. */
const PLACES = ['section', 'in_videos', 'in_guides', 'in_attorneys', 'folder_ref'] as const;
/** All else it is narrowed by, so that what does not fit is passed over within the index. */
const REST = [
  'audience',
  'type',
  'category',
  'privacy',
  ...PLACES,
  // Always null here, yet SQLite would look into the row for it.
  'deleted_at',
] as const;
/** In which order it is mostly read; a folder is asked for with its section. */
const NEWEST = ['created_at', 'id', 'section', 'deleted_at'] as const;

const items = (name: string, ...columns: readonly string[]) =>
  `create index if not exists library_items_${name}_idx on library_items (${[...new Set(columns)].join()}) where deleted_at is null`;

/** The PDFs that wait to be read, the next first; those that were read have no moment set. */
const WAITING_TEXTS =
  'create index if not exists library_texts_due_idx on library_texts (next_try_at, id) where next_try_at is not null';

/** The library in each order, and in that in which it is mostly read by its tabs and folders; without its trash. */
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
