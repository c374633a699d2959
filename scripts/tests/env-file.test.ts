import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSecrets, fillSample, parseEnv, SECRETS } from '../lib/env-file.mjs';

const KEYS = SECRETS.map(({ key }) => key);

let home: string;
let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hearthside-env-'));
  file = join(home, 'new', '.env');
});
afterEach(() => rmSync(home, { recursive: true }));

const values = (path: string) => parseEnv(readFileSync(path, 'utf8'));

describe('a new file', () => {
  it('has every secret, long and different from the others, readable by its owner only', () => {
    expect(ensureSecrets(file)).toBe('written');
    const written = values(file);
    expect(Object.keys(written).sort()).toEqual([...KEYS].sort());
    for (const secret of Object.values(written)) expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(written.APP_KEYS?.split(',')).toHaveLength(4);
    const single = Object.values(written).flatMap((value) => value.split(','));
    expect(new Set(single).size).toBe(KEYS.length + 3);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('explains each of its lines', () => {
    ensureSecrets(file);
    for (const line of readFileSync(file, 'utf8').split(/\n\n/)) expect(line).toMatch(/^# /);
  });

  it('begins as its sample, with the empty secrets filled in', () => {
    const sample = 'PUBLIC_URL=https://x.example\n# Secret.\nJWT_SECRET=\nSMTP_URL=\n';
    const filled = fillSample(sample, SECRETS);
    expect(filled).toMatch(
      /^PUBLIC_URL=https:\/\/x\.example\n# Secret\.\nJWT_SECRET=.{43}\nSMTP_URL=\n$/,
    );
  });
});

describe('an existing file', () => {
  const there = (text: string) => writeFileSync((file = join(home, '.env')), text);

  it('isn’t touched if it is complete', () => {
    ensureSecrets(file);
    const before = readFileSync(file, 'utf8');
    expect(ensureSecrets(file)).toBe('kept');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('keeps every byte it has and gets the secrets it lacks', () => {
    const old = '# mine\nJWT_SECRET="my own"\nSMTP_URL=smtp://x';
    there(old);
    expect(ensureSecrets(file)).toBe('completed');
    expect(readFileSync(file, 'utf8').startsWith(`${old}\n`)).toBe(true);
    expect(values(file)).toMatchObject({ JWT_SECRET: 'my own', SMTP_URL: 'smtp://x' });
    expect(Object.keys(values(file))).toEqual(expect.arrayContaining(KEYS));
    expect(ensureSecrets(file)).toBe('kept');
  });

  it('gets a value for an empty secret, since an empty one protects nothing', () => {
    there('JWT_SECRET=\r\nAPP_KEYS=""\r\n');
    ensureSecrets(file);
    expect(values(file).JWT_SECRET).toHaveLength(43);
    expect(values(file).APP_KEYS).not.toBe('');
  });
});
