import { describe, expect, it } from 'vitest';
import { problemsOfSettings, requireSettings } from './require-settings';

const GOOD = {
  APP_KEYS: 'a,b',
  API_TOKEN_SALT: 'salt',
  ADMIN_JWT_SECRET: 'secret',
  TRANSFER_TOKEN_SALT: 'salt',
  ENCRYPTION_KEY: 'key',
  JWT_SECRET: 'secret',
};

describe('the settings', () => {
  it.each([
    [{}],
    [{ DATABASE_CLIENT: 'sqlite', STORAGE: 'local', PORT: '1337', TRUSTED_PROXIES: '0' }],
    [{ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://portal@db/portal', STORAGE: 's3' }],
    [{ DATABASE_CLIENT: 'sqlite', DATABASE_URL: 'postgres://portal@db/portal' }],
    [{ PUBLIC_URL: 'https://portal.example.org/', SMTP_URL: 'smtps://a:b%23c@mail.example.org' }],
    [{ PUBLIC_URL: 'https://portal.example.org', REDIS_URL: 'redis://:secret@redis:6379' }],
    [{ ORGANIZATION_NAME: 'Paws & Claws', TIME_ZONE: 'America/Chicago' }],
    // An empty one is not set.
    [{ DATABASE_CLIENT: '', STORAGE: '', PORT: '', PUBLIC_URL: '', REDIS_URL: '' }],
  ])('are good as %j', (more) => {
    expect(problemsOfSettings({ ...GOOD, ...more })).toEqual([]);
  });

  it.each([
    ['DATABASE_CLIENT', 'mysql', 'DATABASE_CLIENT must be sqlite or postgres.'],
    ['DATABASE_CLIENT', 'postgres', 'DATABASE_CLIENT=postgres needs DATABASE_URL.'],
    ['ORGANIZATION_NAME', ' ', 'ORGANIZATION_NAME must be one line of at most 80 characters.'],
    [
      'ORGANIZATION_NAME',
      'a'.repeat(81),
      'ORGANIZATION_NAME must be one line of at most 80 characters.',
    ],
    [
      'TIME_ZONE',
      'Pacific Time',
      'TIME_ZONE must be the name of a time zone in the tz database, such as America/Los_Angeles.',
    ],
    ['STORAGE', 'S3', 'STORAGE must be local or s3.'],
    ['SECOND_FACTOR', 'no', 'SECOND_FACTOR must be required or offered.'],
    ['PORT', '70000', 'PORT must be a number from 1 to 65535.'],
    ['TRUSTED_PROXIES', 'yes', 'TRUSTED_PROXIES must be a whole number.'],
    ['LIMITS_FACTOR', '-1', 'LIMITS_FACTOR must be a positive number.'],
    [
      'PUBLIC_URL',
      'portal.example.org',
      'PUBLIC_URL must be an address that begins with https:// or http:// and ends after the name, without a path.',
    ],
    [
      'PUBLIC_URL',
      'https://example.org/portal',
      'PUBLIC_URL must be an address that begins with https:// or http:// and ends after the name, without a path.',
    ],
    [
      'SMTP_URL',
      'smtp://portal:a#b@mail.example.org:587',
      'SMTP_URL must be an address that begins with smtp:// or smtps://, with its password percent-encoded (# is %23, @ is %40).',
    ],
    [
      'DATABASE_URL',
      'postgres://portal@db/portal',
      'DATABASE_URL is set, but DATABASE_CLIENT is not: set it to postgres, or remove DATABASE_URL.',
    ],
    [
      'REDIS_URL',
      'http://redis:6379',
      'REDIS_URL must be an address that begins with redis:// or rediss://.',
    ],
    ['JWT_SECRET', '', 'Set JWT_SECRET: secrets must not be empty.'],
  ])('with %s=%s are refused in words', (name, value, sentence) => {
    expect(problemsOfSettings({ ...GOOD, [name]: value })).toEqual([sentence]);
  });

  it('are refused with a password in DATABASE_URL that ends the address', () => {
    const wrong = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://portal:a#b@db/portal' };
    expect(problemsOfSettings({ ...GOOD, ...wrong })).toEqual([
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, with its password percent-encoded (# is %23, @ is %40).',
    ]);
  });

  it('are refused with everything that is wrong at once, and without a stack trace', () => {
    const wrong = { ...GOOD, APP_KEYS: undefined, STORAGE: 'tape' };
    const said = 'Set APP_KEYS: secrets must not be empty.\nSTORAGE must be local or s3.';
    expect(() => requireSettings(wrong)).toThrowError(
      expect.objectContaining({ message: said, stack: '' }),
    );
  });
});
