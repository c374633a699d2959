import { expect, it } from 'vitest';
import {
  clearAllTyped,
  clearSaved,
  clearTyped,
  newSlot,
  storeTyped,
  typedBefore,
  typedInto,
  typedTime,
} from './stored-typing';

/** A device's storage, as in a browser. */
function deviceStorage(room = Infinity): Storage {
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
const DAY = 86_400_000;
const BLOG = { model: 'api::blog.blog', documentId: 'abc', by: 1 };
const kept = { at: 1000, values: { title: 'Typed' } };

it('what was typed is offered only to the account and the form it was typed in, until it is saved', () => {
  const storage = deviceStorage();
  storeTyped(BLOG, 'one', kept, storage);
  const offered = (form: typeof BLOG, own = 'other') =>
    typedBefore(form, own, { storage, now: 2000 });
  expect(offered(BLOG)).toEqual([{ ...kept, slot: 'one' }]);
  expect(offered({ ...BLOG, by: 2 })).toEqual([]);
  expect(offered({ ...BLOG, documentId: 'ab' })).toEqual([]);
  expect(offered({ ...BLOG, model: 'api::blog' })).toEqual([]);
  clearTyped(BLOG, 'one', storage);
  expect(offered(BLOG)).toEqual([]);
});

it('a form is not offered what it stores itself, and two windows do not overwrite each other', () => {
  const storage = deviceStorage();
  storeTyped(BLOG, 'one', kept, storage);
  storeTyped(BLOG, 'two', { at: 3000, values: { title: 'Later' } }, storage);
  const slots = typedBefore(BLOG, 'mine', { storage, now: 4000 }).map(({ slot }) => slot);
  expect(slots).toEqual(['two', 'one']);
  expect(typedBefore(BLOG, 'two', { storage, now: 4000 })).toHaveLength(1);
  expect(typedInto(BLOG, 'one', storage)).toEqual(kept);
  expect(newSlot()).not.toBe(newSlot());
});

it('what is older than thirty days or cannot be read is removed and not offered', () => {
  const storage = deviceStorage();
  storeTyped(BLOG, 'old', kept, storage);
  storage.setItem('hearthside.typed.1|api::blog.blog|abc|torn', '{"at":');
  expect(typedBefore(BLOG, 'mine', { storage, now: kept.at + 30 * DAY })).toEqual([]);
  expect(Object.keys(storage)).toEqual([]);
});

it('a full storage does not stop anyone from typing', () => {
  expect(() => storeTyped(BLOG, 'one', kept, deviceStorage(10))).not.toThrow();
});

it('signing out removes everything that was typed, and nothing else', () => {
  const storage = deviceStorage();
  storeTyped(BLOG, 'one', kept, storage);
  storage.setItem('another', 'stays');
  clearAllTyped(storage);
  expect(Object.keys(storage)).toEqual(['another']);
});

it('a save clears what its own form has stored, and nothing of another window', () => {
  const storage = deviceStorage();
  storage.setItem('hearthside.typed.1|api::blog.blog|abc|other', JSON.stringify(kept));
  storeTyped(BLOG, 'mine', kept, storage);
  clearSaved({ model: BLOG.model, documentId: 'abc' }, storage);
  const left = typedBefore(BLOG, '', { storage, now: 2000 });
  expect(left.map(({ slot }) => slot)).toEqual(['other']);
});

it('unsaved changes of today are named by their hour, older ones by their day too', () => {
  const at = new Date(2026, 10, 26, 14, 30);
  expect(typedTime(at.getTime(), new Date(2026, 10, 26, 18, 0))).toBe('2:30 PM');
  expect(typedTime(at.getTime(), new Date(2026, 10, 27, 9, 0))).toBe('Nov 26, 2026, 2:30 PM');
});
