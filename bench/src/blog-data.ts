import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database, type FillTarget } from './sqlite.ts';

/** Members of the portal. Their number doesn't matter here. */
const MEMBERS = 200;
const SINCE = Date.UTC(2024, 0, 1);
const CATEGORIES = [
  'pet_care',
  'about_pet_trusts',
  'pet_passionate_people',
  'pet_stories_fun_facts',
  'estate_planning',
];
const WORDS = ['Rabbits', 'Kidneys', 'Trustees', 'Harness', 'Vaccines', 'Fostering', 'Whiskers'];
/** Each blog has two of these tags, so the more blogs there are, the more carry each tag. */
const TAGS = Array.from({ length: 40 }, (_, place) => `tag ${place}`);

/** A word, and a tag, that the same number of blogs have at every size. */
export const RARE_WORD = 'Marmalade';
export const RARE_TAG = 'rare';
/** A word that all blogs have. */
export const COMMON_WORD = 'Hearthside';
const RARE = 20;

interface Words {
  searchWords(...texts: string[]): string[];
}

const tagsOf = (id: number, isRare: boolean): string[] => [
  TAGS[id % TAGS.length] as string,
  TAGS[(id * 7 + 3) % TAGS.length] as string,
  ...(isRare ? [RARE_TAG] : []),
];

/** A blog's draft and its published row, which readers see. */
function rowsOf(id: number, size: number) {
  const isRare = id % Math.floor(size / RARE) === 0;
  const title = `${WORDS[id % WORDS.length]} ${(id * 7919) % size}${isRare ? ` ${RARE_WORD}` : ''}`;
  const at = SINCE + id * 1000;
  const row = {
    document_id: `blo${id.toString(36).padStart(21, '0')}`,
    title,
    slug: `blog-${id}`,
    title_key: title.toLowerCase(),
    category: CATEGORIES[(id * 31) % CATEGORIES.length],
    created_at: at,
    updated_at: at,
    released_at: at,
    reading_time: 4,
    revision: 1,
    lead: `What there is to say of ${title} at ${COMMON_WORD}.`,
    tags: JSON.stringify(tagsOf(id, isRare)),
  };
  const draft = { ...row, id: 2 * id - 1, published_at: null };
  return { draft, published: { ...row, id: 2 * id, published_at: at }, tags: tagsOf(id, isRare) };
}

type Blog = ReturnType<typeof rowsOf>;

/** What the portal stores in addition to published blogs (cms/src/api/blog/data/blog-live). */
function fillBeside(database: FillTarget, blogs: readonly Blog[]) {
  const counts = new Map<string, { kind: string; key: string; count: number }>();
  const count = (kind: string, key: string) => {
    const known = counts.get(`${kind} ${key}`);
    counts.set(`${kind} ${key}`, { kind, key, count: (known?.count ?? 0) + 1 });
  };
  const tagRows = blogs.flatMap(({ published, tags }) => {
    count('all', '');
    count('category', String(published.category));
    return [...new Set(tags)].map((tag_key) => {
      count('tag', tag_key);
      const { id: blog, category, released_at } = published;
      return { blog, tag_key, category, released_at, created_at: SINCE };
    });
  });
  insert(
    database,
    'blog_tags',
    tagRows.map((row, place) => ({ id: place + 1, ...row })),
  );
  insert(
    database,
    'blog_counts',
    [...counts.values()].map((row, place) => ({ id: place + 1, ...row, label: row.key })),
  );
}

/** Fills a portal database with this many published blogs. */
export async function fillBlogs(database: Database, size: number) {
  await fillPortal(database, people(MEMBERS));
  addBlogs(database, size);
}

/** Adds this many published blogs. */
export function addBlogs(database: FillTarget, size: number) {
  const built = path.join(PATHS.cms, 'dist/src/search/search-words.js');
  const { searchWords } = requireFromCms(built) as Words;
  const blogs = Array.from({ length: size }, (_, index) => rowsOf(index + 1, size));
  const rows = blogs.flatMap(({ draft, published }) => [draft, published]);
  insert(database, 'blogs', rows);
  insert(
    database,
    'blog_terms',
    rows.map(({ id, title, lead }) => ({ rowid: id, words: searchWords(title, lead).join(' ') })),
  );
  insert(
    database,
    'blog_addresses',
    blogs.map(({ draft: { document_id: blog, slug } }, place) => ({
      id: place + 1,
      slug,
      blog,
      released: true,
      created_at: SINCE,
    })),
  );
  fillBeside(database, blogs);
}
