import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser, message } from './test-desktop';

const MINUTE_MS = 60_000;
const NIGHT_MS = 8 * 60 * MINUTE_MS;

let device: ReturnType<typeof browser>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-04T23:00:00Z');
  device = browser();
  device.state.choices = {
    ...defaultChoices('Etc/UTC'),
    quiet: { from: '22:00', to: '07:00' },
    pushWords: true,
  };
});
afterEach(() => void vi.useRealTimers());

/** What was shown, without what tests of a summary do not ask for. */
const shown = () => device.shown.map(({ title, chatId, open }) => ({ title, chatId, open }));
const morning = () => vi.advanceTimersByTimeAsync(NIGHT_MS);

it('what came in quiet hours is one notification at their end, however many tabs are open', async () => {
  const [one, other] = [device.tab(), device.tab()];
  device.chats.set(5, { unread: 2 });
  await one.message(message(1, 5));
  await other.message(message(2, 5));
  await one.message(message(3, 6));
  await vi.advanceTimersByTimeAsync(NIGHT_MS - 1);
  expect(device.shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(device.shown).toEqual([
    {
      title: '3 new messages in 2 chats',
      body: 'These came in during your quiet hours.',
      chatId: null,
      messageId: 1,
      open: true,
    },
  ]);
  await morning();
  expect(device.shown).toHaveLength(1);
});

it('the summary of quiet hours leaves out what was read, deleted or muted, and is not shown of nothing', async () => {
  const tab = device.tab();
  for (const [id, chatId] of [
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 7],
  ] as const)
    await tab.message(message(id, chatId));
  device.chats.set(5, { readUpTo: 1, unread: 5 });
  const deletedAt = '2026-11-04T23:30:00.000Z';
  await tab.changed({ ...message(3, 6), content: '', deletedAt, updatedAt: deletedAt });
  device.chats.set(7, { notifications: false });
  await morning();
  expect(shown()).toEqual([{ title: '1 new message', chatId: 5, open: true }]);
  vi.setSystemTime('2026-11-05T23:00:00Z');
  await tab.message(message(5, 8));
  device.chats.set(8, { unread: 0, readUpTo: 5 });
  await morning();
  expect(device.shown).toHaveLength(1);
});

it('the summary of quiet hours waits while the member is at the portal, and counts nothing of later', async () => {
  const tab = device.tab();
  await tab.message(message(1));
  device.state.seen = true;
  await morning();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  device.chats.set(5, { unread: 2 });
  await tab.message(message(2));
  expect(device.shown).toEqual([]);
  device.state.seen = false;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(shown()).toEqual([{ title: '1 new message', chatId: 5, open: true }]);
});

it('the summary of quiet hours waits for a server that is away, and outlives its tab', async () => {
  const tab = device.tab();
  await tab.message(message(1));
  tab.end();
  device.tab();
  device.state.away = true;
  await morning();
  expect(device.shown).toEqual([]);
  device.state.away = false;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(shown()).toEqual([{ title: '1 new message', chatId: 5, open: true }]);
});

it('the summary of quiet hours leaves out a chat that the member is not in any more', async () => {
  const tab = device.tab();
  await tab.message(message(1, 5));
  await tab.message(message(2, 6));
  device.lost.add(5);
  await morning();
  expect(shown()).toEqual([{ title: '1 new message', chatId: 6, open: true }]);
});

it('the summary of quiet hours is closed once all its chats were read, and with the session', async () => {
  const tab = device.tab();
  await tab.message(message(1, 5));
  await tab.message(message(2, 6));
  await morning();
  tab.read(5, 99);
  expect(device.shown[0]?.open).toBe(true);
  tab.read(6, 99);
  expect(device.shown[0]?.open).toBe(false);
});

it('a device with push notifications shows no summary of its own, because the server sends one', async () => {
  device.state.pushed = true;
  await device.tab().message(message(1));
  await morning();
  expect(device.shown).toEqual([]);
});

it('what the member has read in quiet hours is not asked about at their end', async () => {
  const tab = device.tab();
  await tab.message(message(1));
  await tab.message(message(2));
  tab.read(5, 1);
  const asked = device.state.asked;
  await morning();
  expect(device.shown).toMatchObject([{ title: '1 new message', messageId: 2 }]);
  expect(device.state.asked).toBeGreaterThan(asked);
  vi.setSystemTime('2026-11-05T23:00:00Z');
  await tab.message(message(3));
  tab.read(5, 3);
  const before = device.state.asked;
  await morning();
  expect(device.state.asked).toBe(before);
});

it('a tab of the portal that is looked at asks for nothing each minute after quiet hours', async () => {
  const tab = device.tab();
  await tab.message(message(1));
  device.state.seen = true;
  const before = device.state.asked;
  await morning();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(device.state.asked).toBe(before);
});
