import { describe, expect, it } from 'vitest';
import { lastToEdit } from './changing';
import { testMessage } from './test-messages';

const ROSA = 7;
const now = new Date().toISOString();
const own = (id: number, some: object = {}) =>
  testMessage(id, { senderId: ROSA, createdAt: now, ...some });
const sent = (messages: ReturnType<typeof own>[], some: object = {}) =>
  lastToEdit({ messages, pending: [], hasNewer: false, changeHours: 24, ...some }, ROSA)?.id;

describe('the message that a member sent last', () => {
  it('is theirs, whatever others wrote or happened after it', () => {
    const others = testMessage(3, { senderId: 12, createdAt: now });
    expect(sent([own(1), own(2), others])).toBe(2);
    expect(sent([own(1), own(2, { deletedAt: now, content: '' })])).toBe(1);
    expect(sent([others])).toBeUndefined();
  });

  it.each([
    ['it is too old', [own(1), own(2, { createdAt: '2026-01-01T10:00:00.000Z' })], {}],
    ['nothing can be edited', [own(1)], { changeHours: 0 }],
    ['it was forwarded', [own(1), own(2, { forwarded: true })], {}],
    ['a later one is on its way', [own(1)], { pending: [{}] }],
    ['later ones are not loaded', [own(1)], { hasNewer: true }],
  ])('is not edited if %s, and no older one instead of it', (_, messages, some) => {
    expect(sent(messages, some)).toBeUndefined();
  });
});
