import type { Core } from '@strapi/strapi';
import { subjects } from '../subject';
import { typedGroups } from './best-texts';
import { askingOnce, type Worded } from './few-matches';
import { typedWords } from './search-words';
import { widenedBy } from './synonyms';
import type { Searched, WordGroups } from './text-index';

export interface Widened {
  groups: WordGroups;
  /** The added ways, as editors wrote them. */
  also: string[];
}

/**
 * What is typed, with the other ways to say it that editors keep for the help center. Only what is typed if its words
 * are asked for `exactly`, or if so many rows of an index have them that nobody needs more.
 */
export async function widened(
  strapi: Core.Strapi,
  index: Searched,
  { search: typed, askFew = askingOnce(strapi) }: Omit<Worded, 'groups'>,
  exactly = false,
): Promise<Widened> {
  const lines = await Promise.all(subjects().flatMap(({ synonyms }) => synonyms?.(strapi) ?? []));
  const { groups, also } = widenedBy(lines.flat(), typedWords(typed));
  const own = typedGroups(groups);
  const isEnough = async () => (await askFew(index, typed, own)) === null;
  return exactly || (await isEnough()) ? { groups: own, also: [] } : { groups, also };
}
