import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: string | undefined;

/** The release that runs here, as the server's package names it. It runs in the folder of that package. */
export function releaseVersion(): string {
  known ??= (JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')) as { version: string })
    .version;
  return known;
}
