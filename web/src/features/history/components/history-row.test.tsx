// @vitest-environment jsdom
import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Point } from '../model/history-words';
import { HistoryRow } from './history-row';

const ENTRY: HistoryEntry = {
  id: 1,
  at: '2026-11-12T16:30:05.000Z',
  action: 'profile',
  by: { id: 1, name: 'Amara Okafor' },
  about: { kind: 'member', id: 7, name: 'Rosa Marchetti' },
  other: null,
  changes: [{ field: 'City', from: '', to: 'Salem' }],
  reason: 'She has moved',
};
const show = (from?: Point) =>
  render(
    <MemoryRouter>
      <HistoryRow entry={ENTRY} from={from} />
    </MemoryRouter>,
  ).container;
afterEach(cleanup);

it('a history row says who did what to whom, the value before, why and when', () => {
  const row = show();
  expect(row.textContent).toContain('Amara Okafor changed the profile of Rosa Marchetti');
  expect(row.textContent).toContain('City: empty →  became Salem');
  expect(row.textContent).toContain('“She has moved”');
  expect(screen.getByRole('link', { name: 'Rosa Marchetti' }).getAttribute('href')).toBe(
    '/users/7',
  );
  const time = row.querySelector('time');
  expect(time?.dateTime).toBe(ENTRY.at);
  expect(time?.title).toMatch(/November 12, 2026.+:30:05/);
});

it('a history row does not link the person whose history it is', () => {
  show({ kind: 'member', about: 7 });
  expect(screen.getByText('Rosa Marchetti').closest('a')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
