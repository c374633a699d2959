import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoFileItem, DemoItem } from './demo-item';
import { ITEMS } from './items';
import { printText } from './paper-text';
import { drawPicture, type ReadyPicture } from './picture';

const DAY = 86_400_000;
/** Films are not compiled: they stay next to the sources, and the server runs in `cms`. */
const SEED = path.resolve('seed');

/** A file of the library, prepared but not stored yet. */
export type ReadyItem =
  | { title: string; picture: ReadyPicture }
  | { title: string; bytes: Buffer; mime: string; extension: string; poster?: ReadyPicture };
export type LibraryFiles = ReadonlyMap<DemoItem, ReadyItem>;

async function made(item: DemoFileItem, place: number, now: number): Promise<ReadyItem> {
  const { file } = item;
  if ('picture' in file) return { title: file.name, picture: await drawPicture(file.picture) };
  if ('film' in file) {
    const bytes = await readFile(path.join(SEED, file.film));
    const poster = await drawPicture(file.poster);
    return { title: file.name, bytes, mime: 'video/mp4', extension: 'mp4', poster };
  }
  const date = new Date(now - item.daysAgo * DAY);
  const number = `HS-${1001 + place}`;
  const bytes = await printText(file.paper, { number, date, legal: item.section === 'attorneys' });
  return { title: `${item.title}.pdf`, bytes, mime: 'application/pdf', extension: 'pdf' };
}

/** Prints the documents, draws the pictures and reads the films of the library. */
export async function makeLibraryFiles(now: number): Promise<LibraryFiles> {
  const files = ITEMS.flatMap((item, place) =>
    'link' in item ? [] : [made(item, place, now).then((ready) => [item, ready] as const)],
  );
  return new Map(await Promise.all(files));
}
