// @vitest-environment jsdom
import type { FoundItem } from '@hearthside/contract/library/shapes';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { testItem } from '../../model/test-item';
import { AdminLibraryPage } from './admin-library-page';

afterEach(closePortal);

function open(at: string, items: FoundItem[]) {
  const lists: Asked[] = [];
  openPortal(
    (request) => {
      if (request.call !== 'GET /api/admin/library') return undefined;
      lists.push(request);
      const pagination = { currentPage: 1, totalPages: 1, total: items.length };
      const also = request.query.has('exactly') ? [] : ['clinic'];
      return answer({ items, pagination, also, meant: null });
    },
    { ...rosa, role: 'admin' },
  );
  const router = createMemoryRouter([{ path: '*', element: <AdminLibraryPage /> }], {
    initialEntries: [at],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return lists;
}

it('an admin’s search has the best match first, says where the words are, and leads there', async () => {
  const foundAt = '/library/items/1#page=3';
  const item = testItem(1, { title: 'Bills', snippet: 'Page 3: the clinic of a vet', foundAt });
  const lists = open('/admin-library?search=vet', [item]);
  const file = await screen.findByRole('link', { name: 'Bills' });
  expect(lists[0]!.query.get('sortBy')).toBeNull();
  expect(file.getAttribute('href')).toBe(foundAt);
  expect(screen.getByText('1 item in the whole library, best match first')).toBeTruthy();
  const marks = [...file.closest('tr')!.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['clinic', 'vet']);
  fireEvent.click(screen.getByRole('button', { name: 'Search only for “vet”' }));
  await vi.waitFor(() => expect(lists.at(-1)!.query.get('exactly')).toBe('true'));
  expect(await screen.findByText('Searched only for “vet”')).toBeTruthy();
});

it('an admin’s list that is not searched has the newest first', async () => {
  open('/admin-library', [testItem(1)]);
  await screen.findByRole('link', { name: 'Item 1' });
  const header = screen.getByRole('columnheader', { name: 'Date added' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(screen.queryByText(/best match/)).toBeNull();
});

it('an admin’s search for the typed words alone that finds nothing leads back to similar ones', async () => {
  const lists = open('/admin-library?search=vet&exactly=true', []);
  fireEvent.click(await screen.findByRole('button', { name: 'Include similar words' }));
  await vi.waitFor(() => expect(lists.at(-1)!.query.get('exactly')).toBeNull());
});

it('a screen reader hears the count of an admin’s search once', async () => {
  open('/admin-library?search=vet', [testItem(1)]);
  await screen.findByText(/^1 item in the whole library/);
  const said = screen.getAllByText(/^1 item/).filter((one) => one.closest('[aria-live]'));
  expect(said).toHaveLength(1);
});
