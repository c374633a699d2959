// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxFile, OutboxItem } from '../../outbox/model/outbox';
import { PendingFiles } from './pending-files';

const outbox = { cancelFile: vi.fn(), retryFile: vi.fn() };
vi.mock('../../api/use-outbox', () => ({ useOutbox: () => outbox }));
vi.mock('../../api/use-pending-file', () => ({ usePendingFile: () => undefined }));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const file = (localId: string, more: Partial<OutboxFile>): OutboxFile => ({
  localId,
  name: `${localId}.jpg`,
  type: 'image/jpeg',
  size: 2048,
  kind: 'image',
  progress: 0,
  status: 'waiting',
  ...more,
});
const open = (files: OutboxFile[], status: OutboxItem['status'] = 'waiting') =>
  render(
    <PendingFiles
      item={{ clientId: 'c1', chatId: 5, content: '', files, createdAt: '', status, tries: 0 }}
    />,
  );
const bar = () => screen.getByRole('progressbar');

it('a pending file shows its progress, and that the last step takes a moment', () => {
  const { unmount } = open([file('limp', { status: 'uploading', progress: 0.428 })]);
  expect(bar().getAttribute('aria-valuenow')).toBe('42');
  expect(bar().getAttribute('aria-label')).toBe('Uploading limp.jpg');
  expect(screen.getByText('42% of 2 KB')).toBeTruthy();
  unmount();
  open([file('limp', { status: 'uploading', progress: 1 })]);
  expect(screen.getByText('Finishing...')).toBeTruthy();
});

it('a pending file can be canceled without the others', () => {
  open([file('limp', { status: 'uploading' }), file('walk', {})]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel walk.jpg' }));
  expect(outbox.cancelFile).toHaveBeenCalledExactlyOnceWith('c1', 'walk');
});

it('a pending file that failed says why, and can be retried or left out', () => {
  open([file('limp', { status: 'failed', problem: 'This is no picture.' })], 'failed');
  expect(screen.getByText('This is no picture.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try limp.jpg again' }));
  expect(outbox.retryFile).toHaveBeenCalledExactlyOnceWith('c1', 'limp');
  fireEvent.click(screen.getByRole('button', { name: 'Remove limp.jpg' }));
  expect(outbox.cancelFile).toHaveBeenCalledExactlyOnceWith('c1', 'limp');
});

it('a pending file that is uploaded can’t be canceled, unless the message has failed', () => {
  const done = [file('limp', { status: 'done', progress: 1 })];
  const { unmount } = open(done, 'sending');
  expect(screen.getByText('2 KB · uploaded')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open(done, 'failed');
  expect(screen.getByRole('button', { name: 'Remove limp.jpg' })).toBeTruthy();
});

it('a pending file that was canceled is no longer shown', () => {
  const { container } = open([file('limp', { status: 'cancelled' })]);
  expect(container.innerHTML).toBe('');
});
