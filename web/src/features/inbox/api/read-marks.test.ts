import type { Chat } from '@hearthside/contract/inbox/fields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testChat } from '../model/test-messages';
import { ReadMarks } from './read-marks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function readMarks() {
  const known = new Map<number, number>();
  const save = vi.fn((chatId: number, readUpTo: number): Promise<Chat> =>
    Promise.resolve(testChat({ id: chatId, readUpTo })),
  );
  const marks = new ReadMarks({
    save,
    saved: ({ id, readUpTo }) => known.set(id, readUpTo),
    readUpTo: (chatId) => known.get(chatId) ?? 0,
  });
  return { marks, save, known };
}

it('a chat’s read marks are collected, and only the newest is sent', async () => {
  const { marks, save } = readMarks();
  for (const id of [3, 5, 4]) marks.mark(4, id);
  marks.mark(9, 1);
  await pass(400);
  expect(save.mock.calls).toEqual([
    [4, 5],
    [9, 1],
  ]);
});

it('a chat’s read marks are not sent again, and never move backward', async () => {
  const { marks, save } = readMarks();
  marks.mark(4, 5);
  await pass(400);
  for (const id of [5, 4]) marks.mark(4, id);
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('a chat’s read marks are sent one after the other, with the newest last', async () => {
  const { marks, save } = readMarks();
  let answer: (chat: Chat) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  marks.mark(4, 5);
  await pass(400);
  marks.mark(4, 6);
  await pass(5000);
  expect(save).toHaveBeenCalledTimes(1);
  answer(testChat({ readUpTo: 5 }));
  await pass(400);
  expect(save.mock.calls).toEqual([
    [4, 5],
    [4, 6],
  ]);
});

it('a chat’s read marks are sent again if the server was away, and at once on request', async () => {
  const { marks, save } = readMarks();
  save
    .mockRejectedValueOnce(new ServerUnavailableError())
    .mockRejectedValueOnce(new ServerUnavailableError());
  marks.mark(4, 5);
  await pass(400);
  marks.flush();
  await pass(0);
  expect(save).toHaveBeenCalledTimes(2);
  await pass(10_000);
  expect(save).toHaveBeenCalledTimes(3);
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(3);
});

it('a chat’s read marks are not sent again when refused, nor after closing', async () => {
  const { marks, save } = readMarks();
  save.mockRejectedValueOnce(new ApiError(404, 'There is no such chat.'));
  marks.mark(4, 5);
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  marks.mark(4, 6);
  marks.close();
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('a chat that is held has no read marks until it is released, and no earlier one arrives after that', async () => {
  const { marks, save } = readMarks();
  let answer: (chat: Chat) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  marks.mark(4, 5);
  await pass(400);
  marks.mark(4, 6);
  let isHeld = false;
  const held = marks.hold(4).then(() => (isHeld = true));
  await pass(5000);
  expect(isHeld).toBe(false);
  answer(testChat({ readUpTo: 5 }));
  await held;
  marks.mark(4, 7);
  marks.mark(9, 1);
  await pass(60_000);
  expect(save.mock.calls).toEqual([
    [4, 5],
    [9, 1],
  ]);
  marks.release(4);
  marks.mark(4, 8);
  await pass(400);
  expect(save).toHaveBeenLastCalledWith(4, 8);
});

it('what was seen in a chat is read after all if it could not be marked as unread', async () => {
  const { marks, save } = readMarks();
  marks.mark(4, 5);
  const undo = await marks.hold(4);
  await pass(400);
  expect(save).not.toHaveBeenCalled();
  undo();
  await pass(400);
  expect(save.mock.calls).toEqual([[4, 5]]);
});

it('a chat that was left for later before stays so if marking another message fails', async () => {
  const { marks, save } = readMarks();
  await marks.hold(4);
  const undo = await marks.hold(4);
  undo();
  marks.mark(4, 6);
  await pass(400);
  expect(save).not.toHaveBeenCalled();
});
