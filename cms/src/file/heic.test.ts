import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatImage } from './chat-image';
import { heicDecoder, type HeicPixels } from './heic';

const CMS = path.join(__dirname, '../..');
const HEIC = path.join(CMS, 'tests/fixtures/small.heic');
const MODULES = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** Where threads of the tests lie, compiled as the build compiles them, beside the server's packages. */
let folder = '';
async function thread(name: string, source: string) {
  const file = path.join(folder, `${name}.js`);
  const compiled = ts.transpileModule(source, { compilerOptions: MODULES });
  await writeFile(file, compiled.outputText);
  return file;
}
const saved = async (name: string, bytes: Buffer | string) => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};

let workerFile = '';
/** Answers after a while, with when it began and when it ended. */
let slow = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-heic-'));
  await symlink(path.join(CMS, 'node_modules'), path.join(folder, 'node_modules'));
  const source = await readFile(path.join(__dirname, 'heic-worker.ts'), 'utf8');
  workerFile = await thread('heic-worker', source);
  slow = await thread(
    'slow',
    `import { parentPort } from 'node:worker_threads';
     const began = Date.now();
     setTimeout(() => parentPort.postMessage({ width: began, height: Date.now() }), 40);`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const colourAt = ({ data, width }: HeicPixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const near = (colour: number[], wanted: number[]) =>
  Math.max(...wanted.map((value, i) => Math.abs(value - (colour[i] ?? 255))));

describe('a HEIC picture', () => {
  it('is read upright, with the profile its colours are meant in', async () => {
    const pixels = await heicDecoder({ workerFile })(HEIC);
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([48, 64, 48 * 64 * 4]);
    // Red, green, blue and yellow as Display P3 says them.
    expect(near(colourAt(pixels, 10, 10), [191, 53, 43, 255])).toBeLessThan(8);
    expect(near(colourAt(pixels, 38, 10), [77, 158, 55, 255])).toBeLessThan(8);
    expect(near(colourAt(pixels, 10, 54), [40, 64, 200, 255])).toBeLessThan(8);
    expect(pixels.profile?.toString('latin1', 36, 40)).toBe('acsp');
    expect(pixels.profile?.readUInt32BE(0)).toBe(pixels.profile?.length);
  });

  it('becomes a JPEG in the colours of the web, without the place where it was taken', async () => {
    expect((await readFile(HEIC)).toString('latin1')).toContain('Hearthcam');
    const made = await chatImage({ path: HEIC, mime: 'image/heic' }, heicDecoder({ workerFile }));
    expect(made).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 48, height: 64 });
    const { format, exif, icc, orientation } = await sharp(made.bytes).metadata();
    expect({ format, exif, icc, orientation }).toEqual({ format: 'jpeg' });
    const { data } = await sharp(made.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: 48, height: 64, data: new Uint8ClampedArray(data), profile: null };
    expect(near(colourAt(pixels, 10, 10), [208, 32, 32, 255])).toBeLessThan(12);
    expect(near(colourAt(pixels, 38, 54), [224, 192, 32, 255])).toBeLessThan(12);
  });

  it('is made also where its profile is none', async () => {
    const bytes = await readFile(HEIC);
    const at = bytes.indexOf('colrprof') + 8;
    bytes.fill(0xff, at, at + 400);
    const spoiled = await saved('spoiled', bytes);
    const made = await chatImage(
      { path: spoiled, mime: 'image/heif' },
      heicDecoder({ workerFile }),
    );
    expect([made.width, made.height]).toEqual([48, 64]);
    // A box that claims to be longer than the file says nothing of colours.
    bytes.writeUInt32BE(0x7fffffff, at - 12);
    const longer = await saved('longer', bytes);
    const outcome = await heicDecoder({ workerFile })(longer).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ status: 415 });
  });

  it.each(['heim', 'hevs', 'MiHE'])('may be of the brand %s', async (brand) => {
    const bytes = await readFile(HEIC);
    bytes.write(brand, 8);
    const pixels = await heicDecoder({ workerFile })(await saved(brand, bytes));
    expect([pixels.width, pixels.height]).toEqual([48, 64]);
  });

  it.each([0.01, 0.3, 0.6, 0.8])('is refused where %d of it has come', async (part) => {
    const bytes = await readFile(HEIC);
    const half = await saved(`half-${part}`, bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(heicDecoder({ workerFile })(half)).rejects.toMatchObject({ status: 415 });
  });

  it('is refused where it is none', async () => {
    for (const text of ['', 'hello', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'.repeat(100)]) {
      const file = await saved('none', text);
      await expect(heicDecoder({ workerFile })(file)).rejects.toMatchObject({ status: 415 });
    }
  });

  it('is refused with too many pixels, before they are decoded', async () => {
    const exact = heicDecoder({ workerFile, pixelsMax: 48 * 64 });
    expect((await exact(HEIC)).width).toBe(48);
    const one = heicDecoder({ workerFile, pixelsMax: 48 * 64 - 1 });
    await expect(one(HEIC)).rejects.toMatchObject({ status: 413 });
  });

  it('that the disk does not give is not called a bad picture', async () => {
    const missing = heicDecoder({ workerFile })(path.join(folder, 'missing'));
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a thread that reads', () => {
  it('comes in its turn', async () => {
    const decode = heicDecoder({ workerFile: slow });
    const times = await Promise.all([decode(HEIC), decode(HEIC), decode(HEIC)]);
    for (const [i, { width: began }] of times.entries()) {
      expect(began).toBeGreaterThanOrEqual(times[i - 1]?.height ?? 0);
    }
  });

  it('leaves the server free, is ended at its time limit, and the next one has its turn', async () => {
    const endless = await thread('endless', 'for (;;);');
    const decode = heicDecoder({ workerFile: endless, timeLimit: 60 });
    const both = await Promise.allSettled([decode(HEIC), decode(HEIC)]);
    expect(both).toMatchObject([{ reason: { status: 413 } }, { reason: { status: 413 } }]);
  });

  it('that ends without a word has found a broken file', async () => {
    const decode = heicDecoder({ workerFile: await thread('mute', 'process.exit(7);') });
    await expect(decode(HEIC)).rejects.toMatchObject({ status: 415 });
  });

  it('that can\u2019t start is no bad picture', async () => {
    const decode = heicDecoder({ workerFile: await thread('wrong', "require('no-such-package')") });
    await expect(chatImage({ path: HEIC, mime: 'image/heic' }, decode)).rejects.toMatchObject({
      code: 'MODULE_NOT_FOUND',
    });
  });

  it('lets only so many wait', async () => {
    const decode = heicDecoder({ workerFile: slow, waitingMax: 2 });
    const three = await Promise.allSettled([decode(HEIC), decode(HEIC), decode(HEIC)]);
    expect(three.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(three[2]).toMatchObject({ reason: { status: 503 } });
    expect((await decode(HEIC)).height).toBeGreaterThan(0);
  });
});
