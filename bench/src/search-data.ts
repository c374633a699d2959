import { people } from './people.ts';
import { fillPets } from './pet-data.ts';
import { fillPortal } from './portal.ts';
import type { Database } from './sqlite.ts';

/**
 * Fills a portal database with this many people and as many pets. A fifth of the people have five pets each, the
 * others none. Everybody is somebody whom `people` of one more would have.
 */
export async function fillSearched(database: Database, size: number) {
  await fillPets(database, size);
  const { total } = database.prepare('select count(*) as total from up_users').all()[0] ?? {};
  // The last of a list is its admin, and there is one already.
  await fillPortal(database, people(size + 1).slice(Number(total), -1));
}

/** Somebody in the directory who has pets, and whose name nobody else has. */
export function rareAmong(size: number) {
  const all = people(size + 1);
  const nameOf = ({ firstName, lastName }: (typeof all)[number]) => `${firstName} ${lastName}`;
  const counts = new Map<string, number>();
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  const rare = all.find(
    (one) =>
      one.role === 'caretaker' && one.verified && one.confirmed && counts.get(nameOf(one)) === 1,
  );
  if (!rare) throw new Error('Everybody shares their name with somebody.');
  return nameOf(rare);
}
