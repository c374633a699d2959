import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { GOALS } from './goals.ts';
import { PATHS } from './paths.ts';

/** Gzipped bytes of the JavaScript a browser needs before it can show /sign-in. */

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const SIGN_IN = /(^|\/)sign-in(-page|-screen|-route)?(\.[a-z]+|\/index\.[a-z]+)?$/;

const dist = path.join(PATHS.web, 'dist');

function readManifest(): Manifest {
  const file = path.join(dist, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('The portal is not built: run `npx vite build` in web.');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The chunk and everything it imports statically. */
function needed(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) needed(manifest, next, found);
  return found;
}

/** The shortest chain of chunks loaded on demand that leads from a chunk to the sign-in page. */
function wayToSignIn(manifest: Manifest, from: string): string[] {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    for (const loaded of needed(manifest, way.at(-1) ?? from)) {
      for (const next of manifest[loaded]?.dynamicImports ?? []) {
        if (SIGN_IN.test(manifest[next]?.src ?? next)) return [...way, next];
        if (!seen.has(next)) ways.push([...way, next]);
        seen.add(next);
      }
    }
  }
  throw new Error('The manifest has no chunk for the sign-in page.');
}

const manifest = readManifest();
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest has no entry.');
const keys = new Set<string>();
for (const chunk of wayToSignIn(manifest, entry)) needed(manifest, chunk, keys);
const scripts = [...keys]
  .map((key) => manifest[key]?.file ?? '')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file))).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of scripts) console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  bytes of gzipped JavaScript for /sign-in`);
const reached = total <= GOALS.signInBytes;
console.log(
  `Goal: at most ${GOALS.signInBytes.toLocaleString('en')}: ${reached ? 'reached' : 'missed'}`,
);
process.exitCode = reached ? 0 : 1;
