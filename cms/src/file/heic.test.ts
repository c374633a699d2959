import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatImage } from './chat-image';
import { decodeHeic, type HeicPixels } from './heic';

const CMS = path.join(__dirname, '../..');
const HEIC = path.join(CMS, 'tests/fixtures/small.heic');

let folder = '';
const saved = async (name: string, bytes: Buffer | string) => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-heic-'));
});
afterAll(() => rm(folder, { recursive: true }));

const colorAt = ({ data, width }: HeicPixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const near = (color: number[], wanted: number[]) =>
  Math.max(...wanted.map((value, i) => Math.abs(value - (color[i] ?? 255))));

describe('a HEIC picture', () => {
  it('is read upright, with its color profile', async () => {
    const pixels = await decodeHeic(HEIC);
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([48, 64, 48 * 64 * 4]);
    // Red, green and blue in Display P3 values.
    expect(near(colorAt(pixels, 10, 10), [191, 53, 43, 255])).toBeLessThan(8);
    expect(near(colorAt(pixels, 38, 10), [77, 158, 55, 255])).toBeLessThan(8);
    expect(near(colorAt(pixels, 10, 54), [40, 64, 200, 255])).toBeLessThan(8);
    expect(pixels.profile?.toString('latin1', 36, 40)).toBe('acsp');
    expect(pixels.profile?.readUInt32BE(0)).toBe(pixels.profile?.length);
  });

  it('becomes an sRGB JPEG without the location where it was taken', async () => {
    expect((await readFile(HEIC)).toString('latin1')).toContain('Hearthcam');
    const made = await chatImage({ path: HEIC, mime: 'image/heic' });
    expect(made).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 48, height: 64 });
    const { format, exif, icc, orientation } = await sharp(made.bytes).metadata();
    expect({ format, exif, icc, orientation }).toEqual({ format: 'jpeg' });
    const { data } = await sharp(made.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: 48, height: 64, data: new Uint8ClampedArray(data), profile: null };
    expect(near(colorAt(pixels, 10, 10), [208, 32, 32, 255])).toBeLessThan(12);
    expect(near(colorAt(pixels, 38, 54), [224, 192, 32, 255])).toBeLessThan(12);
  });

  it('is converted even if its color profile is invalid', async () => {
    const bytes = await readFile(HEIC);
    const at = bytes.indexOf('colrprof') + 8;
    bytes.fill(0xff, at, at + 400);
    const spoiled = await saved('spoiled', bytes);
    const made = await chatImage({ path: spoiled, mime: 'image/heif' });
    expect([made.width, made.height]).toEqual([48, 64]);
    // A box that claims to be longer than the file makes it unreadable.
    bytes.writeUInt32BE(0x7fffffff, at - 12);
    const longer = await saved('longer', bytes);
    const outcome = await decodeHeic(longer).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ status: 415 });
  });

  it.each(['heim', 'hevs', 'MiHE'])('may be of the brand %s', async (brand) => {
    const bytes = await readFile(HEIC);
    bytes.write(brand, 8);
    const pixels = await decodeHeic(await saved(brand, bytes));
    expect([pixels.width, pixels.height]).toEqual([48, 64]);
  });

  it.each([0.01, 0.3, 0.6, 0.8])('is refused if only %d of it has arrived', async (part) => {
    const bytes = await readFile(HEIC);
    const half = await saved(`half-${part}`, bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(decodeHeic(half)).rejects.toMatchObject({ status: 415 });
  });

  it('is refused if it is not HEIC at all', async () => {
    for (const text of ['', 'hello', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'.repeat(100)]) {
      const file = await saved('none', text);
      await expect(decodeHeic(file)).rejects.toMatchObject({ status: 415 });
    }
  });

  it('is refused with too many pixels, before they are decoded', async () => {
    expect((await decodeHeic(HEIC, 48 * 64)).width).toBe(48);
    await expect(decodeHeic(HEIC, 48 * 64 - 1)).rejects.toMatchObject({ status: 413 });
  });

  it('is not called a bad picture if the disk cannot read it', async () => {
    const missing = decodeHeic(path.join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
