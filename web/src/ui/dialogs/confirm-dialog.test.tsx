// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubLayout } from '@/testing/portal';
import { ConfirmDialog } from './confirm-dialog';

beforeAll(stubLayout);
afterEach(cleanup);

const show = (onConfirm: () => unknown, onClose = vi.fn()) => {
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete Document"
      message="This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={onConfirm}
    />,
  );
  return onClose;
};

it('the confirm dialog stays open and says why when the work fails', async () => {
  const onClose = show(() => Promise.reject(new Error('The document is in use.')));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('The document is in use.')).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Delete Document' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('the confirm dialog cannot be dismissed or submitted twice while busy, and closes when done', async () => {
  let finish = () => {};
  const work = new Promise<void>((resolve) => (finish = resolve));
  const onConfirm = vi.fn(() => work);
  const onClose = show(onConfirm);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));

  const busy = await screen.findByRole('button', { name: 'Deleting...' });
  fireEvent.click(busy);
  fireEvent.keyDown(busy, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(onConfirm).toHaveBeenCalledOnce();

  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
