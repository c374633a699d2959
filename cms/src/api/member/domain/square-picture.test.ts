import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalFor, squarePicture } from './square-picture';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = sharp({ create: { width: 90, height: 40, channels: 3, background: '#a03020' } });
async function squareOf(bytes: Buffer) {
  const file = path.join(folder, 'picture');
  await writeFile(file, bytes);
  return squarePicture(file);
}

describe('a picture', () => {
  it('becomes a square', async () => {
    const square = await squareOf(await picture.png().toBuffer());
    expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width: 512 });
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'that is half a %s is refused as such',
    async (type) => {
      const bytes = await picture.toFormat(type).toBuffer();
      for (const part of [0.2, 0.5, 0.9]) {
        const half = bytes.subarray(0, Math.floor(bytes.length * part));
        await expect(squareOf(half)).rejects.toMatchObject({ status: 415 });
      }
    },
  );

  it.each(['', 'hello', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
    'that is none is refused as such: %s',
    async (text) => {
      await expect(squareOf(Buffer.from(text))).rejects.toMatchObject({ status: 415 });
    },
  );

  it('that the disk does not give is not called a bad picture', async () => {
    const missing = squarePicture(path.join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('an error of the image library', () => {
  it.each(['ENOSPC', 'EMFILE', 'ENOMEM'])('with the code %s passes as it is', (code) => {
    const error = Object.assign(new Error('the disk'), { code });
    expect(refusalFor(error)).toBe(error);
  });

  it.each([
    ['vips__file_write: write failed\nunix error: No space left on device', 503],
    ['unable to open file\nunix error: Too many open files', 503],
    ['VipsImage: out of memory --- size == 180MB', 503],
    ['Input buffer contains unsupported image format', 415],
    ['VipsJpeg: premature end of JPEG image', 415],
    ['vipspng: libpng read error', 415],
    ['webp2vips: unable to read pixels', 415],
    ['Input image exceeds pixel limit', 415],
    ['Unknown error', 415],
  ])('%s: %i', (message, status) => {
    expect(refusalFor(new Error(message))).toMatchObject({ status });
  });
});
