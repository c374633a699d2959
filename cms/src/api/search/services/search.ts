/** One search over everything a member may see (Ctrl-K). */
import type { Core } from '@strapi/strapi';
import { FOUND_MAX, type Found, type FoundGroup } from '@hearthside/contract/search/endpoints';
import { matchOf, namedFor, plainWords } from '@hearthside/contract/search/ranking';
import { sectionsFor } from '@hearthside/contract/section';
import type { Member } from '../../../auth/member-cache';
import { inBackground } from '../../../jobs/schedule';
import { foundIn } from '../../../search/found-in';
import { subjects, type Finder, type FoundRow } from '../../../subject';
import { meant } from '../../../search/vocabulary';

const SEES_OWN = { hasChats: true, hasAppointments: true } as const;

/**
 * The finders for the sections this member may open. What the inbox and the appointments find is always one's own, so
 * they need no look at whether the section is open.
 */
function findersFor(member: Member): Finder[] {
  const open = sectionsFor(member, SEES_OWN).map(({ id }) => id);
  return subjects()
    .flatMap(({ finders }) => finders ?? [])
    .filter(({ section }) => open.includes(section));
}

/** Whether the portal shows a section of this member for what is typed, so that not nothing is found. */
const namesSection = (member: Member, typed: string): boolean =>
  namedFor(
    sectionsFor(member, SEES_OWN).map(({ label, line }) => ({ title: `${label} ${line}` })),
    typed,
  ).length > 0;

/** What is shown of a row. */
function toFound(row: FoundRow, typed: string): Found {
  const { title, line, match = matchOf(title, typed) } = row;
  return { title, line, ...foundIn(row, typed), match };
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

/** Tells the subjects of a search that found nothing. The member who searches does not wait for it. */
const notifyMissed = (strapi: Core.Strapi, member: Member, typed: string) =>
  inBackground(strapi, 'Counting a search that found nothing', async () => {
    for (const { onMissedSearch } of subjects()) await onMissedSearch?.(strapi, member.id, typed);
  });

export interface Asked {
  search: string;
  /** Whether the caller already shows something for it. */
  answered?: boolean | undefined;
}

/**
 * Everything this member may see with these words, by section. If there is nothing, the subjects that count missed
 * searches are told, and the words that were most likely meant are searched for.
 */
export async function everything(strapi: Core.Strapi, member: Member, asked: Asked) {
  const { search: typed, answered } = asked;
  if (plainWords(typed).length === 0) return { groups: [], meant: null };
  const finders = findersFor(member);
  const groups = await groupsOf(strapi, member, finders, typed);
  if (groups.length > 0) return { groups, meant: null };
  if (!answered && !namesSection(member, typed)) notifyMissed(strapi, member, typed);
  const other = await meant(strapi, member, finders, typed);
  if (other === null) return { groups, meant: null };
  const found = await groupsOf(strapi, member, finders, other);
  return found.length > 0 ? { groups: found, meant: other } : { groups: [], meant: null };
}
