import { describe, expect, it } from 'vitest';
import { CHOICE_HINT, openName, sharedWhen } from './file-words';

describe('the name of a file’s button', () => {
  it('says what it does, its name, and its number', () => {
    expect(openName({ kind: 'image', title: 'limp.jpg' })).toBe('Open picture limp.jpg');
    expect(openName({ kind: 'video', title: 'walk.mp4' }, { index: 0, count: 1 })).toBe(
      'Play video walk.mp4',
    );
    expect(openName({ kind: 'document', title: 'plan.pdf' }, { index: 1, count: 3 })).toBe(
      'Open PDF plan.pdf, 2 of 3',
    );
  });
});

it('the hint of the file picker says which files can be chosen', () => {
  expect(CHOICE_HINT).toBe(
    'Pictures and PDFs up to 10 MB, videos up to 100 MB. At most 10 at once.',
  );
});

it.each([
  ['2026-11-12T12:00:00Z', 'Nov 12, 2026'],
  ['', 'Unknown date'],
  ['soon', 'Invalid date'],
])('%j was sent %s', (iso, words) => expect(sharedWhen(iso)).toBe(words));
