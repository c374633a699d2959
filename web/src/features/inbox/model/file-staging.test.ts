import {
  CHAT_FILE_MAX,
  CHAT_FILE_TEXTS,
  CHAT_FILES_MAX,
  CHAT_VIDEO_MAX,
} from '@hearthside/contract/inbox/file';
import { describe, expect, it } from 'vitest';
import { CHAT_ACCEPT, refusalWords, stage } from './file-staging';

/** A file that reports a size without having it. */
const file = (name: string, type: string, size = 100, lastModified = 1) =>
  Object.defineProperty(new File(['x'], name, { type, lastModified }), 'size', { value: size });

const ids = () => {
  let next = 0;
  return () => `id${(next += 1)}`;
};
const staged = (...files: File[]) => stage([], files, ids());

describe('files chosen for a message', () => {
  it('are staged in their order, each with its kind', () => {
    const picture = file('a.png', 'image/png');
    const video = file('b.mov', 'video/quicktime');
    const paper = file('c.pdf', 'application/pdf');
    const heic = file('IMG_1.HEIC', '');
    const { files, refused } = staged(picture, video, paper, heic);
    expect(files.map(({ id, kind }) => [id, kind])).toEqual([
      ['id1', 'image'],
      ['id2', 'video'],
      ['id3', 'document'],
      ['id4', 'image'],
    ]);
    expect(files.map((each) => each.file)).toEqual([picture, video, paper, heic]);
    expect(refused).toEqual([]);
  });

  it.each([
    ['big.png', 'image/png', CHAT_FILE_MAX + 1, CHAT_FILE_TEXTS.tooBig],
    ['big.pdf', 'application/pdf', CHAT_FILE_MAX + 1, CHAT_FILE_TEXTS.tooBig],
    ['big.mp4', 'video/mp4', CHAT_VIDEO_MAX + 1, CHAT_FILE_TEXTS.videoTooBig],
    ['notes.docx', 'application/msword', 10, CHAT_FILE_TEXTS.wrongType],
    ['A folder', '', 4096, CHAT_FILE_TEXTS.wrongType],
    ['empty.png', 'image/png', 0, 'This file is empty.'],
  ])('are refused if one is %s of type %j with %i bytes', (name, type, size, reason) => {
    const good = file('good.png', 'image/png');
    const { files, refused } = staged(file(name, type, size), good);
    expect(refused).toEqual([{ name, reason }]);
    expect(files.map((each) => each.file)).toEqual([good]);
  });

  it('may have the maximum size', () => {
    const { files } = staged(
      file('a.png', 'image/png', CHAT_FILE_MAX),
      file('a.webm', 'video/webm', CHAT_VIDEO_MAX),
    );
    expect(files).toHaveLength(2);
  });

  it('are limited to those that fit in one message, and the rest is reported', () => {
    const many = Array.from({ length: CHAT_FILES_MAX + 2 }, (_, n) =>
      file(`${n}.png`, 'image/png'),
    );
    const { files, refused } = staged(...many);
    expect(files).toHaveLength(CHAT_FILES_MAX);
    expect(refused.map(({ name }) => name)).toEqual(['10.png', '11.png']);
    expect(refused[0]?.reason).toBe('A message can have up to 10 files.');
  });

  it('include the same file once, but several pasted pictures with the same name', () => {
    const first = staged(file('image.png', 'image/png', 100, 1)).files;
    const newId = () => 'new';
    expect(stage(first, [file('image.png', 'image/png', 100, 1)], newId).files).toBe(first);
    expect(stage(first, [file('image.png', 'image/png', 100, 2)], newId).files).toHaveLength(2);
  });
});

it('a refusal of files gives each reason once', () => {
  expect(
    refusalWords([
      { name: 'a', reason: 'Too big.' },
      { name: 'b', reason: 'Empty.' },
      { name: 'c', reason: 'Too big.' },
    ]),
  ).toEqual(['“a”, “c”: Too big.', '“b”: Empty.']);
});

it('the file picker offers the accepted types', () => {
  for (const type of ['image/heic', 'image/webp', 'video/quicktime', 'application/pdf', '.mov'])
    expect(CHAT_ACCEPT.split(',')).toContain(type);
});
