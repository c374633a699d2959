import { expect, it } from 'vitest';
import { detailsOf, durationWords, fileCount, placeOf } from './item-words';
import { testItem } from './test-item';

it.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [125, '2:05'],
  [3725.2, '1:02:05'],
])('a duration of %d seconds is shown as %s', (seconds, words) =>
  expect(durationWords(seconds)).toBe(words),
);

it('an item’s words count files in words', () => {
  expect([0, 1, 1200].map(fileCount)).toEqual(['0 files', '1 file', '1,200 files']);
});

it('an item’s words give a file’s type, length and size', () => {
  expect(detailsOf(testItem(1, { size: 348_160 }))).toBe('PDF\u00a0· 340\u00a0KB');
  const film = { kind: 'video', mime: 'video/mp4', duration: 125, size: 12_582_912 } as const;
  expect(detailsOf(testItem(2, film))).toBe('MP4 video\u00a0· 2:05\u00a0· 12.0\u00a0MB');
  const url = 'https://www.youtube.com/watch?v=abcdefghijk';
  const linked = { kind: 'video', external: true, url, mime: '', size: 0 } as const;
  expect(detailsOf(testItem(3, linked))).toBe('Video on YouTube');
  expect(detailsOf(testItem(3, { ...linked, duration: 125 }))).toBe('Video on YouTube');
  const there = { ...linked, url: 'https://films.example/walk.mp4' };
  expect(detailsOf(testItem(4, there))).toBe('Video on films.example');
});

it('an item’s words give its section and folder', () => {
  expect(placeOf(testItem(1, { folder: { id: 2, name: 'Intake' } }))).toBe('Forms, Intake');
  expect(placeOf(testItem(2, { section: 'attorneys', category: 'legal_cases' }))).toBe(
    'Attorneys, Legal Cases',
  );
  expect(placeOf(testItem(3, { section: null }))).toBe('');
});
