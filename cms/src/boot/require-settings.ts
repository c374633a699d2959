import { setupOrganization } from '@hearthside/contract/session/setup';
import { refuseStart } from './refuse-start';

type Settings = Readonly<Record<string, string | undefined>>;

/** Strapi asks for most of these only after it has changed the tables. */
const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

const isWhole = (value: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;

const isUrl = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** An address of one of these kinds, as a rule says it. A raw # in a password ends the address there. */
const withPassword = (kinds: string) =>
  `be an address that begins with ${kinds}, with its password percent-encoded (# is %23, @ is %40)`;

/** What each setting has to be, where it is set. */
const RULES: Readonly<Record<string, [isGood: (value: string) => boolean, rule: string]>> = {
  // What the page Setup accepts.
  ORGANIZATION_NAME: [
    (value) => setupOrganization.shape.organisationName.safeParse(value).success,
    'be one line of at most 80 characters',
  ],
  TIME_ZONE: [
    (value) => setupOrganization.shape.timeZone.safeParse(value).success,
    'be the name of a time zone in the tz database, such as America/Los_Angeles',
  ],
  DATABASE_CLIENT: [(value) => ['sqlite', 'postgres'].includes(value), 'be sqlite or postgres'],
  SECOND_FACTOR: [(value) => ['required', 'offered'].includes(value), 'be required or offered'],
  PUSH: [(value) => ['on', 'off'].includes(value), 'be on or off'],
  PUSH_DELAY_SECONDS: [(value) => isWhole(value, 0, 3600), 'be a whole number up to 3600'],
  WATCHDOG_SECONDS: [
    (value) => value === '0' || isWhole(value, 5, 86_400),
    'be 0, or a whole number from 5 to 86400',
  ],
  PUSH_SERVICE_FOR_TESTS: [
    (value) => value.split(',').every((origin) => /^http:\/\/127\.0\.0\.1:\d+$/.test(origin)),
    'be addresses of this machine, for tests alone',
  ],
  STORAGE: [(value) => ['local', 's3'].includes(value), 'be local or s3'],
  PORT: [(value) => isWhole(value, 1, 65_535), 'be a number from 1 to 65535'],
  METRICS_PORT: [(value) => isWhole(value, 1, 65_535), 'be a number from 1 to 65535'],
  TRUSTED_PROXIES: [(value) => isWhole(value, 0), 'be a whole number'],
  LIMITS_FACTOR: [(value) => Number(value) > 0, 'be a positive number'],
  PUBLIC_URL: [
    (value) =>
      isUrl(value, ['http:', 'https:']) && new URL(value).href === new URL('/', value).href,
    'be an address that begins with https:// or http:// and ends after the name, without a path',
  ],
  DATABASE_URL: [
    (value) => isUrl(value, ['postgres:', 'postgresql:']),
    withPassword('postgres:// or postgresql://'),
  ],
  SMTP_URL: [
    (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hash === '',
    withPassword('smtp:// or smtps://'),
  ],
  REDIS_URL: [
    (value) => isUrl(value, ['redis:', 'rediss:']),
    'be an address that begins with redis:// or rediss://',
  ],
};

/** Whatever is wrong with the settings, one sentence each. They name no values, some of which are secret. */
export function problemsOfSettings(settings: Settings): string[] {
  const missing = SECRETS.filter((name) => !settings[name]);
  const secrets =
    missing.length > 0 ? [`Set ${missing.join(', ')}: secrets must not be empty.`] : [];
  const wrong = Object.entries(RULES)
    .filter(([name, [isGood]]) => settings[name] && !isGood(settings[name]))
    .map(([name, [, rule]]) => `${name} must ${rule}.`);
  const { DATABASE_CLIENT: client, DATABASE_URL: databaseUrl } = settings;
  const url =
    client === 'postgres' && !databaseUrl ? ['DATABASE_CLIENT=postgres needs DATABASE_URL.'] : [];
  // Otherwise a portal that was meant for PostgreSQL would go live on SQLite, and nobody would see it.
  if (databaseUrl && !client)
    url.push(
      'DATABASE_URL is set, but DATABASE_CLIENT is not: set it to postgres, or remove DATABASE_URL.',
    );
  const ports =
    settings.METRICS_PORT && settings.METRICS_PORT === (settings.PORT || '1337')
      ? ['METRICS_PORT must be another port than PORT.']
      : [];
  return [...secrets, ...wrong, ...url, ...ports];
}

/**
 * Refuses settings with which the server could not go on later. It comes before anything reads or changes the
 * database, so that a mistyped setting never leaves a database between two versions.
 * @throws {Error} with everything that is wrong
 */
export function requireSettings(settings: Settings): void {
  const problems = problemsOfSettings(settings);
  if (problems.length > 0) refuseStart(problems.join('\n'));
}
