import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squarePicture } from './square-picture';

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

  it('is not called a bad picture if the disk cannot read it', async () => {
    const missing = squarePicture(path.join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
