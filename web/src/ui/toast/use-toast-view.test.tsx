// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queueToast } from './toast-queue';
import { useToastView } from './use-toast-view';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Shown = () => <p>Messages</p>;
const say = () => queueToast({ kind: 'success', text: 'Saved' });

function open(load: () => Promise<typeof Shown>) {
  const Page = () => {
    const View = useToastView(load);
    return View ? createElement(View) : null;
  };
  render(<Page />);
}

it('the loading of the toast view tries again with the next toast if the code could not be fetched', async () => {
  let isOffline = true;
  const load = vi.fn(() =>
    isOffline ? Promise.reject(new Error('Offline')) : Promise.resolve(Shown),
  );
  open(load);
  say();
  // A toast that another file of this worker has left in the queue counts as well.
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText('Messages')).toBeNull();
  isOffline = false;
  say();
  expect(await screen.findByText('Messages')).toBeTruthy();
});

it('the loading of the toast view waits for the connection', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockResolvedValue(Shown);
  open(load);
  say();
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Messages')).toBeTruthy();
});
