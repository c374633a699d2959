import { expect, it } from 'vitest';
import { clearAllTyped, clearTyped, storeTyped, typedBefore } from './stored-typing';

/** A tab's storage, as in a browser. */
function tabStorage(room = Infinity): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      entries[key] = value;
    },
    removeItem: (key: string) => delete entries[key],
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(entries, name, { value, enumerable: false });
  }
  return entries as unknown as Storage;
}
const BLOG = { model: 'api::blog.blog', documentId: 'abc' };
const kept = { by: 1, at: 1000, values: { title: 'Typed' } };

it('what was typed comes back only to the account and the form it was typed in, until it is saved', () => {
  const storage = tabStorage();
  storeTyped(BLOG, kept, storage);
  expect(typedBefore(BLOG, 1, storage)).toEqual(kept);
  expect(typedBefore(BLOG, 2, storage)).toBeNull();
  expect(typedBefore({ model: BLOG.model }, 1, storage)).toBeNull();
  clearTyped(BLOG, storage);
  expect(typedBefore(BLOG, 1, storage)).toBeNull();
});

it('a full storage does not stop anyone from typing', () => {
  expect(() => storeTyped(BLOG, kept, tabStorage(10))).not.toThrow();
});

it('signing out removes everything that was typed, and nothing else', () => {
  const storage = tabStorage();
  storeTyped(BLOG, kept, storage);
  storage.setItem('another', 'stays');
  clearAllTyped(storage);
  expect(Object.keys(storage)).toEqual(['another']);
});
