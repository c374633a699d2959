// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, useCountMissed } from './answers';

const search = vi
  .spyOn(answers, 'search')
  .mockResolvedValue({ items: [], total: 0, also: [], meant: null });
const told = () => search.mock.calls.map(([asked]) => asked?.search);
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  search.mockClear();
});

it('a help search reports words that found nothing, once, after a pause in typing', async () => {
  const { rerender } = renderHook(
    ({ words, none }: { words: string; none: boolean }) => useCountMissed(words, none),
    { initialProps: { words: '', none: true } },
  );
  await rest(2000);
  rerender({ words: 'uni', none: false });
  await rest(2000);
  rerender({ words: 'unic', none: true });
  await rest(1000);
  rerender({ words: 'unicorn ', none: true });
  await rest(1400);
  expect(told()).toEqual([]);
  await rest(200);
  rerender({ words: '', none: false });
  rerender({ words: 'Unicorn', none: true });
  await rest(5000);
  expect(told()).toEqual(['unicorn']);
});
