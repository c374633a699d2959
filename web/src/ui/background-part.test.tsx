// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backgroundPart } from './background-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Live = () => <p>Live</p>;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('code of the background is fetched once it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(Live));
  const Part = backgroundPart(load);
  const { rerender } = render(<Part isWanted={false} />);
  await later(0);
  expect(load).not.toHaveBeenCalled();
  rerender(<Part isWanted />);
  await later(0);
  expect(screen.getByText('Live')).toBeTruthy();
});

it('code of the background that can’t be had leaves the page as it is, and is asked for again', async () => {
  const load = vi
    .fn(() => Promise.resolve(Live))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = backgroundPart(load);
  render(
    <>
      <p>The page</p>
      <Part isWanted />
    </>,
  );
  await later(0);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByText('Live')).toBeNull();
  await later(5000);
  expect(screen.getByText('Live')).toBeTruthy();
});

it('code of the background is not asked for after the page was left', async () => {
  const load = vi.fn(() => Promise.reject<typeof Live>(new TypeError('away')));
  const Part = backgroundPart(load);
  const { unmount } = render(<Part isWanted />);
  await later(0);
  unmount();
  await later(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('code of the background waits for a connection', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve(Live));
  const Part = backgroundPart(load);
  render(<Part isWanted />);
  await later(60_000);
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await later(0);
  expect(screen.getByText('Live')).toBeTruthy();
  isOnline.mockRestore();
});
