import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

const DAY = 86_400_000;
const SINCE = Date.UTC(2024, 0, 1);
/** Deadlines are spread over this many days around today, so that there are some in every status. */
const SPAN = 460;
const BEFORE = 90;

interface Keys {
  memberKeys(member: object): Record<'nameKey' | 'searchKey', string>;
}
interface Words {
  searchWords(...texts: string[]): string[];
}

const fromCms = (file: string) => requireFromCms(path.join(PATHS.cms, 'dist/src', file)) as unknown;

/** Fills a portal database with this many members who have joined, each with a membership. */
export async function fillMemberships(database: Database, size: number) {
  const owners = people(size);
  await fillPortal(database, owners);
  const { memberKeys } = fromCms('text/member-keys.js') as Keys;
  const { searchWords } = fromCms('search/search-words.js') as Words;
  const today = Math.floor(Date.now() / DAY) * DAY;
  const rows = owners.map((owner, at) => {
    const id = at + 1;
    const deadline = new Date(today + (((id * 7919) % SPAN) - BEFORE) * DAY);
    const keys = memberKeys({ ...owner, showEmail: true, showCity: true });
    return {
      id,
      document_id: `mem${id.toString(36).padStart(16, '0')}`,
      published_at: SINCE,
      created_at: SINCE + ((id * 7919) % size) * 1000,
      updated_at: SINCE,
      member_id: id,
      amount: ((id * 31) % 40) * 500,
      next_deadline: deadline.toISOString().slice(0, 10),
      reminders: true,
      revision: 1,
      name_key: keys.nameKey,
      search_key: keys.searchKey,
    };
  });
  insert(database, 'portal_memberships', rows);
  insert(
    database,
    'membership_terms',
    owners.map(({ firstName, lastName, email }, at) => ({
      rowid: at + 1,
      words: searchWords(`${firstName} ${lastName}`, email).join(' '),
    })),
  );
}
