import { expect, it } from 'vitest';
import { testImage, testMessage } from './test-messages';
import { linksHoldTo, newestFile, withOldLinks } from './thread-links';

const withImages = (id: number, ...ends: number[]) =>
  testMessage(id, { attachments: ends.map((end, at) => testImage(id * 10 + at, end)) });

it('a message knows until when all its links are valid', () => {
  expect(linksHoldTo(withImages(1, 900, 600))).toBe(600_000);
  expect(linksHoldTo(testMessage(1))).toBe(Infinity);
  const pdf = { ...testImage(1, 900), previewUrl: null };
  expect(linksHoldTo({ attachments: [pdf] })).toBe(900_000);
  expect(linksHoldTo({ attachments: [{ ...pdf, url: '/somewhere' }] })).toBe(Infinity);
});

it('a thread finds the messages whose links expire within five minutes', () => {
  const messages = [withImages(1, 1000), testMessage(2), withImages(3, 1301), withImages(4, 1300)];
  expect(withOldLinks(messages, 1_000_001)).toEqual([1, 4]);
});

it('a thread finds the newest file', () => {
  expect(newestFile([withImages(1, 9, 9), testMessage(2)])).toBe(11);
  expect(newestFile([testMessage(2)])).toBeUndefined();
});
