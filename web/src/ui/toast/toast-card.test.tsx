// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocus } from '../dialogs/focus-trail';
import { ToastCard } from './toast-card';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = watchFocus('[data-toast]');
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

function show(onClose = vi.fn(), onUndo = vi.fn()) {
  const page = (toast: boolean) => (
    <>
      <main tabIndex={-1}>
        <button>Remove</button>
      </main>
      <div data-toast="">
        {toast && <ToastCard item={{ kind: 'undo', text: 'Removed', onUndo }} onClose={onClose} />}
      </div>
    </>
  );
  const { rerender } = render(page(false));
  return { appear: () => rerender(page(true)), onClose, onUndo };
}

const button = (name: string) => screen.getByRole('button', { name });

it('a toast takes the focus after a key press, stays while it has the focus, and gives it back', () => {
  const { appear, onClose, onUndo } = show();
  button('Remove').focus();
  fireEvent.keyDown(button('Remove'), { key: 'Enter' });
  appear();
  wait(400);
  expect(document.activeElement).toBe(button('Undo'));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(button('Undo'));
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button('Remove'));
});

it('a toast leaves the focus to a page that moves it to what comes next', () => {
  const { appear } = show();
  screen.getByRole('main').dataset.movesFocus = '';
  button('Remove').focus();
  fireEvent.keyDown(button('Remove'), { key: 'Enter' });
  appear();
  wait(400);
  expect(document.activeElement).toBe(button('Remove'));
});

it('a toast gives the focus to what was around its origin if the origin is gone', () => {
  const { appear } = show();
  button('Remove').focus();
  fireEvent.keyDown(button('Remove'), { key: 'Enter' });
  appear();
  wait(400);
  button('Remove').remove();
  fireEvent.keyDown(button('Undo'), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a toast lets the Tab key continue where it was', () => {
  const { appear, onClose } = show();
  button('Remove').focus();
  fireEvent.keyDown(button('Remove'), { key: 'Enter' });
  appear();
  wait(400);
  button('Dismiss').focus();
  fireEvent.keyDown(button('Dismiss'), { key: 'Tab' });
  expect(document.activeElement).toBe(button('Remove'));
  wait(8000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a toast leaves the focus alone after a pointer press, and stays while the pointer is on it', () => {
  const { appear, onClose } = show();
  button('Remove').focus();
  fireEvent.pointerDown(button('Remove'));
  appear();
  wait(400);
  expect(document.activeElement).toBe(button('Remove'));
  const card = screen.getByText('Removed').parentElement as HTMLElement;
  fireEvent.pointerMove(card);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card);
  wait(7000);
  expect(onClose).not.toHaveBeenCalled();
  wait(1000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a toast says what failed, and below it why', () => {
  const [text, reason] = ['Failed to prepare file', 'Failed to download: no answer'];
  render(<ToastCard item={{ kind: 'error', text, reason }} onClose={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toBe(`${text} ${reason}`);
});

it('a toast says what was done, and below it to whom', () => {
  render(
    <ToastCard
      item={{ kind: 'undo', text: 'User verified', about: 'Rosa Marchetti', onUndo: vi.fn() }}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText('User verified').textContent).toBe('User verified Rosa Marchetti');
});
