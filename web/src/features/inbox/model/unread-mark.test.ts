import type { Message } from '@hearthside/contract/inbox/fields';
import { expect, it } from 'vitest';
import { markOnOpening, markOnReturn } from './unread-mark';

const ME = 7;
const messages = [
  [11, 2],
  [12, ME],
  [13, 2],
  [14, 3],
].map(([id, senderId]) => ({ id, senderId }) as Message);

it('the unread mark starts after what was read, and counts what others wrote', () => {
  expect(markOnOpening({ readUpTo: 11, unread: 2 }, messages, ME)).toEqual({ after: 11, count: 2 });
});

it('the unread mark also counts what is not loaded yet', () => {
  expect(markOnOpening({ readUpTo: 4, unread: 60 }, messages, ME)).toEqual({ after: 4, count: 60 });
});

it('the unread mark is absent if everything is read, or only the viewer’s own messages are new', () => {
  expect(markOnOpening({ readUpTo: 14, unread: 0 }, messages, ME)).toBeUndefined();
  expect(markOnOpening({ readUpTo: 11, unread: 0 }, messages.slice(0, 2), ME)).toBeUndefined();
});

it('the unread mark starts where a window was left', () => {
  expect(markOnReturn(13, messages, ME)).toEqual({ after: 13, count: 1 });
  expect(markOnReturn(14, messages, ME)).toBeUndefined();
});
