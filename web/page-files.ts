import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

export interface ScriptFile {
  file: string;
  /** Gzipped. */
  bytes: number;
}

const DIST = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist');
/** What the portal's one page begins with (chunk-groups.ts). */
const ENTRY = /^assets\/index-[\w-]+\.js$/;
const PAGE = /^src\/features\/(.+)\/components\/([\w-]+)-page\.tsx$/;
/** What comes before each page of members: their routes and the shell around the page (chunk-groups.ts). */
const SHELL = /^assets\/members-[\w-]+\.js$/;
const VISITORS =
  /^src\/features\/session\/components\/(?!security)|\/(?:text|emergency-help)-page\.tsx$/;

function readManifest(): Manifest {
  const file = path.join(DIST, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('The portal is not built: run `npm run build`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Adds a chunk and all that it imports from the start. */
function addNeeded(manifest: Manifest, key: string, found: Set<string>): void {
  if (found.has(key)) return;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) addNeeded(manifest, next, found);
}

function scriptFile(file: string): ScriptFile {
  return { file, bytes: gzipSync(readFileSync(path.join(DIST, file))).length };
}

/**
 * The scripts that a browser fetches before it can show a page, for each page of the built portal by its source:
 * `home/home`, `pet/profile/pet`. What a page fetches later, on demand or once it is idle, does not count.
 */
export function scriptsOfPages(): Map<string, ScriptFile[]> {
  const manifest = readManifest();
  const keyOf = (file: RegExp) => {
    const found = Object.keys(manifest).find((key) => file.test(manifest[key]?.file ?? ''));
    if (!found) throw new Error(`The manifest has no file like ${file.source}.`);
    return found;
  };
  const [entry, shell] = [keyOf(ENTRY), keyOf(SHELL)];
  const sizes = new Map<string, ScriptFile>();
  const sized = (file: string) => {
    const known = sizes.get(file) ?? scriptFile(file);
    sizes.set(file, known);
    return known;
  };
  const pages = new Map<string, ScriptFile[]>();
  for (const key of Object.keys(manifest).sort()) {
    const [, folder, name] = PAGE.exec(key) ?? [];
    if (!folder || !name) continue;
    const needed = new Set<string>();
    for (const root of [entry, ...(VISITORS.test(key) ? [] : [shell]), key])
      addNeeded(manifest, root, needed);
    const files = new Set([...needed].map((one) => manifest[one]?.file ?? ''));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    pages.set(`${folder}/${name}`, scripts.map(sized));
  }
  return pages;
}
