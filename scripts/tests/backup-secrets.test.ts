import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareSecrets, secretsText } from '../lib/backup-secrets.mjs';
import { parseEnv, SECRETS } from '../lib/env-file.mjs';

const home = mkdtempSync(join(tmpdir(), 'hearthside-secrets-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(home, name), text);
  return join(home, name);
};
const NONE = join(home, 'none');
const all = Object.fromEntries(SECRETS.map(({ key }) => [key, `the ${key}`]));

it('a backup has the secrets of a server that only its environment tells', () => {
  expect(parseEnv(secretsText({ ...all, PATH: '/bin' }, NONE))).toEqual(all);
  expect(secretsText({ PATH: '/bin' }, NONE)).toBe('');
});

it('a backup has the file as it is, where the environment says the same', () => {
  const text = '# mine\nJWT_SECRET=one\nSMTP_URL=smtp://there\n';
  expect(secretsText({ JWT_SECRET: 'one' }, file('same', text))).toBe(text);
});

it('a secret of the environment goes before that of the file, as it does for the server', () => {
  const text = secretsText({ JWT_SECRET: 'two' }, file('other', 'JWT_SECRET=one\nA=b'));
  expect(parseEnv(text)).toEqual({ JWT_SECRET: 'two', A: 'b' });
});

it('a restore is told which secrets of its environment are other ones', () => {
  const backup = file('backup', secretsText(all, NONE));
  expect(compareSecrets(all, backup)).toEqual({ given: true, different: [] });
  expect(compareSecrets({ ...all, JWT_SECRET: 'new' }, backup).different).toEqual(['JWT_SECRET']);
  expect(compareSecrets({}, backup)).toEqual({ given: false, different: [] });
});
