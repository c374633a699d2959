import { filteredList, firstOf, type Get, type Waiting } from './waiting';

export const BLOG = 'api::blog.blog';
export const HELP_SEARCH = 'api::help.help-search';
export const HELP_ANSWER = 'api::help.help-answer';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Blogs that have never come out, but for those that will by themselves. */
const drafts = filteredList(
  BLOG,
  [
    ['releasedAt', '$null'],
    ['publishAt', '$null'],
  ],
  'updatedAt:DESC',
);
/** Blogs that come out by themselves, the next first. */
const set = filteredList(BLOG, [['publishAt', '$notNull']], 'publishAt:ASC');

async function waitingDrafts(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf<{ title: string }>(get, drafts);
  if (!first) return [];
  const text = total === 1 ? `The blog “${first.title}” is a draft` : `${total} blogs are drafts`;
  return [{ id: 'drafts', calm: true, text, to: drafts }];
}

async function scheduledBlogs(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf<{ title: string; publishAt: string }>(get, set);
  if (!first) return [];
  const hour = moment.format(new Date(first.publishAt));
  const text =
    total === 1
      ? `The blog “${first.title}” comes out on ${hour}`
      : `${total} blogs come out by themselves, the next on ${hour}`;
  return [{ id: 'scheduled', calm: true, text, to: set }];
}

/** What is written and not out yet. */
export const waitingBlogs = async (get: Get): Promise<Waiting[]> =>
  (await Promise.all([waitingDrafts(get), scheduledBlogs(get)])).flat();

const missed = filteredList(HELP_SEARCH, [], 'times:DESC');

/** What members looked for in the help center and did not find. */
export async function missedSearches(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf<{ words: string }>(get, missed);
  if (!first) return [];
  const text =
    total === 1
      ? `Members found no help on “${first.words}”`
      : `Members found no help on ${total} things, most often on “${first.words}”`;
  return [{ id: 'missed', calm: true, text, to: missed }];
}

// A relation is asked by the field that names it, so that the list shows the filter.
const placeless = filteredList(HELP_ANSWER, [['topic][title', '$null']], 'updatedAt:DESC');

/** Answers that were taken out of their topic and stand nowhere: members don't read them. */
export async function placelessAnswers(get: Get): Promise<Waiting[]> {
  const { first, total } = await firstOf(get, placeless);
  if (!first) return [];
  const text =
    total === 1 ? '1 answer stands under no topic' : `${total} answers stand under no topic`;
  return [{ id: 'placeless', text, to: placeless }];
}
