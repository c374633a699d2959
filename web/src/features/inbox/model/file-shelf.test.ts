import { expect, it } from 'vitest';
import { fileShelf } from './file-shelf';
import { stage } from './file-staging';

const { files } = stage([], [new File(['x'], 'a.png', { type: 'image/png' })], () => 'one');

it('the file shelf keeps files per chat', () => {
  fileShelf(7, 1).write(files);
  expect(fileShelf(7, 1).read()).toBe(files);
  expect(fileShelf(7, 2).read()).toEqual([]);
  fileShelf(7, 1).write([]);
  expect(fileShelf(7, 1).read()).toEqual([]);
});

it('the file shelf keeps nothing of one member for the next, even when the first one is back', () => {
  const first = fileShelf(7, 1);
  first.write(files);
  expect(fileShelf(8, 1).read()).toEqual([]);
  // A screen of the first member that is just closing.
  first.write(files);
  expect(first.read()).toEqual([]);
  expect(fileShelf(7, 1).read()).toEqual([]);
});
