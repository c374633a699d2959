import { expect, it } from 'vitest';
import { nextRate } from './playing';
import { clockTime, loudness, recordedFormat, recordingName } from './recording';

it('a time is minutes and seconds', () => {
  expect([0, 7.9, 65, 300, -1].map(clockTime)).toEqual(['0:00', '0:07', '1:05', '5:00', '0:00']);
});

it('a browser records the first format that it can, and Safari MP4', () => {
  expect(recordedFormat(() => true)?.type).toBe('audio/webm');
  expect(recordedFormat((type) => type === 'audio/mp4')).toMatchObject({ extension: 'm4a' });
  expect(recordedFormat(() => false)).toBeUndefined();
});

it('a recording is called by when it was made', () => {
  const at = new Date(2026, 10, 27, 9, 5, 3);
  expect(recordingName(at, 'webm')).toBe('Voice message 2026-11-27 09.05.03.webm');
});

it('silence is not loud, and a shout is', () => {
  expect(loudness([])).toBe(0);
  expect(loudness([128, 128])).toBe(0);
  expect(loudness([0, 255])).toBe(1);
});

it('the speeds go round', () => {
  expect([1, 1.5, 2].map(nextRate)).toEqual([1.5, 2, 1]);
});
