import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { chatImage } from './chat-image';
import { tooDeep } from './picture-refusal';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-chat-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

const RED = '#d02020';
const BLUE = '#2040d0';
const canvas = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });
/** Red at the top, blue at the bottom. */
const flag = async (width: number, height: number) => {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const, background: BLUE };
  const bytes = await canvas(width, height)
    .composite([{ input: { create: half }, gravity: 'south' }])
    .png()
    .toBuffer();
  return sharp(bytes);
};
const GPS = {
  IFD0: { Make: 'Hearthcam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
};

async function made(of: Sharp | Buffer) {
  const file = path.join(folder, 'upload');
  await writeFile(file, Buffer.isBuffer(of) ? of : await of.toBuffer());
  return chatImage({ path: file, mime: 'image/png' });
}
/** Whether the pixel at these fractions of the picture's size is more red than blue. */
async function isRed(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return (data[at * info.channels] ?? 0) > (data[at * info.channels + 2] ?? 0);
}
const bare = async (bytes: Buffer) => {
  const { format, exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
  return { format, exif, xmp, iptc, icc, orientation, comments };
};

describe('a picture of a chat', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('stays a %s, without what the camera wrote', async (format, mime, extension) => {
    const taken = await (
      await flag(90, 60)
    )
      .withExif(GPS)
      .withXmp('<?xpacket begin="" id="x"?><x>Hearthcam</x><?xpacket end="w"?>')
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    const picture = await made(taken);
    expect(picture).toMatchObject({ mime, extension, width: 90, height: 60 });
    expect(await bare(picture.bytes)).toEqual({ format });
    expect(await bare(picture.preview)).toEqual({ format: 'webp' });
    for (const bytes of [picture.bytes, picture.preview]) {
      expect(bytes.toString('latin1')).not.toMatch(/Hearthcam|GPS|xpacket|ICC/);
    }
  });

  it.each([
    // The EXIF orientation, and how the stored pixels are rotated and mirrored.
    [1, 0, false],
    [3, 180, false],
    [6, 270, false],
    [8, 90, false],
    [2, 0, true],
    [5, 270, true],
  ])('is turned upright where the camera says %i', async (orientation, turned, mirrored) => {
    const upright = await (await flag(60, 90)).png().toBuffer();
    const stored = await sharp(upright).flop(mirrored).toBuffer();
    const taken = await sharp(await sharp(stored).rotate(turned).toBuffer())
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(orientation);
    const { bytes, preview, width, height } = await made(taken);
    expect([width, height]).toEqual([60, 90]);
    for (const one of [bytes, preview]) {
      const { width: w, height: h, orientation: rest } = await sharp(one).metadata();
      expect([w, h, rest]).toEqual([60, 90, undefined]);
      expect([await isRed(one, 0.5, 0.1), await isRed(one, 0.5, 0.9)]).toEqual([true, false]);
    }
  });

  it.each([
    [5000, 100, 4096, 82, 960, 19],
    [100, 5000, 82, 4096, 19, 960],
    [4096, 40, 4096, 40, 960, 9],
    [1200, 900, 1200, 900, 960, 720],
    [40, 30, 40, 30, 40, 30],
    [1, 1, 1, 1, 1, 1],
  ])('of %i × %i is at most 4096 an edge, its preview 960', async (w, h, ...wanted) => {
    const { bytes, preview, width, height } = await made(canvas(w, h).png());
    const [whole, small] = [await sharp(bytes).metadata(), await sharp(preview).metadata()];
    expect([whole.width, whole.height, small.width, small.height]).toEqual(wanted);
    expect([width, height]).toEqual(wanted.slice(0, 2));
  });

  it('keeps transparency', async () => {
    const clear = { width: 9, height: 9, channels: 4 as const, background: '#d0202000' };
    const { bytes, preview } = await made(sharp({ create: clear }).png());
    for (const one of [bytes, preview]) expect((await sharp(one).stats()).isOpaque).toBe(false);
  });

  it('is converted to sRGB, whether it was made for print or taken by a phone', async () => {
    const best = { quality: 100, chromaSubsampling: '4:4:4' };
    for (const [taken, tolerance] of [
      // CMYK covers fewer colors than a screen.
      [canvas(20, 20).toColourspace('cmyk').jpeg(best), 40],
      [canvas(20, 20).withIccProfile('p3').jpeg(best), 10],
      [canvas(20, 20).toColourspace('rgb16').png(), 1],
    ] as const) {
      const { bytes } = await made(taken);
      const { space, depth, icc } = await sharp(bytes).metadata();
      expect({ space, depth, icc }).toEqual({ space: 'srgb', depth: 'uchar' });
      const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
      const off = Math.max(Math.abs(red - 208), Math.abs(green - 32), Math.abs(blue - 32));
      expect(off).toBeLessThanOrEqual(tolerance);
    }
  });

  it('keeps only one frame of an animation', async () => {
    const [first, second] = [canvas(8, 8).png(), canvas(8, 8, BLUE).png()];
    const both = [await first.toBuffer(), await second.toBuffer()];
    const frames = await sharp(both, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { bytes, height } = await made(frames);
    expect([height, (await sharp(bytes).metadata()).pages]).toEqual([8, undefined]);
    expect(await isRed(bytes, 0.5, 0.5)).toBe(true);
  });
});

describe('chatImage refuses', () => {
  const wrongType = { status: 415, message: CHAT_FILE_TEXTS.wrongType };
  it.each(['png', 'jpeg', 'webp'] as const)('half a %s', async (format) => {
    const bytes = await (await flag(90, 60)).toFormat(format).toBuffer();
    for (const part of [0.2, 0.5, 0.9]) {
      const half = bytes.subarray(0, Math.floor(bytes.length * part));
      await expect(made(half)).rejects.toMatchObject(wrongType);
    }
  });

  it.each(['', 'hello', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
    'a file that is not a picture: %j',
    async (text) => expect(made(Buffer.from(text))).rejects.toMatchObject(wrongType),
  );

  it('a picture of another kind', async () => {
    await expect(made(canvas(9, 9).gif())).rejects.toMatchObject(wrongType);
    await expect(made(canvas(9, 9).avif())).rejects.toMatchObject(wrongType);
    await expect(made(canvas(9, 9).tiff())).rejects.toMatchObject(wrongType);
  });

  it('more than 60 megapixels, by its header', async () => {
    const bytes = await canvas(9, 9).png().toBuffer();
    bytes.writeUInt32BE(10_000, 16);
    bytes.writeUInt32BE(6_001, 20);
    await expect(made(bytes)).rejects.toMatchObject({ status: 413 });
  });

  it('what would take more memory than 60 megapixels of four bytes, by its header', async () => {
    // Bytes 16 to 24 of a PNG are its size, 24 its depth in bits, 25 what its colors are (RGB and alpha).
    const deep = async (width: number, height: number) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: RED } })
        .toColourspace('rgb16')
        .png()
        .toBuffer();
      expect([bytes[24], bytes[25]]).toEqual([16, 6]);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    const bomb = made(await deep(7745, 7745));
    await expect(bomb).rejects.toMatchObject({ status: 413, message: tooDeep().message });
    // One of the largest allowed size gets past the header check, and is refused as incomplete.
    await expect(made(await deep(6000, 5000))).rejects.toMatchObject(wrongType);
  });

  it('no picture because of a failing disk', async () => {
    const missing = chatImage({ path: path.join(folder, 'missing'), mime: 'image/png' });
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
