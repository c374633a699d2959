import { ENTRY_FILE_TEXTS } from '@hearthside/contract/pet/entry-file';
import { expect, it } from 'vitest';
import { stageFiles, type StagedFile } from './entry-files';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const START = {
  'a.jpg': bytes([0xff, 0xd8, 0xff, 0xe0]),
  'a.png': bytes([0x89], 'PNG\r\n'),
  'a.webp': bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '),
  'a.pdf': bytes('%PDF-1.7'),
  // A name proves nothing.
  'letter.jpg': bytes('Dear Rosa,'),
  'sound.webp': bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '),
  'page.svg': bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'none.png': bytes(),
};
const file = (name: keyof typeof START, size?: number) => {
  const made = new File([START[name]], name, { lastModified: 1 });
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};
let ids = 0;
const newId = () => `id${(ids += 1)}`;
const stage = (now: readonly StagedFile[], chosen: File[], saved = 0) =>
  stageFiles(now, chosen, saved, newId);

it('photos and PDFs are taken by their bytes, and what is neither is refused with its name', async () => {
  const names = Object.keys(START) as (keyof typeof START)[];
  const { files, refused } = await stage(
    [],
    names.map((name) => file(name)),
  );
  expect(files.map(({ file: { name }, kind }) => [name, kind])).toEqual([
    ['a.jpg', 'image'],
    ['a.png', 'image'],
    ['a.webp', 'image'],
    ['a.pdf', 'document'],
  ]);
  expect(refused).toEqual([
    `“letter.jpg”: ${ENTRY_FILE_TEXTS.wrongType}`,
    `“sound.webp”: ${ENTRY_FILE_TEXTS.wrongType}`,
    `“page.svg”: ${ENTRY_FILE_TEXTS.wrongType}`,
    '“none.png”: This file is empty.',
  ]);
});

it('a file that is too large is refused, and one that is chosen twice is taken once', async () => {
  const first = await stage([], [file('a.jpg'), file('a.pdf', 10 * 1024 * 1024 + 1)]);
  expect(first.refused).toEqual([`“a.pdf”: ${ENTRY_FILE_TEXTS.tooBig}`]);
  const second = await stage(first.files, [file('a.jpg')]);
  expect(second).toEqual({ files: first.files, refused: [] });
});

it('an entry takes eight, with those it has already', async () => {
  const { files, refused } = await stage([], [file('a.jpg'), file('a.png')], 7);
  expect(files.map(({ file: { name } }) => name)).toEqual(['a.jpg']);
  expect(refused).toEqual([`“a.png”: ${ENTRY_FILE_TEXTS.most}.`]);
});
