import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { describe, expect, it } from 'vitest';
import { newId, newItem } from './new-item';
import { testItem } from '../outbox/model/test-outbox';

const NOW = Date.UTC(2026, 10, 21, 12);
const of = (files: File[] = [], before = [testItem('a')], now = NOW) =>
  newItem({ chatId: 4, content: 'Hello', files }, before, now);

describe('a new outbox item', () => {
  it('waits, with its files’ details, and has their bytes next to it', () => {
    const file = new File(['abc'], 'Moss.HEIC');
    const { item, blobs } = of([file]);
    const localId = item.files[0]?.localId ?? '';
    expect(item).toMatchObject({ chatId: 4, content: 'Hello', status: 'waiting', tries: 0 });
    expect(item.files).toEqual([
      {
        localId,
        name: 'Moss.HEIC',
        type: '',
        size: 3,
        kind: 'image',
        progress: 0,
        status: 'waiting',
        problem: undefined,
      },
    ]);
    expect(blobs.get(localId)).toBe(file);
  });

  it('comes after earlier items, even if the clock was set back', () => {
    expect(of([], [], NOW).item.createdAt).toBe('2026-11-21T12:00:00.000Z');
    const before = [testItem('a', { createdAt: '2026-11-21T12:30:00.000Z' })];
    expect(of([], before).item.createdAt).toBe('2026-11-21T12:30:00.001Z');
  });

  it('fails at once with a file that chats don’t accept', () => {
    const { item } = of([new File(['abc'], 'Will.docx', { type: 'application/msword' })]);
    expect(item).toMatchObject({ status: 'failed', problem: CHAT_FILE_TEXTS.wrongType });
    expect(item.files[0]).toMatchObject({ status: 'failed', problem: CHAT_FILE_TEXTS.wrongType });
  });
});

it('new ids are distinct version 4 UUIDs', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
