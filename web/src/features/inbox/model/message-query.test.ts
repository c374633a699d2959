import { describe, expect, it } from 'vitest';
import { askedOf, filterWords, isReworded, NO_QUERY } from './message-query';
import { testMessage } from './test-messages';

describe('a search in messages', () => {
  it('asks for nothing as long as nothing is typed or chosen', () => {
    expect(askedOf(NO_QUERY, undefined, 'UTC')).toBeNull();
    expect(askedOf({ ...NO_QUERY, search: '  ' }, 4, 'UTC')).toBeNull();
  });

  it('asks for what is typed and chosen, and by whose clocks its days are', () => {
    expect(askedOf({ ...NO_QUERY, search: ' vet ' }, undefined, 'UTC')).toEqual({ search: 'vet' });
    const query = { search: '', person: '7', name: 'Theo', file: 'image', from: '2026-11-01' };
    expect(askedOf({ ...query, to: '2026-11-03' }, 4, 'Europe/Vienna')).toEqual({
      search: '',
      chatId: 4,
      senderId: 7,
      kind: 'image',
      from: '2026-11-01',
      to: '2026-11-03',
      timeZone: 'Europe/Vienna',
    });
    expect(askedOf({ ...NO_QUERY, file: 'program', search: 'a' }, undefined, 'UTC')).toEqual({
      search: 'a',
    });
  });

  it('says each of its filters in words, and what is asked for without it', () => {
    const filters = { person: '7', name: 'Theo Okafor', file: 'any', from: '2026-11-01', to: '' };
    expect(filterWords(filters)).toEqual([
      { words: 'Sent by Theo Okafor', without: { person: '', name: '' } },
      { words: 'Any file', without: { file: '' } },
      { words: 'From Nov 1, 2026', without: { from: '' } },
    ]);
    expect(filterWords(NO_QUERY)).toEqual([]);
  });

  it('is out of date when something it found was edited or deleted, not when people react', () => {
    const found = [{ id: 3, chatId: 4 }];
    const changed = (id: number, some = {}) =>
      isReworded(found, { type: 'changed', message: testMessage(id, some) });
    const at = testMessage(9).createdAt;
    expect(changed(3)).toBe(false);
    expect(changed(3, { pinnedAt: at, updatedAt: at })).toBe(false);
    expect(changed(3, { editedAt: at })).toBe(true);
    expect(changed(3, { deletedAt: at })).toBe(true);
    expect(changed(5, { editedAt: at })).toBe(false);
    expect(isReworded(found, { type: 'gone', chatId: 4 })).toBe(true);
    expect(isReworded(found, { type: 'gone', chatId: 5 })).toBe(false);
    expect(isReworded(found, { type: 'message', message: testMessage(3) })).toBe(false);
  });
});
