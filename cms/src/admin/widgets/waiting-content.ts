import { scheduleText } from '../scheduled-publishing';
import { filteredList, firstOf, type Get, type Waiting } from './waiting';

export const BLOG = 'api::blog.blog';
export const HELP_SEARCH = 'api::help.help-search';
export const HELP_ANSWER = 'api::help.help-answer';

/** Blogs that readers cannot see, except scheduled ones. */
const notOut = (was: '$null' | '$notNull') =>
  filteredList(
    BLOG,
    [
      ['__status', 'draft'],
      ['releasedAt', was],
      ['publishAt', '$null'],
    ],
    'updatedAt:DESC',
  );
const drafts = notOut('$null');
/** Those that were public before they were unpublished, or deleted and restored. */
const unpublished = notOut('$notNull');
/**
 * Blogs with changes that readers do not see yet, also scheduled ones: Strapi filters this list by what is published,
 * which has no publish time.
 */
const changed = filteredList(BLOG, [['__status', 'published-modified']], 'updatedAt:DESC');
/** The same, in a form that the database can count. With its own filter Strapi would read every blog. */
const countChanged = `${filteredList(BLOG, [], 'updatedAt:DESC')}&status=draft&publicationFilter=modified`;
/** Scheduled blogs, the next one first. */
const set = filteredList(BLOG, [['publishAt', '$notNull']], 'publishAt:ASC');

interface Said {
  one: (title: string) => string;
  many: (total: number) => string;
  to: string;
  /** The query, if it is not the list itself. */
  asked?: string;
}

/** Blogs that wait for an editor, and why. */
const BLOGS_WAITING: Record<string, Said> = {
  drafts: {
    one: (title) => `The blog “${title}” is a draft`,
    many: (total) => `${total} blogs are drafts`,
    to: drafts,
  },
  unpublished: {
    one: (title) => `The blog “${title}” was published and is a draft again`,
    many: (total) => `${total} blogs were published and are drafts again`,
    to: unpublished,
  },
  changed: {
    one: (title) => `The blog “${title}” has changes that are not published`,
    many: (total) => `${total} blogs have changes that are not published`,
    to: changed,
    asked: countChanged,
  },
};

async function blogsThatWait(get: Get, id: string, said: Said): Promise<Waiting[]> {
  const { one, many, to, asked = to } = said;
  const { first, total } = await firstOf<{ title: string }>(get, asked);
  if (!first) return [];
  return [{ id, calm: true, text: total === 1 ? one(first.title) : many(total), to }];
}

async function scheduledBlogs(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf<{ title: string; publishAt: string }>(get, set);
  if (!first) return [];
  const hour = scheduleText(new Date(first.publishAt));
  const text =
    total === 1
      ? `The blog “${first.title}”: ${hour}`
      : `${total} blogs are scheduled. The next one ${hour[0]?.toLowerCase()}${hour.slice(1)}`;
  return [{ id: 'scheduled', calm: true, text, to: set }];
}

/** What is written and not published, or no longer published. */
export const waitingBlogs = async (get: Get): Promise<Waiting[]> => {
  const waiting = Object.entries(BLOGS_WAITING).map(([id, said]) => blogsThatWait(get, id, said));
  return (await Promise.all([...waiting, scheduledBlogs(get)])).flat();
};

const missed = filteredList(HELP_SEARCH, [], 'times:DESC');

/** What members searched for in the help center and did not find. */
export async function missedSearches(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf<{ words: string }>(get, missed);
  if (!first) return [];
  const text =
    total === 1
      ? `Members found no help on “${first.words}”`
      : `Members found no help on ${total} things, most often on “${first.words}”`;
  return [{ id: 'missed', calm: true, text, to: missed }];
}

// A relation is filtered by the field that names it, so that the list shows the filter.
const placeless = filteredList(HELP_ANSWER, [['topic][title', '$null']], 'updatedAt:DESC');

/** Answers that were removed from their topic and have no other: members can't read them. */
export async function placelessAnswers(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf(get, placeless);
  if (!first) return [];
  const text = total === 1 ? '1 answer has no topic' : `${total} answers have no topic`;
  return [{ id: 'placeless', text, to: placeless }];
}
