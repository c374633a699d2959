// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterPanel } from './filter-panel';

interface Filters {
  city: string;
  near: string;
}
const NONE: Filters = { city: '', near: '' };
const asked = vi.fn();

/** A list whose filters another part of the page can change too. */
function List({ refused }: { refused?: string }) {
  const [filters, setFilters] = useState({ city: '', near: '97201' });
  const on = [{ words: `Near ${filters.near}`, without: { near: '' } }];
  return (
    <>
      <button onClick={() => setFilters({ ...filters, near: '98101' })}>Saved filter</button>
      <FilterPanel
        filters={filters}
        none={NONE}
        on={filters.near ? on : []}
        check={({ near }): Partial<Filters> =>
          /^\d*$/.test(near) ? {} : { near: 'A ZIP code has five digits' }
        }
        refused={{ near: refused }}
        onChange={(patch) => {
          asked(patch);
          setFilters((now) => ({ ...now, ...patch }));
        }}
      >
        {({ field, errors }) => (
          <>
            <input aria-label="City" {...field('city')} />
            <input aria-label="Near" aria-invalid={Boolean(errors.near)} {...field('near')} />
            <p>{errors.near}</p>
          </>
        )}
      </FilterPanel>
    </>
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });

afterEach(() => {
  cleanup();
  asked.mockClear();
});

it('a panel of filters keeps the focus where it is when the list is asked', () => {
  render(<List />);
  press('Filters (1)');
  type('City', ' Portland ');
  input('City').focus();
  fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
  expect(asked).toHaveBeenCalledWith({ city: 'Portland', near: '97201' });
  expect(document.activeElement).toBe(input('City'));
  expect(input('City').value).toBe('Portland');
});

it('a panel of filters takes over what another part of the page asks for, and keeps what is typed', () => {
  render(<List />);
  press('Filters (1)');
  type('City', 'Portland');
  input('City').focus();
  fireEvent.click(screen.getByText('Saved filter'));
  expect(input('Near').value).toBe('98101');
  expect(input('City').value).toBe('Portland');
  expect(document.activeElement).toBe(input('City'));
});

it('a panel of filters focuses the field that is wrong, and asks for nothing', () => {
  render(<List />);
  press('Filters (1)');
  type('Near', '97A');
  fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
  screen.getByText('A ZIP code has five digits');
  expect(document.activeElement).toBe(input('Near'));
  expect(asked).not.toHaveBeenCalled();
});

it('a panel of filters opens for what the list was refused for, until it is typed anew', () => {
  render(<List refused="No place has this ZIP code" />);
  screen.getByText('No place has this ZIP code');
  type('Near', '97202');
  expect(screen.queryByText('No place has this ZIP code')).toBeNull();
});

it('a removed filter leaves the focus on the button of the filters', () => {
  render(<List />);
  screen.getByRole('button', { name: 'Remove the filter Near 97201' }).focus();
  press('Remove the filter Near 97201');
  expect(asked).toHaveBeenCalledWith({ near: '' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});
