import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The workspace's packages, as pnpm-workspace.yaml lists them. */
export const PACKAGES = ['contract', 'rich-text', 'cms', 'web', 'e2e', 'bench'];

/** Stamps are stored here, so deleting node_modules starts from scratch. */
export const STAMPS = join(ROOT, 'node_modules', '.hearthside');

/** Everything people put into the portal: database, files, outgoing mail, temporary files. */
export const DATA = join(ROOT, 'cms', 'data');

/**
 * A path inside the repository.
 * @param {string[]} parts
 */
export const inRepo = (...parts) => join(ROOT, ...parts);
