import { encryptLong, decryptLong } from '@/lib/drafts/encrypt';
import { decryptedWords, encryptedWords } from '@/lib/outbox/encrypted-words';
import type { OutboxItem } from '../outbox/model/outbox';
import { asKept } from '../outbox/model/outbox-item';

/** An item as it is stored on the device: nothing in it can be read without the key of its member's session. */
export interface SealedItem {
  clientId: string;
  sealed: Uint8Array<ArrayBuffer>;
}

/** A chosen file as it is stored. Not every browser stores a file's name with its bytes. */
export interface SealedFile {
  words: Uint8Array<ArrayBuffer>;
  bytes: Blob;
}
type FileWords = Pick<File, 'name' | 'type' | 'lastModified'>;

export const sealedItem = (item: OutboxItem, key: string): SealedItem => ({
  clientId: item.clientId,
  sealed: encryptedWords(asKept(item), key, item.clientId),
});

export const opened = (row: SealedItem | OutboxItem, key: string) =>
  'sealed' in row
    ? (decryptedWords(row.sealed, key, row.clientId) as OutboxItem | undefined)
    : undefined;

export async function sealedBlob(blob: Blob, key: string, name: string): Promise<Blob> {
  const sealed = await encryptLong(key, new Uint8Array(await blob.arrayBuffer()), name);
  return new Blob([sealed], { type: blob.type });
}

export async function openedBlob(kept: Blob, key: string, name: string): Promise<Blob> {
  const bytes = await decryptLong(key, new Uint8Array(await kept.arrayBuffer()), name);
  return new Blob([bytes], { type: kept.type });
}

export async function encryptedFile(file: File, key: string, name: string): Promise<SealedFile> {
  const { name: called, type, lastModified } = file;
  const words: FileWords = { name: called, type, lastModified };
  return { words: encryptedWords(words, key, name), bytes: await sealedBlob(file, key, name) };
}

export async function openedFile({ words, bytes }: SealedFile, key: string, name: string) {
  const read = decryptedWords(words, key, name) as FileWords | undefined;
  if (!read) return undefined;
  const { name: called, type, lastModified } = read;
  return new File([await openedBlob(bytes, key, name)], called, { type, lastModified });
}
