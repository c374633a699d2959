import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a server says of itself to its database. */
export interface Release {
  /** By semver, from the repository's package.json. */
  version: string;
  /**
   * Servers with the same number may run on one database at the same time. A server with a lower number than its
   * database's does not start.
   */
  schemaNumber: number;
}

/** The name in the repository's own package.json. The packages in its folders have others. */
const REPOSITORY = 'hearthside';

/** The version in the repository's package.json, which lies above the sources, the build and the image's copy alike. */
function versionAbove(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    if (name === REPOSITORY && version) return version;
  }
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server has its version.');
  return versionAbove(parent);
}

/**
 * This server's version. The schema number is raised by one in a release whose changes a server of the release before
 * can't work with (docs/decisions/083-releases-and-migrations.md). A test compares it with what is written in
 * `cms/database/schema-changes.json`.
 */
export const RELEASE: Release = { version: versionAbove(__dirname), schemaNumber: 2 };
