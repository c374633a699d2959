// @vitest-environment jsdom
import type { Home } from '@hearthside/contract/member/home';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import type { TodaysCare } from '../api/use-first-data';
import { HomeMain } from './home-main';

vi.mock('@/features/care', () => {
  throw new Error('Not there');
});
afterEach(cleanup);

const home: Home = {
  checklist: [],
  attention: [],
  pets: { first: [], total: 0 },
  care: { open: 2 },
  unread: [],
  library: null,
  changed: 0,
  changesLink: '',
};

/** The day at the animal's home. */
const today = new Date().toISOString().slice(0, 10);

const care: TodaysCare = {
  days: {
    occurrences: [
      {
        taskId: 4,
        day: today,
        time: '08:00',
        state: 'due' as const,
        mark: null,
        assignee: null,
      },
    ],
    overdue: [],
    tasks: [
      {
        id: 4,
        pet: { id: 5, name: 'Biscuit' },
        trust: null,
        kind: 'medication' as const,
        title: 'Heart tablet',
        notes: '',
        dose: '',
        repeats: 'days' as const,
        every: 1,
        weekdays: [],
        startsOn: '2026-11-01',
        endsOn: null,
        times: ['08:00'],
        zone: 'UTC',
        assignee: null,
        tellNextAfterMinutes: null,
        next: null,
        revision: '1',
        abilities: { mark: true, change: true },
      },
    ],
    isCut: false,
  },
};
const show = (given?: TodaysCare) =>
  render(
    <MemoryRouter>
      <HomeMain home={home} me={rosa} care={given} />
    </MemoryRouter>,
  );

it('the first page names today’s care before its code is there, and says if that does not come', async () => {
  show(care);
  expect(screen.getByRole('link', { name: 'Heart tablet' })).toBeTruthy();
  expect(screen.getByText('8:00 AM', { exact: false })).toBeTruthy();
  expect(await screen.findByText('We couldn’t load today’s care')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByText('Heart tablet')).toBeNull();
});

it('the first page keeps a place for today’s care if its data did not come', () => {
  const { container } = show();
  expect(container.querySelectorAll('.animate-pulse').length).toBeGreaterThan(3);
});
