import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database, type FillTarget } from './sqlite.ts';

/** Members of the portal. Their number doesn't matter here. */
const MEMBERS = 200;
const FOLDERS = 12;
const SINCE = Date.UTC(2024, 0, 1);
const CATEGORIES = [
  'pet_care',
  'pet_care',
  'professional_development',
  'legal_cases',
  'care_plan',
  'animal_insight',
  'pet_trust_preparation',
  'six_essential_components',
];
const SECTIONS = ['forms', 'pet_care', 'professional_development', 'guides', 'videos'];
const WORDS = ['Rabbits', 'Kidneys', 'Trustees', 'Harness', 'Vaccines', 'Fostering', 'Whiskers'];

interface Columns {
  itemColumns(said: Record<string, unknown>): Record<string, unknown>;
}
interface Words {
  searchWords(...texts: string[]): string[];
}

/** A word that the same number of items and blogs have at every size. */
export const RARE_WORD = 'Marmalade';
/** A word that all items and blogs have. */
export const COMMON_WORD = 'Hearthside';
const RARE = 20;

/** A member who reads in the library. */
export function readerAmong() {
  const reader = people(MEMBERS).find(
    ({ role, verified, confirmed }) => role === 'pet_owner' && verified && confirmed,
  );
  if (!reader) throw new Error('There is no reader.');
  return reader;
}

/** The text of a PDF in addition to its item's, about a short page of it. */
const PAPER = WORDS.join(' said of ').repeat(8);

/** The rare word, for items that readers can see as well. */
function rareIn(id: number, size: number): string {
  const every = Math.max(1, Math.floor(size / RARE));
  return id % every === 8 % every ? ` ${RARE_WORD}` : '';
}

const base = (id: number, kind: string) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: SINCE + id * 1000,
  updated_at: SINCE + ((id * 7919) % 1_000_000) * 1000,
});

function itemOf(id: number, size: number, columns: Columns) {
  const section = SECTIONS[id % SECTIONS.length] as string;
  const category = CATEGORIES[(id * 31) % CATEGORIES.length] as string;
  const privacy = id % 10 === 0 ? 'attorney_only' : 'public';
  const kind = section === 'videos' ? 'video' : id % 7 === 0 ? 'image' : 'document';
  const title = `${WORDS[id % WORDS.length]} ${(id * 7919) % size}${rareIn(id, size)}`;
  const guideOrReference = section === 'guides';
  const said = { kind, section, category, privacy, title, guideOrReference };
  // A tenth of the items are in a folder of their section.
  const folder = id % 10 === 1 ? 1 + (SECTIONS.indexOf(section) % FOLDERS) : null;
  return {
    ...base(id, 'itm'),
    published_at: SINCE,
    revision: 1,
    title,
    description: `About ${title} at ${COMMON_WORD}`,
    section,
    category,
    privacy,
    guide_or_reference: guideOrReference,
    file_ref: id,
    folder_ref: folder,
    ...columns.itemColumns(said),
  };
}

/** Fills a portal database with a library of this many items, each with a file, and a tenth as many blogs. */
export async function fillLibrary(database: Database, size: number) {
  await fillPortal(database, people(MEMBERS));
  addItems(database, size);
  const { searchWords } = built('search/search-words.js') as Words;
  const blogs = idsTo(size / 10).map((id) => ({
    ...base(id, 'blo'),
    title: `Blog ${id}${rareIn(id, size / 10)}`,
    title_key: `blog ${id}`,
    slug: `blog-${id}`,
    category: 'pet_care',
    lead: 'It begins',
  }));
  insert(database, 'blogs', blogs);
  insert(
    database,
    'blog_terms',
    blogs.map(({ id, title, lead }) => ({
      rowid: id,
      words: searchWords(title, lead, COMMON_WORD).join(' '),
    })),
  );
}

const built = (file: string) => requireFromCms(path.join(PATHS.cms, 'dist/src', file)) as unknown;
const idsTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

/** Adds a library of this many items, each with a file, and its folders. */
export function addItems(database: FillTarget, size: number) {
  const columns = built('api/library/rules/item-columns.js') as Columns;
  const { searchWords } = built('search/search-words.js') as Words;
  const ids = idsTo(size);
  const items = ids.map((id) => itemOf(id, size, columns));
  insert(
    database,
    'library_folders',
    Array.from({ length: FOLDERS }, (_, index) => ({
      ...base(index + 1, 'fol'),
      name: `Folder ${index}`,
      name_key: `folder ${index}`,
      section: SECTIONS[index % SECTIONS.length],
    })),
  );
  insert(
    database,
    'files',
    ids.map((id) => ({
      ...base(id, 'fil'),
      name: `Paper ${id}.pdf`,
      hash: `library_bench${id}`,
      ext: '.pdf',
      mime: 'application/pdf',
      size: 12.5,
      url: `/api/files/library_bench${id}.pdf`,
      provider: 'local',
      folder_path: '/',
    })),
  );
  insert(database, 'library_items', items);
  insert(
    database,
    'library_terms',
    items.map(({ id, title, description }) => ({
      rowid: id,
      words: searchWords(title, description).join(' '),
    })),
  );
  insert(
    database,
    'library_texts',
    items.map(({ id }) => ({
      ...base(id, 'txt'),
      item_ref: id,
      file_key: `library_bench${id}.pdf`,
      waiting: false,
      paged: true,
      tries: 1,
      words: PAPER,
    })),
  );
}
