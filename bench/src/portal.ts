import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ADMIN, type Person } from './people.ts';
import { PATHS, requireFromCms } from './paths.ts';
import { startServer, type Server } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { insert, rowsOf, type FillTarget } from './sqlite.ts';
import { STRAPI_ENV } from './strapi-env.ts';

/** The folder of the cms that is measured: this checkout's, unless another one is set. */
const cms = process.env.BENCH_CMS ? path.resolve(process.env.BENCH_CMS) : PATHS.cms;

export interface PortalOptions {
  nodeArgs?: string[];
  env?: Record<string, string>;
}

/** Starts the portal as in production: the built cms on a database file. */
export function startPortal(database: string, port: number, options: PortalOptions = {}) {
  const { nodeArgs = [], env } = options;
  const name = `portal-${port}`;
  const data = path.join(PATHS.run, name);
  mkdirSync(path.join(data, 'tmp'), { recursive: true });
  if (!existsSync(path.join(cms, 'dist', 'src', 'index.js'))) {
    throw new Error('The cms is not built: run `pnpm build` first.');
  }
  return startServer({
    name,
    cwd: cms,
    args: [...nodeArgs, 'start.mjs'],
    port,
    health: '/_health',
    env: {
      ...STRAPI_ENV,
      DATABASE_FILE: database,
      DATA_DIR: data,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SEED_DEMO: 'false',
      LIMITS_FACTOR: '1000',
      ...env,
    },
  });
}

/** The same on a PostgreSQL database. */
export const startPortalOnPostgres = (url: string, port: number, options: PortalOptions = {}) =>
  startPortal('', port, {
    ...options,
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, ...options.env },
  });

/** The one admin's access token for the portal. */
export async function portalToken({ url }: Server): Promise<string> {
  const { accessToken } = await signIn(`${url}/api/auth/local`, ADMIN);
  return String(accessToken);
}

interface PasswordHash {
  hashPassword(password: string): Promise<string>;
}
interface Keys {
  nameKey: string;
  searchKey: string;
  directoryEmail: string;
  directoryKey: string;
  cityKey: string;
  stateKey: string;
  latitude: number | null;
  longitude: number | null;
}
interface Fold {
  memberKeys(person: Person & { showEmail: boolean; showCity: boolean }): Keys;
}

/** Inserts people into a portal database that has its tables and roles. */
export async function fillPortal(database: FillTarget, list: readonly Person[]) {
  const built = (file: string) => requireFromCms(path.join(cms, 'dist/src/api', file)) as unknown;
  const { hashPassword } = built('session/rules/password-hash.js') as PasswordHash;
  const { memberKeys } = built('../text/member-keys.js') as Fold;
  const password = await hashPassword(ADMIN.password);
  const roles = rowsOf(database, 'select id, type from up_roles');
  const roleIds = new Map(roles.map(({ id, type }) => [type, id]));
  insert(
    database,
    'up_users',
    list.map((person) => {
      const keys = memberKeys({ ...person, showEmail: true, showCity: true });
      return {
        id: person.id,
        document_id: person.documentId,
        username: person.email,
        email: person.email,
        provider: 'local',
        password,
        confirmed: person.confirmed,
        blocked: false,
        role_id: roleIds.get(person.role),
        first_name: person.firstName,
        last_name: person.lastName,
        phone_number: person.phoneNumber,
        street_address: person.streetAddress,
        city: person.city,
        state: person.state,
        zip_code: person.zipCode,
        country: person.country,
        verified: person.verified,
        show_email: true,
        show_city: true,
        featured_at: person.featured ? person.createdAt : null,
        name_key: keys.nameKey,
        search_key: keys.searchKey,
        directory_email: keys.directoryEmail,
        directory_key: keys.directoryKey,
        city_key: keys.cityKey,
        state_key: keys.stateKey,
        latitude: keys.latitude,
        longitude: keys.longitude,
        created_at: person.createdAt,
        updated_at: person.createdAt,
        published_at: person.createdAt,
      };
    }),
  );
}
