// @vitest-environment jsdom
import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMe } from '@/features/session';
import { resource } from '@/lib/api/resource';
import { realtime } from '@/lib/live/realtime';
import type { SocketEvents } from '@/lib/live/realtime-socket';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { useRights } from './use-rights';

const trusts = resource('trust', trustEndpoints);
const useTrusts = trusts.list.query();
let line: SocketEvents | undefined;
vi.mock('@/lib/live/realtime-socket', () => ({
  openSocket: (_: string, events: SocketEvents) => {
    line = events;
    return Promise.resolve({ emit: () => undefined, close: () => undefined });
  },
}));

let me = rosa;
let rows: () => Promise<Response>;
let leave: () => void;
const asked: string[] = [];

/** Makes both lists request another search. */
async function searches() {
  asked.length = 0;
  act(() => screen.getByText('Search').click());
  await waitFor(() => expect(asked).toHaveLength(2));
}

function Window() {
  const { role, verified } = useMe();
  useRights({ role, verified });
  const [search, setSearch] = useState('');
  const { data } = useTrusts({ search });
  const more = useSWRInfinite(
    () => trusts.list.key({ search, limit: 100 }),
    ([, , input]) => trusts.list(input),
    { keepPreviousData: true },
  );
  return (
    <>
      <button onClick={() => setSearch('other')}>Search</button>
      <p>{`${role} ${verified ? 'verified' : 'waits'}`}</p>
      <p>{data ? 'Rows' : 'No rows'}</p>
      <p>{more.data ? 'Pages' : 'No pages'}</p>
    </>
  );
}

beforeEach(async () => {
  me = rosa;
  rows = () => answer({ trusts: [], pagination: { currentPage: 1, total: 0, totalPages: 1 } });
  asked.length = 0;
  openPortal(({ call }) => {
    asked.push(call);
    return call === 'GET /api/users/me' ? answer(me) : rows();
  }, rosa);
  leave = realtime.keep();
  render(
    <DataCache>
      <Window />
    </DataCache>,
  );
  await screen.findByText('Rows');
  await screen.findByText('Pages');
});
afterEach(() => {
  leave();
  closePortal();
});

it('a window whose member loses rights shows that at once, and none of the old rows', async () => {
  await waitFor(() => expect(line).toBeTruthy());
  me = { ...rosa, verified: false };
  rows = () => refused('NOT_ALLOWED', 'Not any more');
  act(() => line?.onEvent('rights', []));
  await screen.findByText('pet_owner waits');
  await screen.findByText('No rows');
  await screen.findByText('No pages');
});

it('a search that is loading when rights are lost brings no old rows back', async () => {
  await waitFor(() => expect(line).toBeTruthy());
  rows = () => new Promise(() => undefined);
  await searches();
  screen.getByText('Rows');
  screen.getByText('Pages');
  me = { ...rosa, verified: false };
  act(() => line?.onEvent('rights', []));
  await screen.findByText('pet_owner waits');
  await screen.findByText('No rows');
  await screen.findByText('No pages');
});

it('a search after rights were lost brings no old rows back', async () => {
  await waitFor(() => expect(line).toBeTruthy());
  me = { ...rosa, verified: false };
  rows = () => refused('NOT_ALLOWED', 'Not any more');
  act(() => line?.onEvent('rights', []));
  await screen.findByText('No rows');
  rows = () => new Promise(() => undefined);
  await searches();
  screen.getByText('No rows');
  screen.getByText('No pages');
});

it('a refused call requests once who the member is now', async () => {
  me = { ...rosa, role: 'attorney' };
  rows = () => refused('NOT_ALLOWED', 'Not any more');
  for (let count = 0; count < 3; count += 1) {
    await trusts.list().catch(() => undefined);
  }
  await screen.findByText('attorney verified');
  expect(asked.filter((call) => call === 'GET /api/users/me')).toHaveLength(1);
});
