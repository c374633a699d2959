/** What is new in their library, on the first screen of those who mostly read. */
import type { Core } from '@strapi/strapi';
import { can, type LibraryCategory, type Role } from '@hearthside/contract/access';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { libraryPages } from '@hearthside/contract/library/pages';
import { READING_DAYS } from '@hearthside/contract/notification/reading';
import type { Member } from '../../../auth/member-cache';
import { cached } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import type { HomePart } from '../../../subject';
import { itemsFor } from '../policy';
import { narrowedTo } from './item-scope';

/** Roles whose first screen would otherwise have little: they read, and are on no animal's care team. */
const READERS: ReadonlySet<Role> = new Set<Role>(['trustee', 'attorney', 'board_member']);
/** How many the first screen names. The link below them leads to all that are new. */
const NAMED = 3;

interface Row {
  id: number;
  name: string;
  category: LibraryCategory;
  total: number | string;
}

/** From a whole day on, so that all of a role who look on a day share what is cached, and the library can show them. */
const newSince = (now: Date) => addDays(dayIn('UTC', now), -READING_DAYS);

/**
 * The newest items of the last weeks that this member may see, by the rule of the library's lists (`itemsFor`), and how
 * many they are. They are as many for everyone of a role, so a role's are cached until something in the library changes.
 */
export async function homeLibrary(
  strapi: Core.Strapi,
  member: Pick<Member, 'role' | 'verified'>,
  now = new Date(),
): Promise<HomePart> {
  if (!READERS.has(member.role) || !can(member, 'library')) return {};
  const since = newSince(now);
  const rows = await cached('library', `home ${member.role} ${since}`, () =>
    runQuery(
      strapi,
      (knex) =>
        knex('library_items as i')
          .modify(itemsFor(member))
          .modify(narrowedTo({ since }))
          .orderBy([
            { column: 'i.created_at', order: 'desc' },
            { column: 'i.id', order: 'desc' },
          ])
          .limit(NAMED)
          .select({ id: 'i.id', name: 'i.title', category: 'i.category' })
          .select(knex.raw('count(*) over () as total')) as unknown as PromiseLike<Row[]>,
    ),
  );
  if (rows.length === 0) return {};
  const first = rows.map(({ id, name, category }) => ({
    id,
    name,
    category,
    link: libraryPages.item(id),
  }));
  const total = Number(rows[0]?.total ?? 0);
  return { library: { first, total, link: libraryPages.since(since) } };
}
