// @vitest-environment jsdom
import type { Home } from '@hearthside/contract/member/home';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { PAGE_TITLE } from '@/lib/focus/use-keep-focus';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { HomePage } from './home-page';

afterEach(closePortal);

const sam = { id: 9, name: 'Sam Delgado', link: '/users/9', note: 'Foster' };
const waiting: Home['attention'] = [
  { kind: 'verify_members', count: 1, link: '/users?verified=false', detail: '', first: [sam] },
];

it('the focus goes to the heading of the page when the last who waited is verified, and the list is gone', async () => {
  const home: Home = {
    checklist: [],
    attention: waiting,
    pets: { first: [], total: 0 },
    care: null,
    unread: [],
    library: null,
    changed: 0,
    changesLink: '',
  };
  openPortal(
    ({ call }) => {
      if (call === 'GET /api/users/me/home') return answer(home);
      if (call === 'GET /api/inbox/state')
        return answer({ unread: 0, hasChats: false, mailUnread: true, countsAgainAt: null });
      if (!call.startsWith('PATCH')) return undefined;
      home.attention = [];
      const user = { ...rosa, id: 9, featured: false, state: 'active' };
      return answer({ user, address: rosa.address });
    },
    { ...rosa, role: 'admin' },
  );
  render(
    <DataCache>
      <MemoryRouter>
        <h1 id={PAGE_TITLE} tabIndex={-1}>
          Home
        </h1>
        <HomePage />
      </MemoryRouter>
    </DataCache>,
  );
  const button = await screen.findByRole('button', { name: 'Verify Sam Delgado' });
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(screen.queryByText('Needs your attention')).toBeNull());
  const heading = screen.getByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading), 3000);
});
