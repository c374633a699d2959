/** The pages of the portal that texts may link to, and links whose page is gone (docs/decisions/078). */
import type { Core } from '@strapi/strapi';
import { safeHref } from '@hearthside/contract/rich-text';
import { LINKED_PAGES_MAX, type LinkedPage } from '@hearthside/contract/search/endpoints';
import { byRank, namedFor, plainWords } from '@hearthside/contract/search/ranking';
import { SECTIONS } from '@hearthside/contract/section';
import { subjects } from '../../../subject';

const SCREENS: readonly LinkedPage[] = SECTIONS.map(({ label, line, path }) => ({
  title: label,
  line: line || 'The first page',
  path,
}));

const linkedPages = () => subjects().flatMap(({ linkedPages: pages }) => pages ?? []);

/**
 * The best pages for what is typed, whoever may open them: a text is read by many. Of nothing typed, the sections.
 */
export async function pages(strapi: Core.Strapi, typed: string): Promise<{ pages: LinkedPage[] }> {
  if (plainWords(typed).length === 0) return { pages: typed === '' ? [...SCREENS] : [] };
  const found = await Promise.all(
    linkedPages().map(({ find }) => find(strapi, typed, LINKED_PAGES_MAX.found)),
  );
  const best = byRank([...namedFor(SCREENS, typed), ...found.flat()], typed);
  return { pages: best.slice(0, LINKED_PAGES_MAX.found) };
}

async function isMissing(strapi: Core.Strapi, path: string): Promise<boolean> {
  const href = safeHref(path);
  if (href === null) return true;
  // What stands after the path only chooses a part of the page, except where a subject reads it.
  const [whole = ''] = href.split('#');
  const [plain = ''] = whole.split('?');
  const answers = linkedPages().map(
    async ({ exists }) => (await (exists(strapi, whole) ?? exists(strapi, plain))) ?? true,
  );
  return (await Promise.all(answers)).includes(false);
}

/** Those of these addresses that lead to a page which no longer exists. Of pages that nobody deletes, none do. */
export async function missingPages(strapi: Core.Strapi, paths: readonly string[]) {
  const missing = await Promise.all(paths.map((path) => isMissing(strapi, path)));
  return { missing: paths.filter((_, at) => missing[at]) };
}
