import { existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { LIST_ROLES, type Person } from './people.ts';
import { PATHS } from './paths.ts';
import { startServer, type Server } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { insert, type Database } from './sqlite.ts';
import { STRAPI_ENV } from './strapi-env.ts';

const READER = { identifier: 'reader@bench.example', password: 'the reader of the lists' };

/** Gives the stock application the same packages the cms has. */
function linkPackages() {
  const link = path.join(PATHS.stock, 'node_modules');
  if (existsSync(link) || lstatSync(link, { throwIfNoEntry: false })) return;
  symlinkSync(path.join(PATHS.cms, 'node_modules'), link, 'junction');
}

/** Starts the stock application on a database file. `bareBody` is the file its bare route answers with. */
export function startStock(database: string, port: number, bareBody: string) {
  linkPackages();
  const publicDir = path.join(PATHS.run, 'stock-public');
  mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });
  return startServer({
    name: `stock-${port}`,
    cwd: PATHS.stock,
    args: ['server.js'],
    port,
    health: '/_health',
    env: {
      ...STRAPI_ENV,
      DATABASE_FILE: database,
      PUBLIC_DIR: publicDir,
      READER_PASSWORD: READER.password,
      BARE_BODY_FILE: bareBody,
    },
  });
}

/** The reader's token for the stock application. */
export async function stockToken({ url }: Server): Promise<string> {
  const { jwt } = await signIn(`${url}/api/auth/local`, READER);
  return String(jwt);
}

const columnsOf = (person: Person, documentId = person.documentId) => ({
  document_id: documentId,
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  phone_number: person.phoneNumber,
  street_address: person.streetAddress,
  city: person.city,
  state: person.state,
  zip_code: person.zipCode,
  country: person.country,
  verified: person.verified,
  confirmed: person.confirmed,
  created_at: person.createdAt,
  updated_at: person.createdAt,
  published_at: person.createdAt,
});

const ROLES = [...LIST_ROLES, 'admin'] as const;

/** Adds the roles the lists filter by and returns their ids. */
function addRoles(database: Database, table: string): Map<string, number> {
  const [row] = database.prepare(`select coalesce(max(id), 0) as last from "${table}"`).all();
  const first = Number(row?.last) + 1;
  const rows = ROLES.map((type, index) => ({
    id: first + index,
    document_id: `benchrole${String(first + index).padStart(15, '0')}`,
    name: type,
    type,
    published_at: Date.UTC(2023, 0, 1),
  }));
  insert(database, table, rows);
  return new Map(rows.map(({ id, type }) => [type, id]));
}

/** Inserts people into a stock database: as persons, and as users in addition to the reader. */
export function fillStock(database: Database, list: readonly Person[]) {
  const personRoles = addRoles(database, 'person_roles');
  insert(
    database,
    'people',
    list.map((person) => ({
      id: person.id,
      ...columnsOf(person),
      featured: person.featured,
    })),
  );
  insert(
    database,
    'people_role_lnk',
    list.map(({ id, role }) => ({
      person_id: id,
      person_role_id: personRoles.get(role),
      person_ord: id,
    })),
  );

  const userRoles = addRoles(database, 'up_roles');
  const userId = (id: number) => id + 1000;
  insert(
    database,
    'up_users',
    list.map((person) => ({
      id: userId(person.id),
      ...columnsOf(person),
      username: person.email,
      provider: 'local',
      password: '$2a$10$aaaaaaaaaaaaaaaaaaaaaeaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      blocked: false,
    })),
  );
  insert(
    database,
    'up_users_role_lnk',
    list.map(({ id, role }) => ({
      user_id: userId(id),
      role_id: userRoles.get(role),
      user_ord: id,
    })),
  );
}
