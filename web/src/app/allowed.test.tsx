// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/swr-config';
import { rosa } from '@/lib/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { Allowed } from './allowed';

afterEach(closePortal);

function enter({ verified, hasChats }: { verified: boolean; hasChats: boolean }) {
  openPortal(
    ({ call }) =>
      call === 'GET /api/inbox/state'
        ? answer({ unread: 0, hasChats, mailUnread: true })
        : undefined,
    { ...rosa, verified },
  );
  render(
    <DataCache>
      <MemoryRouter initialEntries={['/inbox']}>
        <Routes>
          <Route element={<Allowed section="inbox" />}>
            <Route path="inbox" element={<p>The inbox</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
}

it('opens the inbox to whoever has one', () => {
  enter({ verified: true, hasChats: false });
  expect(screen.getByText('The inbox')).toBeTruthy();
});

it('opens it to somebody not verified with whom staff has begun a chat', async () => {
  enter({ verified: false, hasChats: true });
  expect(await screen.findByText('The inbox')).toBeTruthy();
});

it('tells others what would open it', async () => {
  enter({ verified: false, hasChats: false });
  await waitFor(() => expect(screen.getByText('Inbox opens once you are verified')).toBeTruthy());
  expect(screen.queryByText('The inbox')).toBeNull();
});
