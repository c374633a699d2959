import { existsSync, readFileSync } from 'node:fs';
import { parseEnv, SECRETS } from './env-file.mjs';

/**
 * The file of secrets that goes into a backup: the installation's own, and those secrets that only its environment
 * has. In containers there is no file at all.
 * @param {Record<string, string | undefined>} env
 * @param {string} file `cms/.env`
 * @returns {string} empty where there is none anywhere
 */
export function secretsText(env, file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = parseEnv(text);
  const lines = SECRETS.filter(({ key }) => env[key] && env[key] !== known[key]).map(
    ({ key }) => `${key}=${env[key]}`,
  );
  if (lines.length === 0) return text;
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return [`${text}${gap}# From the environment of the server:`, ...lines, ''].join('\n');
}

/**
 * The secrets that differ between a backup and the environment it is restored into. Empty where the environment names
 * none: then they come from a file.
 * @param {Record<string, string | undefined>} env
 * @param {string} file the backup's secrets
 * @returns {{ given: boolean, different: string[] }}
 */
export function compareSecrets(env, file) {
  const known = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = SECRETS.filter(({ key }) => env[key]);
  const different = given.filter(({ key }) => env[key] !== known[key]).map(({ key }) => key);
  return { given: given.length === SECRETS.length, different };
}
