// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { usersQuery } from '../../model/users-query';
import { UserFilters } from './user-filters';

const TRUSTS = Array.from({ length: 130 }, (_, at) => ({
  id: at + 1,
  name: `Trust ${String(at + 1).padStart(3, '0')}`,
  people: 0,
  pets: 0,
}));
const ZORA = TRUSTS[129]!;

beforeEach(() => {
  openPortal(
    ({ call, query }) => {
      if (call === 'GET /api/users/filters') return answer({ filters: [] });
      if (call === `GET /api/trusts/${ZORA.id}`) {
        const empty = { people: [], pets: [], inTrash: [], petsInTrash: [] };
        const more = { createdAt: rosa.createdAt, notes: '', peopleTotal: 0, petsTotal: 0 };
        return answer({ id: ZORA.id, name: ZORA.name, ...more, ...empty });
      }
      if (call !== 'GET /api/trusts') return;
      const found = TRUSTS.filter(({ name }) => name.includes(query.get('search') ?? ''));
      const trusts = found.slice(0, Number(query.get('limit')));
      const pagination = { currentPage: 1, totalPages: 1, total: found.length };
      return answer({ trusts, pagination });
    },
    { ...rosa, id: 1, role: 'admin' },
  );
});
afterEach(closePortal);

function open(address = '') {
  const onChange = vi.fn();
  render(
    <MemoryRouter>
      <DataCache>
        <UserFilters query={usersQuery.parse(new URLSearchParams(address))} onChange={onChange} />
      </DataCache>
    </MemoryRouter>,
  );
  return onChange;
}
const openForm = () => fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));

it('the trust filter says that there are more trusts, and finds and keeps one that is not offered', async () => {
  const onChange = open();
  openForm();
  expect(await screen.findByText(/130 trusts/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: ZORA.name })).toBeNull();
  const search = screen.getByRole('searchbox', { name: 'Search trusts' });
  fireEvent.change(search, { target: { value: '130' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await screen.findByRole('option', { name: ZORA.name });
  const trust = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trust' });
  fireEvent.change(trust, { target: { value: String(ZORA.id) } });

  fireEvent.change(search, { target: { value: '001' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await screen.findByRole('option', { name: 'Trust 001' });
  expect(await screen.findByRole('option', { name: ZORA.name })).toBeTruthy();
  expect(trust.value).toBe(String(ZORA.id));
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ trust: String(ZORA.id) }));
});

it('the filter that is on has the name of its trust, also of one that is not offered', async () => {
  open(`trust=${ZORA.id}`);
  expect(
    await screen.findByRole('button', { name: `Remove the filter ${ZORA.name}` }),
  ).toBeTruthy();
});
