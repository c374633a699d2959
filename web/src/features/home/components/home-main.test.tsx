// @vitest-environment jsdom
import type { Home } from '@hearthside/contract/member/home';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
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

it('the first page keeps the place of today’s care, and says if its code does not come', async () => {
  render(
    <MemoryRouter>
      <HomeMain home={home} me={rosa} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Loading today’s care...')).toBeTruthy();
  expect(await screen.findByText('We couldn’t load today’s care')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByText('Loading today’s care...')).toBeNull();
});
