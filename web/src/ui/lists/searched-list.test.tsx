// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import useSWR from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { DataCache } from '@/lib/api/swr-config';
import { useSearchedList } from '@/lib/use-searched-list';
import { SearchedList } from '@/ui/lists/searched-list';

let pets: string[];
const ask = vi.fn(({ page, search }: PagedQuery) => {
  const found = pets.filter((pet) => pet.includes(search));
  return Promise.resolve({
    pets: found.slice(2 * page - 2, 2 * page),
    pagination: { currentPage: page, totalPages: Math.ceil(found.length / 2), total: found.length },
  });
});

beforeEach(() => {
  pets = ['Biscuit', 'Clover', 'Moss', 'Pepper', 'Pip'];
  ask.mockClear();
});
afterEach(cleanup);

function Pets() {
  const [query, change] = useQueryState(pagedQuery);
  const answer = useSWR(['pet', query], () => ask(query), { keepPreviousData: true });
  const list = useSearchedList(query, change, answer);
  return (
    <>
      <SearchedList
        list={list}
        name="pets"
        count={(total) => `${total} pets`}
        waiting="Looking for pets..."
        skeleton={null}
        empty="No pets yet."
      >
        {(page) => page.pets.map((pet) => <p key={pet}>{pet}</p>)}
      </SearchedList>
      <button onClick={list.keepFocus}>Gone</button>
    </>
  );
}
const open = (at: string) => {
  const router = createMemoryRouter([{ path: '/pets', element: <Pets /> }], {
    initialEntries: [at],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return () => router.state.location.search;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a searched list shows its count, turns pages in the address, and starts over with a search', async () => {
  const address = open('/pets');
  expect(screen.getByText('Looking for pets...')).toBeTruthy();
  expect(await screen.findByText('5 pets')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Pages of pets' })).toBeTruthy();
  press('Page 2');
  expect(await screen.findByText('Moss')).toBeTruthy();
  expect(address()).toBe('?page=2');

  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pets' });
  fireEvent.change(box, { target: { value: 'Bis' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await screen.findByText('1 pets')).toBeTruthy();
  expect(address()).toBe('?search=Bis');
});

it('a searched list shows a search without matches differently from a list without entries', async () => {
  const address = open('/pets?search=Zoe');
  expect(await screen.findByText('No pets match “Zoe”.')).toBeTruthy();
  pets = [];
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await screen.findByText('No pets yet.')).toBeTruthy();
  expect(address()).toBe('');
});

it('a searched list goes to the last existing page', async () => {
  const address = open('/pets?page=9');
  expect(await screen.findByText('Pip')).toBeTruthy();
  expect(address()).toBe('?page=3');
});

it('a searched list says what could not be loaded and why, and tries again', async () => {
  ask.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  open('/pets');
  expect(await screen.findByText('Failed to load pets')).toBeTruthy();
  expect(screen.getByText('Not now')).toBeTruthy();
  expect(screen.queryByText('Looking for pets...')).toBeNull();
  press('Retry');
  expect(await screen.findByText('Biscuit')).toBeTruthy();
});

it('a searched list takes the focus of a row that is gone', async () => {
  open('/pets');
  const row = await screen.findByText('Biscuit');
  press('Gone');
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body), 2000);
  expect(document.activeElement?.contains(row)).toBe(true);
});
