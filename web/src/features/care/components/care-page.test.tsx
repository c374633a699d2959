// @vitest-environment jsdom
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { CarePage } from './care-page';

const NOTHING = { occurrences: [], overdue: [], tasks: [], isCut: false };

afterEach(closePortal);

const openPage = (address: string) =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[address]}>
        <CarePage />
      </MemoryRouter>
    </DataCache>,
  );

it('the care calendar says that it could not be loaded, and does not wait forever', async () => {
  openPortal(({ call }) =>
    call === 'GET /api/care/days' ? refused('NOT_FOUND', 'This pet does not exist.') : undefined,
  );
  openPage('/care?petId=1');
  expect(await screen.findByText(CARE_TEXTS.listFailed)).toBeTruthy();
  expect(screen.queryByText('Loading the calendar...')).toBeNull();
});

it.each([
  ['is offered to a volunteer who is linked to an animal as its caretaker', 1],
  ['is not offered to a volunteer who only sees animals', 0],
])('a new task %s', async (_, total) => {
  const asked: string[] = [];
  openPortal(
    ({ call, query }) => {
      if (call === 'GET /api/care/days') return answer(NOTHING);
      if (call !== 'GET /api/pet-records') return undefined;
      asked.push(query.toString());
      return answer({ pets: [], pagination: { currentPage: 1, totalPages: total, total } });
    },
    { ...rosa, role: 'volunteer' },
  );
  openPage('/care');
  await vi.waitFor(() => expect(asked).toEqual(['limit=1&writable=true']));
  const offered = () => screen.queryAllByRole('button', { name: 'Add a task' }).length;
  await vi.waitFor(() => expect(offered()).toBe(total));
});
