import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder. */
const ROOT = join(import.meta.dirname, '..', '..');

/** Where a file of the repository is. */
export const pathOf = (path: string): string => join(ROOT, path);

export const readRepo = (path: string): string => readFileSync(pathOf(path), 'utf8');

export const inRepository = (path: string): boolean => existsSync(pathOf(path));

/** All sources of the server as one text, to search for names in. */
export function serverSource(): string {
  return ['cms/config', 'cms/src', 'cms/seed']
    .filter(inRepository)
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => readRepo(`${folder}/${name}`)),
    )
    .join('\n');
}
