import { describe, expect, it } from 'vitest';
import { acceptOf, isOnePicture, uploadProblem, withUploaded } from './chosen-media';

const cover = { allowedTypes: ['images'] };
const paper = { allowedTypes: ['images', 'files', 'videos'], multiple: true };

describe('files that are uploaded into a field of the panel', () => {
  it('have to be of the kinds it accepts, if they state their type', () => {
    expect([acceptOf(cover), acceptOf(paper)]).toEqual(['image/*', undefined]);
    expect(uploadProblem([{ name: 'a.png', type: 'image/png' }], cover)).toBeUndefined();
    expect(uploadProblem([{ name: 'a.heic', type: '' }], cover)).toBeUndefined();
    expect(uploadProblem([{ name: 'a.pdf', type: 'application/pdf' }], cover)).toBe(
      '“a.pdf” is not a picture.',
    );
    expect(uploadProblem([{ name: 'a.pdf', type: 'application/pdf' }], paper)).toBeUndefined();
  });

  it('are limited to one if the field holds only one', () => {
    const two = ['a.png', 'b.png'].map((name) => ({ name, type: 'image/png' }));
    expect(uploadProblem(two, cover)).toBe('You can add only one file here.');
    expect(uploadProblem(two, paper)).toBeUndefined();
  });

  it('replace the existing file, or are added after it', () => {
    const [first, second] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    expect(withUploaded('cover', [second], cover, { cover: first })).toBe(second);
    const values = { parts: [{ files: [first] }] };
    expect(withUploaded('parts.0.files', [second], paper, values)).toEqual([first, second]);
    expect(withUploaded('files', [second], paper, {})).toEqual([second]);
  });
});

it('pictures are offered only for a field that holds one picture and nothing else', () => {
  const fields = [
    { allowedTypes: ['images'] },
    { allowedTypes: ['images'], multiple: true },
    { allowedTypes: ['images', 'files'] },
    {},
  ];
  expect(fields.map(isOnePicture)).toEqual([true, false, false, false]);
});
