import type { LibraryKind } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { RequestOptions } from '@/lib/api/transport';
import type { SentFields } from '../model/upload-draft';
import { drawPoster } from './draw-poster';
import { library } from './library';

/** The input for an item: its fields, and its file or a film's address. */
export interface SentItem extends SentFields {
  externalUrl: string;
  file?: File;
}

/** Each kind of item has its own paths (part 2 §7). */
const CALLS = {
  document: { add: library.addDocument, change: library.changeDocument },
  image: { add: library.addImage, change: library.changeImage },
  video: { add: library.addVideo, change: library.changeVideo },
};

/** Adds an item. Sent again with the same idempotency key, as after a lost answer, it is added once. */
export function addItem(
  kind: LibraryKind,
  item: SentItem & { key: string },
  options: RequestOptions,
): Promise<LibraryItem> {
  return withPoster(kind, item.file, async () => (await CALLS[kind].add(item, options)).item);
}

/** Changes an item. Its address stays the same, even if its file is replaced. */
export function changeItem(
  kind: LibraryKind,
  item: SentItem & { id: string; revision: string },
  options: RequestOptions,
): Promise<LibraryItem> {
  return withPoster(kind, item.file, async () => (await CALLS[kind].change(item, options)).item);
}

/** Sends a film and then its poster, which is drawn in the meantime. A film without a poster is fine. */
async function withPoster(
  kind: LibraryKind,
  file: File | undefined,
  send: () => Promise<LibraryItem>,
): Promise<LibraryItem> {
  const drawing = kind === 'video' && file ? drawPoster(file) : undefined;
  const item = await send();
  const drawn = await drawing;
  if (!drawn) return item;
  const { poster, duration } = drawn;
  const asked = { id: String(item.id), file: poster, duration: duration.toFixed(3) };
  return library.setPoster(asked).then(
    (answer) => answer.item,
    () => item,
  );
}
