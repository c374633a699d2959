// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable, type Column } from './table';

afterEach(cleanup);

type Pet = { id: number; name: string; breed: string };
const pets: Pet[] = [
  { id: 1, name: 'Biscuit', breed: 'Border collie' },
  { id: 2, name: 'Moss', breed: 'Tabby' },
];

it('the table shows rows under their headers, with labels for phones', () => {
  const onToggle = vi.fn();
  const columns: Column<Pet>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: (pet) => pet.name,
      primary: true,
      sort: { direction: 'desc', onToggle },
    },
    { id: 'breed', header: 'Breed', cell: (pet) => pet.breed, sort: { onToggle } },
    { id: 'more', header: 'Actions', cell: () => <button>More</button>, actions: true },
  ];
  render(<DataTable caption="Pets" columns={columns} rows={pets} rowKey={(pet) => pet.id} />);

  const table = screen.getByRole('table', { name: 'Pets' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Breed', 'Actions']);
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', 'none', null]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByText('Tabby').closest('td')?.dataset.label).toBe('Breed');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onToggle).toHaveBeenCalledOnce();
});
