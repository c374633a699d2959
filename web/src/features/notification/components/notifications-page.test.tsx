// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { NotificationsPage } from './notifications-page';

afterEach(closePortal);

const told = (page: number) => ({
  id: page,
  kind: 'appointment',
  title: `News of page ${page}`,
  body: '',
  link: null,
  readAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('the notifications page shows the last page if its address names one beyond it', async () => {
  openPortal(({ query }) => {
    const page = Number(query.get('page'));
    return answer({
      notifications: page > 2 ? [] : [told(page)],
      unread: 0,
      pagination: { currentPage: page, totalPages: 2, total: 21 },
    });
  });
  const router = createMemoryRouter([{ path: '*', element: <NotificationsPage /> }], {
    initialEntries: ['/notifications?page=9'],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  expect(await screen.findByText(/News of page 2/)).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(screen.queryByText('No notifications yet.')).toBeNull();
});
