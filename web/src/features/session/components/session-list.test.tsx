// @vitest-environment jsdom
import type { SessionListItem } from '@hearthside/contract/session/endpoints';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { formatDateTime } from '@/lib/dates';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { SessionList } from './session-list';

const session = (sessionId: string, lastUsedAt: string, current = false): SessionListItem => ({
  sessionId,
  device: 'Chrome on Linux',
  createdAt: '2026-11-20T08:02:00.000Z',
  lastUsedAt,
  current,
});
const USED = '2026-11-26T09:25:00.000Z';
let list: SessionListItem[];
let ended: string[];

beforeEach(() => {
  list = [session('own', '2026-11-26T17:00:00.000Z', true), session('there', USED)];
  ended = [];
  openPortal(({ call }) => {
    if (call === 'GET /api/auth/sessions') return answer({ sessions: list });
    if (call.startsWith('DELETE /api/auth/sessions/')) {
      ended.push(call);
      list = list.filter(({ sessionId }) => !call.endsWith(sessionId));
      return answer({ message: 'That device is signed out.' });
    }
  });
});
afterEach(closePortal);

it('the list of sessions distinguishes two on the same kind of device by when they were used', async () => {
  render(
    <DataCache>
      <SessionList />
    </DataCache>,
  );
  const [here, there] = await screen.findAllByRole('listitem');
  expect(within(here as HTMLElement).getByText('This device')).toBeTruthy();
  const text = `Last used ${formatDateTime(USED)} · Signed in ${formatDateTime('2026-11-20T08:02:00.000Z')}`;
  expect(within(there as HTMLElement).getByText(text)).toBeTruthy();

  // One's own is ended by signing out.
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  const name = `Sign out on Chrome on Linux, last used ${formatDateTime(USED)}`;
  const end = screen.getByRole('button', { name });
  end.focus();
  fireEvent.click(end);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(ended).toEqual(['DELETE /api/auth/sessions/there']);
  // The pressed button is gone. The focus stays with the list.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')), 3000);
});
