import type { Sound } from './sound';

/** Elements of Matroska (RFC 9559) that are read. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
/** Elements that hold others: what is in them is read, and their own size, which may be unknown, does not matter. */
const MASTERS = new Set([ID.ebml, ID.segment, ID.info, ID.tracks, ID.track, ID.cluster, ID.group]);
const SOUND_TRACK = 2;
/** Far more than a recording of five minutes has. */
const ELEMENTS_MAX = 500_000;

interface Element {
  id: number;
  at: number;
  size: number;
}

/** A number of variable length (RFC 8794 §4). Its first zeros say how many bytes it has. */
function varint(bytes: Buffer, at: number, keepsMark: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, next: at + length };
}

function* elementsOf(bytes: Buffer): Generator<Element> {
  let at = 0;
  for (let count = 0; count < ELEMENTS_MAX && at < bytes.length; count += 1) {
    const id = varint(bytes, at, true);
    const size = id && varint(bytes, id.next, false);
    if (!size) return;
    yield { id: id.value, at: size.next, size: size.value };
    at = MASTERS.has(id.value) ? size.next : size.next + size.value;
  }
}

const unsigned = (bytes: Buffer, { at, size }: Element) =>
  [...bytes.subarray(at, at + Math.min(size, 8))].reduce((sum, byte) => sum * 256 + byte, 0);

function decimal(bytes: Buffer, { at, size }: Element): number {
  if (at + size > bytes.length) return 0;
  if (size === 4) return bytes.readFloatBE(at);
  return size === 8 ? bytes.readDoubleBE(at) : 0;
}

/** Where a block stands in its cluster, in ticks: after the number of its track. */
function blockTime(bytes: Buffer, { at }: Element): number {
  const track = varint(bytes, at, false);
  return track && track.next + 2 <= bytes.length ? bytes.readInt16BE(track.next) : 0;
}

/** The sound of a WebM file, or of its beginning. Undefined for another file, and for one with pictures. */
export function webmSound(bytes: Buffer): Sound | undefined {
  const tracks = new Set<number>();
  let [docType, scale, declared, cluster, last] = ['', 1_000_000, 0, 0, 0];
  for (const element of elementsOf(bytes)) {
    const { id, at, size } = element;
    if (id === ID.docType) docType = bytes.toString('latin1', at, at + Math.min(size, 16));
    else if (id === ID.scale) scale = unsigned(bytes, element);
    else if (id === ID.duration) declared = decimal(bytes, element);
    else if (id === ID.trackType) tracks.add(unsigned(bytes, element));
    else if (id === ID.time) cluster = unsigned(bytes, element);
    else if (id === ID.block || id === ID.simpleBlock)
      last = Math.max(last, cluster + blockTime(bytes, element));
  }
  if (!docType.startsWith('webm') || tracks.size !== 1 || !tracks.has(SOUND_TRACK))
    return undefined;
  const seconds = (Math.max(declared, last) * scale) / 1e9;
  return { seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}
