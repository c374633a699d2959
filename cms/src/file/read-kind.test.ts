import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_FILE_MAX, CHAT_FILE_TEXTS, CHAT_VIDEO_MAX } from '@hearthside/contract/inbox/file';
import { readKind } from './read-kind';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-kind-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fixture = (name: string) => readFile(path.join(__dirname, '../../tests/fixtures', name));
const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#a03020' } });

async function kindOf(bytes: Buffer | string, size = bytes.length, name = 'upload.png') {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return readKind({ path: file, size });
}
const wrongType = { status: 415, message: CHAT_FILE_TEXTS.wrongType };

/** A box of the MP4 family. */
function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const ftyp = (major: string, ...others: string[]) => box('ftyp', major, '\0\0\0\0', ...others);
const movie = box('moov', box('mvhd', Buffer.alloc(100)));
const meta = box('meta', Buffer.alloc(60));
const long = (type: string, size: bigint) => {
  const head = Buffer.from(`\0\0\0\x01${type}\0\0\0\0\0\0\0\0`, 'latin1');
  head.writeBigUInt64BE(size, 8);
  return head;
};

describe('a picture is known by its bytes', () => {
  it.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('%s', async (format, mime, extension) => {
    const bytes = await picture.toFormat(format).toBuffer();
    expect(await kindOf(bytes)).toEqual({ kind: 'image', mime, extension });
  });

  it('animated PNG', async () => {
    const png = await picture.png().toBuffer();
    // After the header, which is 33 bytes long: the chunk that says how often it plays.
    const animation = Buffer.from('0000000861635400000000010000000000000000', 'hex');
    animation.write('acTL', 4);
    const bytes = Buffer.concat([png.subarray(0, 33), animation, png.subarray(33)]);
    expect(await kindOf(bytes)).toMatchObject({ mime: 'image/png', extension: 'png' });
  });

  const heic = { kind: 'image', mime: 'image/heic', extension: 'heic' };
  it('HEIC from a phone', async () =>
    expect(await kindOf(await fixture('small.heic'))).toEqual(heic));

  it.each([
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'].map(
      (major): [string, string[]] => [major, []],
    ),
    ['mif1', ['mif1', 'heic', 'miaf']],
    ['MiHE', ['mif1', 'heic']],
    ['hevm', ['msf1', 'iso8']],
  ])('HEIC of the brand %s with the brands %j', async (major, others) => {
    expect(await kindOf(Buffer.concat([ftyp(major, ...others), meta]))).toEqual(heic);
  });

  it.each([
    ['avif', ['mif1', 'miaf']],
    ['avis', ['msf1', 'iso8']],
    ['mif1', ['avif', 'miaf']],
  ])('unless it is AVIF, which is refused: %s with the brands %j', async (major, others) => {
    const bytes = Buffer.concat([ftyp(major, ...others), meta]);
    await expect(kindOf(bytes)).rejects.toMatchObject(wrongType);
  });

  it('unless it is a real AVIF file', async () => {
    await expect(kindOf(await picture.avif().toBuffer())).rejects.toMatchObject(wrongType);
  });
});

describe('a film is known by its bytes', () => {
  it.each([
    ['small.mp4', 'video/mp4', 'mp4'],
    ['small.mov', 'video/quicktime', 'mov'],
    ['small.webm', 'video/webm', 'webm'],
  ])('%s, called a PNG', async (name, mime, extension) => {
    expect(await kindOf(await fixture(name))).toEqual({ kind: 'video', mime, extension });
  });

  it.each([
    ['M4V', [ftyp('M4V ', 'mp42'), movie], 'video/mp4'],
    ['a brand of the day after tomorrow', [ftyp('xyz1', 'isom'), movie], 'video/mp4'],
    ['pictures coded as HEVC beside the film', [ftyp('isom', 'heic'), movie], 'video/mp4'],
    ['a QuickTime film without brands', [box('wide'), box('mdat', 'x'), movie], 'video/quicktime'],
    [
      'a box with a long size before it',
      [ftyp('isom'), long('mdat', 20n), 'xxxx', movie],
      'video/mp4',
    ],
  ])('%s', async (_what, boxes, mime) => {
    const bytes = Buffer.concat(boxes.map((one) => Buffer.from(one as string)));
    expect(await kindOf(bytes)).toMatchObject({ kind: 'video', mime });
  });

  it.each([
    ['no film in it', [ftyp('isom', 'mp42'), box('mdat', 'x')]],
    ['nothing but a brand', [ftyp('isom')]],
    ['a box longer than the file', [ftyp('isom'), long('mdat', 2n ** 62n), movie]],
    ['a box shorter than its own head', [ftyp('isom'), '\0\0\0\x04', movie]],
    ['more empty boxes than any film', [ftyp('isom'), ...Array(1000).fill(box('free')), movie]],
    ['a text with the right word', ['<!--free--><script>alert(1)</script>']],
    ['3GP', [ftyp('3gp4'), movie]],
    ['sound only', [ftyp('M4A '), movie]],
    ['Matroska', [Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex')]],
  ])('or refused: %s', async (_what, boxes) => {
    const bytes = Buffer.concat(boxes.map((one) => Buffer.from(one as string)));
    await expect(kindOf(bytes)).rejects.toMatchObject(wrongType);
  });
});

describe('a document', () => {
  it('is a PDF', async () => {
    expect(await kindOf('%PDF-1.7\n%%EOF')).toEqual({
      kind: 'document',
      mime: 'application/pdf',
      extension: 'pdf',
    });
  });
  it.each(['%PDF', '%PDF 1.4', '\ufeff%PDF-1.4', 'ID3\x04\0\0\0\0\0\0%PDF-1.4'])(
    'is not a file that begins with %j',
    async (text) => expect(kindOf(text)).rejects.toMatchObject(wrongType),
  );
});

describe('a file of another type is refused, whatever its name:', () => {
  it.each([
    ['an empty file', ''],
    ['one byte', 'x'],
    ['text', 'hello there'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['XML with SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
    ['a ZIP', 'PK\x03\x04\x14\0\0\0\x08\0'],
    ['only the start of a PNG', '\x89PNG\r\n\x1a\n'],
  ])('%s', async (_what, text) => {
    const bytes = Buffer.from(text, 'latin1');
    await expect(kindOf(bytes)).rejects.toMatchObject(wrongType);
  });
});

it('the check of a file’s kind does not report a failing disk as a wrong type', async () => {
  const missing = readKind({ path: path.join(folder, 'missing'), size: 1 });
  await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
});

describe('the largest size depends on the kind', () => {
  it.each([
    ['small.heic', CHAT_FILE_MAX, CHAT_FILE_TEXTS.tooBig],
    ['small.mp4', CHAT_VIDEO_MAX, CHAT_FILE_TEXTS.videoTooBig],
  ])('%s: %i bytes', async (name, max, message) => {
    const bytes = await fixture(name);
    await expect(kindOf(bytes, max)).resolves.toMatchObject({ kind: expect.any(String) });
    await expect(kindOf(bytes, max + 1)).rejects.toMatchObject({ status: 413, message });
  });
  it('and a PDF may be as big as a picture', async () => {
    const tooBig = { status: 413, message: CHAT_FILE_TEXTS.tooBig };
    await expect(kindOf('%PDF-1.7', CHAT_FILE_MAX + 1)).rejects.toMatchObject(tooBig);
  });
  it('and a file of no known kind is refused for its type, not its size', async () => {
    await expect(kindOf('hello', CHAT_VIDEO_MAX + 1)).rejects.toMatchObject(wrongType);
  });
});
