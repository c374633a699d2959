// @vitest-environment jsdom
import type { CareMark, DoubleMark } from '@hearthside/contract/care/shapes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AbortedError, ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { itemsInMemory } from '@/lib/outbox/item-store';
import { testClock } from '@/lib/outbox/test-clock';
import { applyMarkEvent, markAsKept, type MarkEvent, type UnsentMark } from '../model/unsent-mark';
import type { MarkCalls } from './mark-delivery';
import { MarkOutbox } from './mark-outbox';

const DOSE = {
  taskId: 3,
  day: '2026-11-27',
  time: '08:00',
  state: 'done',
  reason: '',
  kind: 'medication',
  title: 'Thyroid tablet',
  petId: 1,
  petName: 'Biscuit',
} as const;
const EVENING = { ...DOSE, time: '20:00' };

let clock: ReturnType<typeof testClock>;
let fail: (() => Error) | undefined;
let double: DoubleMark | null;
let slow: (() => void)[] | undefined;
let marked: UnsentMark[];
let undone: string[];
const store = itemsInMemory<UnsentMark, MarkEvent>({
  applyToItem: applyMarkEvent,
  asKept: markAsKept,
});

const calls: MarkCalls = {
  mark: (item, { signal }) =>
    new Promise((resolve, reject) => {
      const failure = fail?.();
      if (failure) return reject(failure);
      signal.addEventListener('abort', () => reject(new AbortedError()));
      const take = () => {
        marked.push(item);
        const { clientId, taskId, day, time, state, reason } = item;
        const about = { id: marked.length, taskId, day, time, state, reason };
        const mark: CareMark = { ...about, by: null, at: '', mayUndo: true };
        resolve({ clientId, mark, double });
      };
      if (slow) slow.push(take);
      else take();
    }),
  undo: async ({ clientId }) => {
    await Promise.resolve();
    const failure = fail?.();
    if (failure) throw failure;
    undone.push(clientId);
  },
};
const open = () => {
  const outbox = new MarkOutbox({
    memberId: 7,
    calls,
    openStore: () => Promise.resolve({ ...store, isShared: true }),
    openTabs: () => ({
      canAgree: false,
      post: () => undefined,
      listen: () => undefined,
      lineUp: () => undefined,
      takeOver: () => undefined,
      close: () => undefined,
    }),
    isReady: () => true,
    now: clock.now,
    after: clock.after,
  });
  outbox.start();
  return outbox;
};
const away = () => new ServerUnavailableError();

beforeEach(async () => {
  clock = testClock();
  fail = undefined;
  double = null;
  slow = undefined;
  marked = [];
  undone = [];
  for (const { clientId } of await store.load())
    await store.change({ type: 'discarded', clientId });
});

describe('the outbox of marks', () => {
  it('sends a mark at once, says what came of it, and can undo it', async () => {
    const outbox = open();
    const told = vi.fn();
    outbox.onSent(told);
    const clientId = outbox.mark(DOSE);
    expect(outbox.items()).toHaveLength(1);
    await clock.settle();
    expect(marked).toMatchObject([{ clientId, taskId: 3, time: '08:00' }]);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ clientId }));
    expect(outbox.items()).toEqual([]);
    expect(outbox.idOf(clientId)).toBe(1);
    expect(outbox.withdraw(clientId)).toBe(false);
  });

  it('keeps marks without a connection, over a reload, and sends each once in order', async () => {
    fail = away;
    const before = open();
    before.mark(DOSE);
    before.mark(EVENING);
    await clock.pass(60_000);
    expect(before.items()).toMatchObject([{ tries: expect.any(Number) }, { tries: 0 }]);
    expect(marked).toEqual([]);
    before.close();
    fail = undefined;
    const after = open();
    await clock.settle();
    expect(marked.map(({ time }) => time)).toEqual(['08:00', '20:00']);
    expect(after.items()).toEqual([]);
    expect(await store.load()).toEqual([]);
  });

  it('is woken when the connection may be back', async () => {
    fail = away;
    const outbox = open();
    outbox.mark(DOSE);
    await clock.pass(40_000);
    fail = undefined;
    outbox.wake();
    await clock.settle();
    expect(marked).toHaveLength(1);
  });

  it('says why a mark was refused, until it is dismissed', async () => {
    fail = () => new ApiError(403, 'Only people who care for this animal can mark its tasks.');
    const outbox = open();
    const changed = vi.fn();
    outbox.onSent(changed);
    const clientId = outbox.mark(DOSE);
    await clock.pass(60_000);
    expect(outbox.items()).toMatchObject([
      { status: 'failed', problem: 'Only people who care for this animal can mark its tasks.' },
    ]);
    expect(changed).toHaveBeenCalledWith();
    expect(await store.load()).toMatchObject([{ status: 'failed' }]);
    outbox.discard(clientId);
    await clock.settle();
    expect(outbox.items()).toEqual([]);
    expect(await store.load()).toEqual([]);
  });

  it('says who was first if a mark does not count', async () => {
    double = { by: 'Rosa', at: '2026-11-27T16:00:00Z' };
    const outbox = open();
    outbox.mark(DOSE);
    await clock.pass(60_000);
    expect(outbox.items()).toMatchObject([{ status: 'failed', double }]);
    expect(marked).toHaveLength(1);
  });
});

describe('a mark that is undone', () => {
  it('before it was tried is never sent', async () => {
    const outbox = open();
    slow = [];
    outbox.mark(DOSE);
    await clock.settle();
    // The same task waits for the one before.
    const second = outbox.mark(EVENING);
    outbox.withdraw(second);
    slow.forEach((answer) => answer());
    await clock.settle();
    expect(marked).toHaveLength(1);
    expect(outbox.items()).toEqual([]);
    expect(undone).toEqual([]);
  });

  it('after a try is undone if it may have arrived', async () => {
    fail = away;
    const outbox = open();
    const clientId = outbox.mark(DOSE);
    await clock.settle();
    expect(outbox.withdraw(clientId)).toBe(true);
    expect(outbox.items()).toMatchObject([{ withdrawn: true }]);
    fail = undefined;
    await clock.pass(60_000);
    expect(marked).toEqual([]);
    expect(undone).toEqual([clientId]);
    expect(outbox.items()).toEqual([]);
  });

  it('after it came second is undone on the server, too, and only once', async () => {
    double = { by: 'Rosa', at: '2026-11-27T16:00:00Z' };
    const outbox = open();
    const clientId = outbox.mark(DOSE);
    await clock.settle();
    expect(outbox.items()).toMatchObject([{ status: 'failed', double }]);
    fail = away;
    expect(outbox.withdraw(clientId)).toBe(true);
    // Pressed again while it waits, it is still to be undone.
    outbox.withdraw(clientId);
    await clock.settle();
    expect(await store.load()).toMatchObject([{ status: 'waiting', withdrawn: true }]);
    fail = undefined;
    await clock.pass(60_000);
    expect(undone).toEqual([clientId]);
    expect(outbox.items()).toEqual([]);
    expect(marked).toHaveLength(1);
  });

  it('while it is being sent, and then comes second, is undone and not told as given twice', async () => {
    slow = [];
    double = { by: 'Rosa', at: '2026-11-27T16:00:00Z' };
    const outbox = open();
    const clientId = outbox.mark(DOSE);
    await clock.settle();
    slow.forEach((answer) => answer());
    outbox.withdraw(clientId);
    await clock.pass(60_000);
    expect(undone).toEqual([clientId]);
    expect(outbox.items()).toEqual([]);
  });

  it('after it was refused is forgotten, because the server does not have it', async () => {
    fail = () => new ApiError(403, 'No.');
    const outbox = open();
    const clientId = outbox.mark(DOSE);
    await clock.settle();
    fail = undefined;
    outbox.withdraw(clientId);
    await clock.pass(60_000);
    expect(outbox.items()).toEqual([]);
    expect(undone).toEqual([]);
  });

  it('while it is being sent is undone afterwards', async () => {
    slow = [];
    const outbox = open();
    const clientId = outbox.mark(DOSE);
    await clock.settle();
    outbox.withdraw(clientId);
    await clock.pass(60_000);
    expect(undone).toEqual([clientId]);
    expect(outbox.items()).toEqual([]);
  });
});
