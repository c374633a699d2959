import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A new random secret, made of characters that need no quoting anywhere. */
export const secret = () => randomBytes(32).toString('base64url');

/**
 * The server's secrets: what each is for, and how a new one is created.
 * @type {{ key: string, about: string, make: () => string }[]}
 */
export const SECRETS = [
  {
    key: 'APP_KEYS',
    about: 'Sign cookies; the first signs, the others still open what they signed.',
    make: () => Array.from({ length: 4 }, secret).join(','),
  },
  { key: 'API_TOKEN_SALT', about: 'Hashes API tokens made in the panel.', make: secret },
  { key: 'ADMIN_JWT_SECRET', about: "Signs the panel's sessions.", make: secret },
  { key: 'TRANSFER_TOKEN_SALT', about: 'Hashes transfer tokens made in the panel.', make: secret },
  { key: 'ENCRYPTION_KEY', about: 'Encrypts tokens the panel can show again.', make: secret },
  { key: 'JWT_SECRET', about: "Signs members' sessions.", make: secret },
  { key: 'FILE_SECRET', about: 'Signs the short-lived links to private files.', make: secret },
];

const HEADER = [
  '# Secrets of this installation, made at random by its first start. Not part of the repository.',
  '# Keep this file with the backups: without it everybody has to sign in anew.',
];

/**
 * The values an environment file sets. If a name is set twice, the last value counts. An empty value counts as not
 * set.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnv(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, key, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key) values[key] = (value ?? '').replace(/^(['"])(.*)\1$/, '$2');
  }
  return values;
}

/**
 * The lines that add the secrets a file lacks. Empty if it has all of them.
 * @param {string | undefined} existing the file's text, or undefined where there is no file
 * @param {typeof SECRETS} [secrets]
 */
function missingLines(existing, secrets = SECRETS) {
  const known = parseEnv(existing ?? '');
  const lines = secrets
    .filter(({ key }) => !known[key])
    .flatMap(({ key, about, make }) => ['', `# ${about}`, `${key}=${make()}`]);
  if (lines.length === 0) return '';
  const start = existing === undefined ? HEADER : [];
  const gap = existing && !existing.endsWith('\n') ? '\n' : '';
  return `${gap}${[...start, ...lines].join('\n')}\n`;
}

/**
 * A sample file with its empty secrets filled in.
 * @param {string} sample
 * @param {typeof SECRETS} secrets
 */
export function fillSample(sample, secrets) {
  const makers = new Map(secrets.map(({ key, make }) => [key, make]));
  return sample.replace(/^(\w+)=$/gm, (line, key) => `${line}${makers.get(key)?.() ?? ''}`);
}

/**
 * Writes the secrets a file lacks, readable by its owner only. What the file already has is never changed.
 * @param {string} path
 * @param {{ secrets?: typeof SECRETS, sample?: string }} [options] a new file begins as the sample
 * @returns {'written' | 'completed' | 'kept'}
 */
export function ensureSecrets(path, { secrets = SECRETS, sample } = {}) {
  const existing = read(path);
  if (existing === undefined) {
    const text =
      sample === undefined ? missingLines(undefined, secrets) : fillSample(sample, secrets);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    return 'written';
  }
  const lines = missingLines(existing, secrets);
  if (lines) appendFileSync(path, lines);
  return lines ? 'completed' : 'kept';
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
