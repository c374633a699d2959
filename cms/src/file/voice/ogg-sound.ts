import type { Sound } from './sound';

const HEAD = 27;
/** The first page of each stream. */
const FIRST = 2;
/** Opus counts its samples so, whatever was recorded (RFC 7845 §4). */
const SAMPLES_A_SECOND = 48_000;

interface Page {
  first: boolean;
  granule: bigint;
  body: Buffer;
}

/** The pages of an Ogg file (RFC 3533 §6), as far as they follow each other. */
function* pagesOf(bytes: Buffer): Generator<Page> {
  let at = 0;
  while (at + HEAD <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS') {
    const segments = bytes[at + 26] ?? 0;
    const start = at + HEAD + segments;
    const lengths = bytes.subarray(at + HEAD, start);
    const end = start + lengths.reduce((sum, length) => sum + length, 0);
    yield {
      first: ((bytes[at + 5] ?? 0) & FIRST) !== 0,
      granule: bytes.readBigInt64LE(at + 6),
      body: bytes.subarray(start, end),
    };
    at = end;
  }
}

/** The sound of an Ogg file with Opus, or of its beginning. Undefined for another file, and for one with pictures. */
export function oggSound(bytes: Buffer): Sound | undefined {
  let skipped: number | undefined;
  let last = 0;
  for (const { first, granule, body } of pagesOf(bytes)) {
    if (first) {
      if (body.length < 12 || body.toString('latin1', 0, 8) !== 'OpusHead') return undefined;
      skipped = body.readUInt16LE(10);
    }
    last = Math.max(last, Number(granule));
  }
  if (skipped === undefined) return undefined;
  const seconds = (last - skipped) / SAMPLES_A_SECOND;
  return { seconds: seconds > 0 ? seconds : null };
}
