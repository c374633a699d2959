// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueToast } from './toast-queue';
import { ToastView } from './toast-view';

beforeEach(() => void render(<ToastView />));
afterEach(cleanup);

it('the toast view removes an error once the same thing has succeeded', async () => {
  queueToast({ kind: 'error', text: 'Failed to save changes' });
  expect(await screen.findByText('Failed to save changes')).toBeTruthy();
  queueToast({ kind: 'success', text: 'Changes saved' });
  expect(await screen.findByText('Changes saved')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Failed to save changes')).toBeNull());
  expect(screen.getByText('Changes saved')).toBeTruthy();
});

it('the toast view shows work in progress until its end is reported', async () => {
  queueToast({ kind: 'working', text: 'Preparing file...' });
  expect(await screen.findByText('Preparing file...')).toBeTruthy();
  queueToast({ kind: 'success', text: 'File prepared successfully' });
  expect(await screen.findByText('File prepared successfully')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Preparing file...')).toBeNull());
});

it('the toast view removes an offer to undo once it cannot be undone anymore', async () => {
  const here = new AbortController();
  const until = here.signal;
  queueToast({ kind: 'undo', text: 'Benefit removed', onUndo: () => undefined, until });
  expect(await screen.findByText('Benefit removed')).toBeTruthy();
  here.abort();
  await vi.waitFor(() => expect(screen.queryByText('Benefit removed')).toBeNull());
});

it('the toast view keeps an offer to undo if something else fails', async () => {
  queueToast({ kind: 'undo', text: 'Pet removed', onUndo: () => undefined });
  expect(await screen.findByText('Pet removed')).toBeTruthy();
  queueToast({ kind: 'error', text: 'Failed to load' });
  expect(await screen.findByText('Failed to load')).toBeTruthy();
  expect(screen.getByText('Pet removed')).toBeTruthy();
});
