import type { Sound } from './sound';

/** Boxes that hold others (ISO/IEC 14496-12): what is in them is read. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
const BOXES_MAX = 100_000;

interface Box {
  type: string;
  body: Buffer;
}

function* boxesOf(bytes: Buffer): Generator<Box> {
  let at = 0;
  for (let count = 0; count < BOXES_MAX && at + 8 <= bytes.length; count += 1) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    if (at + head > bytes.length) return;
    const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const size = short === 0 ? bytes.length - at : long;
    if (size < head) return;
    yield { type, body: bytes.subarray(at + head, at + size) };
    at = HOLDERS.has(type) ? at + head : at + size;
  }
}

/** A number of 32 bits, or 0 beyond the end. */
const u32 = (body: Buffer, at: number) => (at + 4 <= body.length ? body.readUInt32BE(at) : 0);
/** One of 32 or 64 bits, by the version of its box. */
const either = (body: Buffer, at: number) =>
  body[0] === 1 && at + 8 <= body.length ? Number(body.readBigUInt64BE(at)) : u32(body, at);
/** How many times its timescale a header says that something lasts. */
const lasting = (body: Buffer) => {
  const at = body[0] === 1 ? 20 : 12;
  const length = either(body, at + 4);
  // All ones say that it is not known.
  const isKnown = length !== 0xffffffff && Number.isSafeInteger(length);
  return { scale: u32(body, at), length: isKnown ? length : 0 };
};

/** The part of a fragment's samples that a `trun` box has, in ticks. */
function runLength(body: Buffer, byDefault: number): number {
  const flags = u32(body, 0) & 0xffffff;
  const count = u32(body, 4);
  if (!(flags & 0x100)) return count * byDefault;
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let [at, sum] = [8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0), 0];
  for (let sample = 0; sample < count && at + 4 <= body.length; sample += 1, at += step)
    sum += u32(body, at);
  return sum;
}

/** How long the samples of a `tfhd` box last where they don't say it themselves; 0 if it leaves that to the track. */
function defaultLength(body: Buffer): number {
  const flags = u32(body, 0) & 0xffffff;
  return flags & 0x8 ? u32(body, 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)) : 0;
}

/** The sound of an MP4 file, or of its beginning. Undefined for another file, and for one with pictures. */
export function mp4Sound(bytes: Buffer): Sound | undefined {
  const handlers = new Set<string>();
  let brand = '';
  let movie = { scale: 0, length: 0 };
  let [scale, ofTrack, ofFragment, end] = [0, 0, 0, 0];
  for (const { type, body } of boxesOf(bytes)) {
    if (type === 'ftyp') brand = body.toString('latin1', 0, 4);
    else if (type === 'hdlr') handlers.add(body.toString('latin1', 8, 12));
    else if (type === 'mvhd') movie = lasting(body);
    else if (type === 'mdhd') scale = lasting(body).scale;
    else if (type === 'mehd') movie.length = Math.max(movie.length, either(body, 4));
    else if (type === 'trex') ofTrack = u32(body, 12);
    else if (type === 'tfhd') ofFragment = defaultLength(body) || ofTrack;
    else if (type === 'tfdt') end = either(body, 4);
    else if (type === 'trun') end += runLength(body, ofFragment);
  }
  if (brand === '' || brand === 'qt  ' || handlers.size !== 1 || !handlers.has('soun'))
    return undefined;
  const seconds = Math.max(
    movie.scale > 0 ? movie.length / movie.scale : 0,
    scale > 0 ? end / scale : 0,
  );
  return { seconds: seconds > 0 ? seconds : null };
}
