import type { Core } from '@strapi/strapi';
import { subjects } from '../subject';
import { typedWords } from './search-words';
import { widenedBy } from './synonyms';

/** What is typed, with the other ways to say it that editors keep for the help center. */
export async function widened(strapi: Core.Strapi, typed: string) {
  const lines = await Promise.all(subjects().flatMap(({ synonyms }) => synonyms?.(strapi) ?? []));
  return widenedBy(lines.flat(), typedWords(typed));
}
