import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What copies and compiles the house once more. */
const HOUSE_COPIES = ['new-field', 'new-role', 'new-subject'];

/**
 * Test files that take more than about three seconds, because they start their own servers or go through everything.
 * `npm test` leaves them to `npm run test:all`.
 */
const LONG = [
  'access/chat-relations',
  'access/half-characters-at-limits',
  'access/matrix',
  'access/pet-relations',
  'access/rights',
  'access/silent-log',
  'appointment/calendar',
  'appointment/reminders',
  'backup/damaged',
  'backup/live',
  'backup/scheduled',
  'backup/to-postgres',
  'backup/whole-restore',
  'blog/attacks',
  'blog/clock',
  'blog/doors',
  'blog/panel-files',
  'boot',
  'care/mornings',
  'commit',
  'copies',
  'database-lock',
  'donation/service',
  'donation/widget',
  'ending',
  'file/bombs',
  'file/lost-files',
  'file/silent-storage',
  'floods',
  'form/attacks',
  'form/response-trash',
  'form/trash-sweep',
  'fuzz',
  'help/doors',
  'help/sweep',
  'history/chain',
  'history/written',
  'inbox/clock',
  'inbox/closing',
  'inbox/costs',
  'inbox/files',
  'inbox/from-before',
  'inbox/live',
  'inbox/live-chats',
  'inbox/live-inside',
  'inbox/live-rechecks',
  'inbox/live-rights',
  'inbox/live-servers',
  'inbox/many-admins',
  'inbox/message-words',
  'inbox/office-times',
  'killed',
  'library/doors',
  'library/media',
  'library/races',
  'library/shared-files',
  'library/trash',
  'mail/asked-again',
  'mail/difficult-servers',
  'mail/leases',
  'mail/order',
  'mail/smtp',
  'mail/strangers-words',
  'member/canaries',
  'member/erase-words',
  'member/invitation-accepted',
  'member/invitation-limits',
  'member/invitation-races',
  'member/invitations',
  'member/invite-list',
  'member/last-admin',
  'member/own-data',
  'member/role',
  'member/sweep-trash',
  'member/trash',
  'member/trash-strangers',
  'member/verify-many',
  'member/waiting-room',
  'membership/clock',
  'membership/giving',
  'membership/renewals',
  ...HOUSE_COPIES,
  'notification/clock',
  'notification/missed-nights',
  'notification/push',
  'notification/reading-bell',
  'notification/reading-mails',
  'notification/reminders',
  'oversized',
  'panel/canaries',
  'panel/entrance',
  'panel/first-admin',
  'panel/restart',
  'panel/sign-in',
  'panel/upload',
  'pet/document-uploads',
  'pet/entry-files',
  'pet/pictures',
  'pet/providers',
  'pet/queries',
  'pet/save-conflicts',
  'pet/trash-sweep',
  'portal-page',
  'query-plan',
  'release/migrations',
  'release/refusals',
  'release/rolling',
  'release/upgrade',
  'schema-change',
  'search/ranking',
  'session/behind-proxy',
  'session/email-change',
  'session/email-undo',
  'session/factor-limits',
  'session/factor-required',
  'session/join',
  'session/limits',
  'session/new-device',
  'session/password',
  'session/second-step',
  'session/setup',
  'session/strangers',
  'settings/database-away',
  'settings/from-environment',
  'settings/settings',
  'several-servers',
  'slow-connections',
  'snapshot',
  'system/alerts',
  'system/backups-off',
  'system/waiting-pushes',
  'system/disk',
  'system/jobs',
  'system/mails-again',
  'system/observed',
];

/** Long files about what the databases do differently. `npm run test:all` runs the others once, most on PostgreSQL. */
const LONG_ON_BOTH = [
  'backup/damaged',
  'backup/live',
  'backup/whole-restore',
  'commit',
  'copies',
  'killed',
  'member/erase-words',
  'pet/queries',
  'query-plan',
  'release/upgrade',
  'schema-change',
  'search/ranking',
  'snapshot',
];

/** Long files that `npm run test:all` leaves to SQLite, and only `npm run prove` runs on PostgreSQL too. */
const SQLITE_FIRST = ['backup/scheduled', 'boot', 'release/refusals'];

/**
 * Short files that `npm run test:all` runs on PostgreSQL too: about searching, sorting and comparing text, counting, and
 * what happens at once. `npm run prove` runs all of them there (decision 110).
 */
const SHORT_ON_BOTH = [
  'appointment/list',
  'blog/conflict',
  'blog/search',
  'care/marks',
  'donation/import',
  'donation/totals',
  'donation/webhook',
  'form/review-stale',
  'form/statistics',
  'form/submissions',
  'help/search',
  'history/filters',
  'inbox/changing',
  'inbox/group-people',
  'inbox/group-sight',
  'inbox/list',
  'inbox/list-search',
  'inbox/message-days',
  'inbox/message-pages',
  'inbox/message-search',
  'inbox/office-assign',
  'inbox/office-views',
  'inbox/pet-chats',
  'inbox/unread',
  'library/list',
  'library/search',
  'member/bulk',
  'member/caregivers',
  'member/directory-order',
  'member/erase',
  'member/users-list',
  'membership/list',
  'membership/races',
  'pet/erasing',
  'pet/handing-over',
  'pet/list',
  'pet/save',
  'pet/visibility',
  'races/import',
  'races/once',
  'races/pairs',
  'release/steps',
  'search/everything',
  'search/text-index',
  'session/refresh',
  'system/system',
  'trust/assign',
];

/** What only SQLite can do, or need not be done twice because the database has no part in it. */
const SQLITE_ALONE = [
  'appointment/calendar',
  'blog/attacks',
  'blog/feed',
  'blog/panel-files',
  'database-lock',
  'donation/webhook-strange',
  'donation/widget',
  'file/bombs',
  'file/download',
  'file/lost-files',
  'file/rights',
  'file/silent-storage',
  'floods',
  'gate',
  'headers',
  'inbox/files',
  'inbox/from-before',
  'inbox/live-door',
  'inbox/live-hostile',
  'inbox/live-inside',
  'inbox/live-rechecks',
  'inbox/message-text',
  'library/file',
  'library/media',
  'library/upload',
  'mail/difficult-servers',
  'mail/smtp',
  'mail/strangers-words',
  'member/canaries',
  'member/picture',
  'member/upload-names',
  ...HOUSE_COPIES,
  'oversized',
  'panel/canaries',
  'panel/entrance',
  'panel/own-media',
  'panel/pictures',
  'panel/restart',
  'panel/upload',
  'pet/document-uploads',
  'pet/pictures',
  'player',
  'portal-page',
  'refusal-codes',
  'session/behind-proxy',
  'session/factor-required',
  'session/foreign-pages',
  'session/late-bodies',
  'session/own-factor',
  'session/setup',
  'settings/browser-errors',
  'settings/page-timings',
  'slow-connections',
  'system/disk',
];

/** A copy of the house that the others are like enough to be left to `npm run prove`. */
const ONLY_PROVED = ['new-role'];

type Database = 'sqlite' | 'postgres';

/** Which files a run includes: those of `npm test`, the long ones, or those of the second run. By hand it has all. */
export type Part = 'short' | 'long' | 'second' | undefined;

/**
 * How many files of a run are tested at a time, each worker with a server of its own. The long files start more
 * servers themselves, and run beside those on PostgreSQL.
 */
export const workersOf = (part: Part) => (part === 'short' ? 2 : 1);

/** Where a test file may run. */
interface Run {
  part: Part;
  database: Database;
  /** Without PostgreSQL, every long file runs on SQLite. */
  hasPostgres: boolean;
  /** Whether everything is proved that can be, however long it takes. */
  proves?: boolean;
}

/** Whether a run includes a test file. `name` is its path below `tests`, without its extension. */
export function isIn({ part, database, hasPostgres, proves = false }: Run, name: string): boolean {
  if (database === 'postgres' && SQLITE_ALONE.includes(name)) return false;
  if (part === undefined) return true;
  if (part === 'second') {
    const isLeft = LONG.includes(name)
      ? SQLITE_FIRST.includes(name)
      : !SHORT_ON_BOTH.includes(name);
    return proves || !isLeft;
  }
  if (!proves && ONLY_PROVED.includes(name)) return false;
  if (LONG.includes(name) !== (part === 'long')) return false;
  if (part === 'short' || proves || !hasPostgres) return true;
  return [...LONG_ON_BOTH, ...SQLITE_ALONE, ...SQLITE_FIRST].includes(name);
}

/**
 * The test files that a run leaves out, for vitest's `exclude`. Throws if a list names a file that doesn’t exist: it
 * was renamed, and its new name would be in the wrong run.
 */
export function leftOut(run: Run): string[] {
  const folder = path.resolve(import.meta.dirname, '..');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.test\.ts$/, ''));
  const listed = [LONG, LONG_ON_BOTH, SQLITE_ALONE, SQLITE_FIRST, ONLY_PROVED].flat();
  const missing = listed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`A list names no file: ${missing.join(', ')}`);
  const apart = LONG_ON_BOTH.filter(
    (name) => !LONG.includes(name) || SQLITE_ALONE.includes(name) || SQLITE_FIRST.includes(name),
  );
  if (apart.length > 0) throw new Error(`Not long on both databases: ${apart.join(', ')}`);
  return names.filter((name) => !isIn(run, name)).map((name) => `tests/${name}.test.ts`);
}
