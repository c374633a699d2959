import { readdirSync } from 'node:fs';
import path from 'node:path';

type DatabaseName = 'sqlite' | 'postgres';

/** What the two databases do differently, or could: these are tested on both. */
const ON_BOTH =
  /commit|races|renewals|conflict|search|order|list|queries|half-characters|last-admin|trash|closing|messages|message-pages|unread|clock|reminders|verify-many|schema-change|backup|several-servers|database-away|snapshot|statistics|totals|webhook|submit|sight|appointment\/(asking|office)/;

/** What takes long, shared out so that neither database waits for the other. */
const LONG: Record<string, DatabaseName> = {
  'access/chat-relations': 'sqlite',
  'access/matrix': 'sqlite',
  'access/rights': 'postgres',
  'appointment/reminders': 'postgres',
  'blog/clock': 'sqlite',
  boot: 'sqlite',
  'form/response-trash': 'postgres',
  'form/trash-sweep': 'sqlite',
  'file/bombs': 'sqlite',
  fuzz: 'postgres',
  'history/written': 'sqlite',
  'inbox/admins': 'sqlite',
  'inbox/clock': 'sqlite',
  killed: 'sqlite',
  'inbox/live-inside': 'postgres',
  'inbox/many-admins': 'sqlite',
  'library/visibility': 'sqlite',
  'library/trash': 'postgres',
  'mail/difficult-servers': 'postgres',
  'mail/order': 'postgres',
  'mail/smtp': 'sqlite',
  'member/canaries': 'postgres',
  'member/erase-words': 'sqlite',
  'member/invitation-accepted': 'sqlite',
  'member/invitation-limits': 'postgres',
  'member/invitations': 'postgres',
  'member/invite-list': 'sqlite',
  'member/role': 'postgres',
  'member/sweep-trash': 'sqlite',
  'member/trash-strangers': 'sqlite',
  'member/verify-many': 'sqlite',
  'membership/clock': 'postgres',
  'notification/clock': 'sqlite',
  'notification/missed-nights': 'postgres',
  'notification/reminders': 'sqlite',
  oversized: 'sqlite',
  'panel/canaries': 'sqlite',
  'panel/first-admin': 'sqlite',
  'panel/restart': 'postgres',
  'pet/trash-sweep': 'postgres',
  'session/email-change': 'postgres',
  'session/join': 'sqlite',
  'session/limits': 'sqlite',
  'session/password': 'sqlite',
  'session/strangers': 'sqlite',
  'settings/settings': 'postgres',
};

/** What only SQLite can do, also where everything is done on both. */
const SQLITE_ALONE = ['database-lock', 'file/lost-files', 'inbox/from-before'];

/** The same for a file each time, and about as many on the one as on the other. */
const drawn = (name: string): DatabaseName =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0
    ? 'sqlite'
    : 'postgres';

/** Where a file of tests is done: on both databases, or on one. `name` is its path below `tests`, without its ending. */
export function lanesOf(name: string): DatabaseName[] {
  if (SQLITE_ALONE.includes(name)) return ['sqlite'];
  const long = LONG[name];
  if (long) return [long];
  return ON_BOTH.test(name) ? ['sqlite', 'postgres'] : [drawn(name)];
}

/** The files of tests that are left to the other database; `whole`: only those that have to be. */
export function elsewhere(database: DatabaseName, whole: boolean): string[] {
  const folder = path.resolve(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.test\.ts$/, ''))
    .filter((name) =>
      whole
        ? database === 'postgres' && SQLITE_ALONE.includes(name)
        : !lanesOf(name).includes(database),
    )
    .map((name) => `tests/${name}.test.ts`);
}
