// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { afterDialogs } from './after-dialogs';

afterEach(() => document.body.replaceChildren());

const frames = (count: number) => new Promise((done) => setTimeout(done, count * 17));

it('afterDialogs waits for the dialog that was answered, but not for the dialog that its own place is in', async () => {
  document.body.innerHTML = '<div role="dialog"><p></p></div><div role="alertdialog"></div>';
  const then = vi.fn();
  afterDialogs(() => document.querySelector('p'), then);
  await frames(6);
  expect(then).not.toHaveBeenCalled();
  document.querySelector('[role="alertdialog"]')?.remove();
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
});
