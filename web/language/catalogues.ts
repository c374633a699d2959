import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsIn } from './texts-in.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the portal's texts stand: its own source, what it agrees on with the server, and the editor of rich text. */
const SOURCES = ['web/src', 'contract/src', 'rich-text/src'];

/** The source files that may have texts, from the project's root. */
export function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.tsx?$/.test(file))
      // `app/kit` shows every part of the kit to developers.
      .filter(
        (file) => !/\.test\.tsx?$|\/testing\/|\/app\/kit\/|\/test-[^/]*$|\.d\.ts$/.test(file),
      ),
  ).sort();
}

export const readSource = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The catalogue that a file's texts are in: its subject, or the room of the house it is in. */
export function catalogueOf(file: string): string {
  const [room, , first = '', second = ''] = file.split('/');
  if (room === 'rich-text') return room;
  if (room === 'contract') return first.endsWith('.ts') ? 'shared' : first;
  return first === 'features' ? second : 'shared';
}

/** All texts of the portal by catalogue, each once and in the order of the alphabet. */
export function allTexts(): Map<string, string[]> {
  const byCatalogue = new Map<string, Set<string>>();
  for (const file of sourceFiles()) {
    const name = catalogueOf(file);
    const texts = byCatalogue.get(name) ?? new Set();
    for (const { text } of textsIn(readSource(file), file)) texts.add(text);
    byCatalogue.set(name, texts);
  }
  return new Map(
    [...byCatalogue]
      .map(([name, texts]) => [name, [...texts].sort((a, b) => (a < b ? -1 : 1))] as const)
      .filter(([, texts]) => texts.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
