import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InboxEvents } from './inbox-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('the inbox collects events for a quarter of a second, and then requests once', async () => {
  const events = new InboxEvents();
  const ask = vi.fn();
  events.subscribe('state', ask);
  for (let count = 0; count < 5; count += 1) events.notify();
  await pass(249);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('the inbox does not request again before the answer arrives, and then requests once', async () => {
  const events = new InboxEvents();
  let answer: () => void = () => undefined;
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  events.subscribe('state', ask);
  events.notify();
  await pass(250);
  events.notify();
  events.notify();
  await pass(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await pass(250);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the inbox continues if an answer fails or never arrives', async () => {
  const events = new InboxEvents();
  const fails = vi.fn(() => Promise.reject(new Error('Away')));
  const hangs = vi.fn(() => new Promise(() => undefined));
  events.subscribe('state', fails);
  events.subscribe('chats', hangs);
  events.notify();
  await pass(250);
  events.notify();
  await pass(10_250);
  expect(fails).toHaveBeenCalledTimes(2);
  expect(hangs).toHaveBeenCalledTimes(2);
});

it('the inbox calls one of the listeners that share an answer, and none that has left', async () => {
  const events = new InboxEvents();
  const [one, two] = [vi.fn(), vi.fn()];
  const leave = [events.subscribe('state', one), events.subscribe('state', two)];
  events.notify();
  await pass(250);
  expect([one, two].map(({ mock }) => mock.calls.length).sort()).toEqual([0, 1]);
  leave[1]?.();
  events.notify();
  await pass(250);
  expect(one).toHaveBeenCalled();
  leave[0]?.();
  const asked = one.mock.calls.length;
  events.notify();
  await pass(250);
  expect(one).toHaveBeenCalledTimes(asked);
});
