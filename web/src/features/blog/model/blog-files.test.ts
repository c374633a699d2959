import { expect, it } from 'vitest';
import { blogFileProblem } from './blog-files';

const file = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });
const MB = 1024 * 1024;

it('a blog accepts pictures as covers, and also documents in paragraphs', () => {
  expect(blogFileProblem('coverImage', file('a.png', 'image/png'))).toBeUndefined();
  expect(blogFileProblem('coverImage', file('a.heic', ''))).toBeUndefined();
  expect(blogFileProblem('coverImage', file('a.pdf', 'application/pdf'))).toBe(
    'Invalid file type. Accepted: image/*',
  );
  expect(blogFileProblem('paragraphFile', file('a.pdf', 'application/pdf'))).toBeUndefined();
  expect(blogFileProblem('paragraphFile', file('a.docx', ''))).toBeUndefined();
});

it('a blog refuses SVG, because it can contain scripts', () => {
  expect(blogFileProblem('coverImage', file('a.svg', 'image/svg+xml'))).toBe(
    'Invalid file type. Accepted: image/*',
  );
  expect(blogFileProblem('paragraphFile', file('a.html', 'text/html'))).toBe(
    'Invalid file type. Accepted: image/*,.pdf,.doc,.docx',
  );
});

it('a blog says how large its files may be', () => {
  expect(blogFileProblem('coverImage', file('a.png', 'image/png', 5 * MB))).toBeUndefined();
  expect(blogFileProblem('coverImage', file('a.png', 'image/png', 5 * MB + 1))).toBe(
    'File size must be less than 5MB',
  );
  expect(blogFileProblem('paragraphFile', file('a.png', 'image/png', 10 * MB + 1))).toBe(
    'File size must be less than 10MB',
  );
});
