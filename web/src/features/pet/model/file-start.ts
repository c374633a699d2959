import type { EntryFile } from '@hearthside/contract/pet/entry-file';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How the files begin that an entry takes, and where in the file. */
const STARTS: readonly { kind: EntryFile['kind']; parts: readonly [number, number[]][] }[] = [
  { kind: 'image', parts: [[0, [0xff, 0xd8, 0xff]]] },
  { kind: 'image', parts: [[0, [0x89, ...ascii('PNG')]]] },
  {
    kind: 'image',
    parts: [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  },
  { kind: 'document', parts: [[0, ascii('%PDF-')]] },
];

/** How many bytes tell what a file is. */
const ENOUGH = 12;

/**
 * What a file is by its first bytes, as the server reads it, because a name proves nothing. Undefined for everything
 * that is neither a photo nor a PDF.
 */
export async function startsLike(file: Blob): Promise<EntryFile['kind'] | undefined> {
  try {
    const bytes = new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer());
    const fits = ([at, start]: readonly [number, number[]]) =>
      start.every((byte, index) => bytes[at + index] === byte);
    return STARTS.find(({ parts }) => parts.every(fits))?.kind;
  } catch {
    // It is a folder, or a file that is gone since it was chosen.
    return undefined;
  }
}
