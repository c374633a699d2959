// @vitest-environment jsdom
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateMenu } from './late-menu';
import { latePart } from './late-part';

const Menu = () => (
  <Popover>
    <PopoverButton>Account</PopoverButton>
    <PopoverPanel>Sign out</PopoverPanel>
  </Popover>
);

let arrive: (menu: ComponentType) => void;
let fail: (reason: Error) => void;
/** What waits for an idle page: also what another file of this worker has left behind. */
let waiting: (() => void)[];
let isIdle: boolean;
/** The network is quiet from the start here (idle.test.ts). */
const becomeIdle = () => {
  isIdle = true;
  for (const task of waiting) task();
};
let load: ReturnType<typeof vi.fn<() => Promise<ComponentType>>>;

beforeEach(() => {
  load = vi.fn<() => Promise<ComponentType>>(
    () =>
      new Promise((done, reject) => {
        arrive = done;
        fail = reject;
      }),
  );
  waiting = [];
  isIdle = false;
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('requestIdleCallback', (task: () => void) =>
    isIdle ? task() : waiting.push(task),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const usePart = latePart(load);
  render(
    <LateMenu
      usePart={usePart}
      button={(press) => (
        <button type="button" onClick={press}>
          Account
        </button>
      )}
    />,
  );
  return screen.getByRole('button', { name: 'Account' });
}
const isOpen = () => screen.queryByText('Sign out') !== null;

it('a late menu is fetched once the page is idle, stays closed, and keeps the focus on its button', async () => {
  show().focus();
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive(Menu);
  await waitFor(() =>
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false'),
  );
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(isOpen()).toBe(false);
});

it('a late menu takes no focus that was elsewhere', async () => {
  show();
  becomeIdle();
  await waitFor(() => expect(load).toHaveBeenCalled());
  arrive(Menu);
  await waitFor(() =>
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false'),
  );
  expect(document.activeElement).toBe(document.body);
});

it('a late menu that is pressed before it is there opens as soon as it is', async () => {
  fireEvent.click(show());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  arrive(Menu);
  await waitFor(() => expect(isOpen()).toBe(true));
});

it('a late menu that could not be fetched is fetched again at the next press', async () => {
  const button = show();
  fireEvent.click(button);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  fail(new Error('Offline'));
  await waitFor(() => {
    fireEvent.click(button);
    expect(load).toHaveBeenCalledTimes(2);
  });
  arrive(Menu);
  await waitFor(() => expect(isOpen()).toBe(true));
});
