/** One search over everything a member may see (Ctrl-K). */
import type { Core } from '@strapi/strapi';
import { FOUND_MAX, type Found, type FoundGroup } from '@hearthside/contract/search/endpoints';
import { libraryPages } from '@hearthside/contract/library/pages';
import { bestSnippet, matchOf, plainWords } from '@hearthside/contract/search/ranking';
import { sectionsFor } from '@hearthside/contract/section';
import type { Member } from '../../../auth/member-cache';
import { subjects, type Finder, type FoundRow } from '../../../subject';
import { meant } from '../data/vocabulary';

/**
 * The finders for the sections this member may open. What the inbox and the appointments find is always one's own, so
 * they need no look at whether the section is open.
 */
function findersFor(member: Member): Finder[] {
  const open = sectionsFor(member, { hasChats: true, hasAppointments: true }).map(({ id }) => id);
  return subjects()
    .flatMap(({ finders }) => finders ?? [])
    .filter(({ section }) => open.includes(section));
}

/** What is shown of a row. Where the words stand in a PDF of several pages, it says on which and leads to it. */
function toFound(row: FoundRow, typed: string): Found {
  const { title, line, path, text = '', pages = [], match = matchOf(title, typed) } = row;
  const best = bestSnippet([text, ...pages], typed);
  const { at: page, snippet } = best ?? { at: 0, snippet: '' };
  if (page === 0 || pages.length < 2 || snippet === '')
    return { title, line, path, snippet, match };
  const pagePath = libraryPages.itemAt(path, page);
  return { title, line, path: pagePath, snippet: `Page ${page}: ${snippet}`, match };
}

async function groupsOf(
  strapi: Core.Strapi,
  member: Member,
  finders: readonly Finder[],
  typed: string,
): Promise<FoundGroup[]> {
  const groups = await Promise.all(
    finders.map(async ({ section, find }) => {
      const rows = await find(strapi, member, typed, FOUND_MAX + 1);
      const found = rows.slice(0, FOUND_MAX).map((row) => toFound(row, typed));
      return { section, found, more: rows.length > FOUND_MAX };
    }),
  );
  return groups.filter(({ found }) => found.length > 0).sort((a, b) => bestOf(a) - bestOf(b));
}

/** Groups are sorted by the best in each. What matches equally well stays in the order of the subjects. */
const bestOf = ({ found }: FoundGroup) => Math.min(...found.map(({ match }) => match));

/**
 * Everything this member may see with these words, by section. If there is nothing, the words that were most likely
 * meant are searched for.
 */
export async function everything(strapi: Core.Strapi, member: Member, typed: string) {
  if (plainWords(typed).length === 0) return { groups: [], meant: null };
  const finders = findersFor(member);
  const groups = await groupsOf(strapi, member, finders, typed);
  if (groups.length > 0) return { groups, meant: null };
  const other = await meant(strapi, member, finders, typed);
  if (other === null) return { groups, meant: null };
  const found = await groupsOf(strapi, member, finders, other);
  return found.length > 0 ? { groups: found, meant: other } : { groups: [], meant: null };
}
