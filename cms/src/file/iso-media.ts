import { open, type FileHandle } from 'node:fs/promises';

/** Far more boxes than come before `moov` in any film. Beyond this, a file of millions of empty boxes is not read. */
const BOXES_MAX = 1000;
/** An `ftyp` box names about ten brands of four bytes. This many bytes hold over a hundred. */
const BRANDS_MAX_BYTES = 512;

interface Box {
  type: string;
  start: number;
  size: number;
}

/** The box at an offset in the file (ISO/IEC 14496-12 §4.2), or null if there is none. */
async function boxAt(file: FileHandle, start: number, fileSize: number): Promise<Box | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start);
  if (bytesRead < 8) return null;
  const type = buffer.toString('latin1', 4, 8);
  const short = buffer.readUInt32BE(0);
  // 0: to the end of the file; 1: the size follows in eight bytes.
  const long = short === 1 && bytesRead === 16 ? Number(buffer.readBigUInt64BE(8)) : short;
  const size = short === 0 ? fileSize - start : long;
  return size < 8 ? null : { type, start, size };
}

/** What a file of the MP4 family (MP4, QuickTime, HEIF) says about itself. */
export interface IsoMedia {
  /** The brands of its `ftyp` box, the major one first; none in old QuickTime films. */
  brands: string[];
  /** Whether it holds a film: without `moov` nothing can be played. */
  hasMovie: boolean;
}

/** Reads brands and top-level boxes. A file of another family has neither. */
export async function readIsoMedia(path: string): Promise<IsoMedia> {
  const file = await open(path);
  try {
    const { size: fileSize } = await file.stat();
    const found: IsoMedia = { brands: [], hasMovie: false };
    let start = 0;
    for (let count = 0; count < BOXES_MAX && start < fileSize; count += 1) {
      const box = await boxAt(file, start, fileSize);
      if (!box) break;
      if (box.type === 'ftyp' && start === 0) found.brands = await brandsOf(file, box);
      // A film that was cut off inside this box can't be played.
      if (box.type === 'moov') found.hasMovie = start + box.size <= fileSize;
      if (found.hasMovie) break;
      start += box.size;
    }
    return found;
  } finally {
    await file.close();
  }
}

async function brandsOf(file: FileHandle, { start, size }: Box): Promise<string[]> {
  const length = Math.min(size - 8, BRANDS_MAX_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start + 8);
  const named = Array.from({ length: Math.floor(bytesRead / 4) }, (_, i) =>
    buffer.toString('latin1', i * 4, i * 4 + 4),
  );
  // The second four bytes are the version of the major brand.
  return named.filter((_, i) => i !== 1);
}
