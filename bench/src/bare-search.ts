import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { requireFromCms } from './paths.ts';
import { openBeside } from './sqlite.ts';

/**
 * The baseline for a search: a bare HTTP server on the same database file. It runs the statements that the portal runs
 * for the same question and answers with what they find, or, for information, one statement for people and one for
 * pets. It knows who asks by the address alone and shapes nothing.
 */

interface DirectoryContract {
  DIRECTORY_ROLES: readonly string[];
}

const LAST = '\u{10ffff}';

const { DIRECTORY_ROLES } = requireFromCms(
  '@hearthside/contract/member/directory',
) as DirectoryContract;
const database = openBeside(String(process.env.DATABASE_FILE));
const roles = DIRECTORY_ROLES.map((role) => `'${role}'`).join();
const inDirectory = `u.blocked = 0 and u.verified = 1 and
  (u.role_id in (select id from up_roles where type in (${roles})) or u.featured_at is not null)`;
const ownPets = `p.id in (select id from pets where owner_id = ?
  union select pet_id from pet_care_team where member_id = ?)`;

interface Asked {
  search: string;
  /** The member who asks. None for the admin, who sees everybody. */
  member: number | null;
  /** Whether what is typed is looked for at the beginning of names, which an index has, or anywhere. */
  isBeginning: boolean;
  /** How many rows are answered: as many as the portal shows, whatever limits its own statements have. */
  limit: number;
}

const statements = new Map<string, ReturnType<typeof database.prepare>>();
function rowsOf(sql: string, values: unknown[]) {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement.all(...values);
}

function matching({ search, isBeginning }: Asked, nameKey: string, searchKey: string) {
  if (isBeginning) {
    return { sql: `${nameKey} >= ? and ${nameKey} < ?`, values: [search, search + LAST] };
  }
  const words = search.split(' ');
  return {
    sql: words.map(() => `${searchKey} like ?`).join(' and '),
    values: words.map((word) => `%${word}%`),
  };
}

function peopleOf(asked: Asked) {
  const { member, limit } = asked;
  const { sql, values } = matching(
    asked,
    'u.name_key',
    member === null ? 'u.search_key' : 'u.directory_key',
  );
  return rowsOf(
    `select u.id, u.first_name, u.last_name, u.email, u.city, u.role_id from up_users u
     where u.confirmed = 1 and u.deleted_at is null ${member === null ? '' : `and ${inDirectory}`}
     and ${sql} order by u.name_key, u.id limit ?`,
    [...values, limit],
  );
}

function petsOf(asked: Asked) {
  const { member, limit } = asked;
  const { sql, values } = matching(asked, 'p.sort_key', 'p.search_key');
  return rowsOf(
    `select p.id, p.name, p.breed, p.owner_first_name, p.owner_last_name from pets p
     where p.deleted_at is null ${member === null ? '' : `and ${ownPets}`}
     and ${sql} order by p.sort_key, p.id limit ?`,
    [...(member === null ? [] : [member, member]), ...values, limit],
  );
}

interface Recorded {
  sql: string;
  values: unknown[];
}
let recorded: { from: number; statements: Recorded[] } | undefined;

/** What the statements find that the portal runs for the question which was recorded last. */
function recordedRows(limit: number) {
  const file = String(process.env.STATEMENTS_FILE);
  const from = statSync(file).mtimeMs;
  if (recorded?.from !== from) {
    recorded = { from, statements: JSON.parse(readFileSync(file, 'utf8')) as Recorded[] };
  }
  return recorded.statements.map(({ sql, values }) => rowsOf(sql, values).slice(0, limit));
}

const http = createServer((request, response) => {
  const { pathname, searchParams } = new URL(String(request.url), 'http://127.0.0.1');
  response.setHeader('content-type', 'application/json');
  const limit = Number(searchParams.get('limit'));
  if (pathname === '/recorded') return void response.end(JSON.stringify(recordedRows(limit)));
  if (pathname !== '/search') return void response.end('ok');
  const member = searchParams.get('member');
  const asked = {
    search: (searchParams.get('search') ?? '').toLowerCase(),
    member: member === null ? null : Number(member),
    isBeginning: searchParams.has('beginning'),
    limit,
  };
  response.end(JSON.stringify({ people: peopleOf(asked), pets: petsOf(asked) }));
});
http.listen(Number(process.env.PORT), process.env.HOST);
