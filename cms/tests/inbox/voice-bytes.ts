/** The smallest files of sound that say what real ones say: their containers without anything to hear. */

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** An element of Matroska, with its size in eight bytes. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([hex(id), size, body]);
}
function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
}

/** WebM, as browsers record it: segment and clusters without a size. `last`: when its last part begins, in seconds. */
export function webm({
  last,
  declared,
  film,
}: {
  last?: number;
  declared?: number;
  film?: boolean;
}) {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const length = declared === undefined ? [] : [element('4489', double(declared * 1000))];
  const info = element('1549a966', element('2ad7b1', hex('0f4240')), ...length);
  const sound = element('ae', element('83', hex('02')), element('86', Buffer.from('A_OPUS')));
  const pictures = element('ae', element('83', hex('01')), element('86', Buffer.from('V_VP8')));
  const tracks = element('1654ae6b', sound, ...(film ? [pictures] : []));
  const cluster = (seconds: number) =>
    Buffer.concat([
      hex('1f43b675 01ffffffffffffff'),
      element('e7', u32(seconds * 1000)),
      element('a3', hex('81 0000 80'), Buffer.from('sound')),
    ]);
  const clusters = last === undefined ? [] : [cluster(0), cluster(last)];
  return Buffer.concat([head, hex('18538067 01ffffffffffffff'), info, tracks, ...clusters]);
}

/** Ogg with Opus. */
export function ogg({ seconds, head = 'OpusHead' }: { seconds: number; head?: string }) {
  const page = (flags: number, samples: number, body: Buffer) => {
    const start = Buffer.alloc(28);
    start.write('OggS', 0, 'latin1');
    start[5] = flags;
    start.writeBigInt64LE(BigInt(samples), 6);
    start[26] = 1;
    start[27] = body.length;
    return Buffer.concat([start, body]);
  };
  const skipped = 312;
  const first = Buffer.concat([Buffer.from(head), hex('01 01 3801 80bb0000 0000 00')]);
  return Buffer.concat([
    page(2, 0, first),
    page(0, 0, Buffer.from('OpusTags')),
    page(4, seconds > 0 ? seconds * 48_000 + skipped : 0, Buffer.from('sound')),
  ]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type), body]);
}

/** MP4, as a whole or in fragments of a second each. */
export function mp4(of: { seconds?: number; fragments?: number; film?: boolean }) {
  const { seconds = 0, fragments = 0, film } = of;
  const scale = 48_000;
  const track = (handler: string) =>
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, scale, 0, 0)),
        box('hdlr', u32(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      ),
    );
  const movie = box(
    'moov',
    box('mvhd', u32(0, 0, 0, scale, seconds * scale), Buffer.alloc(80)),
    track('soun'),
    ...(film ? [track('vide')] : []),
    box('mvex', box('trex', u32(0, 1, 1, 1024, 0, 0))),
  );
  const fragment = (at: number) =>
    box(
      'moof',
      box(
        'traf',
        box('tfhd', u32(0x020008, 1, 480)),
        box('tfdt', u32(0, at * scale)),
        // A hundred samples of 480 make a second.
        box('trun', u32(0x000001, 100, 0)),
      ),
    );
  const parts = Array.from({ length: fragments }, (_, at) => [
    fragment(at),
    box('mdat', Buffer.from('sound')),
  ]);
  return Buffer.concat([box('ftyp', Buffer.from('iso5\0\0\0\0iso5mp41')), movie, ...parts.flat()]);
}
