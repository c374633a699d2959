// @vitest-environment jsdom
import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session';
import { rosa, TEST_KEY } from '../session/test-tabs';
import { AbortedError, ApiError } from './api-error';
import { keepPrevious } from './keep-previous';
import { resource } from './resource';

const pets = resource('pet', petEndpoints);
const usePets = pets.list.query();
const useTrusts = pets.trusts.query();

const network = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const asked = () => network.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);
const trusts = (...names: string[]) => ({
  trusts: names.map((name, index) => ({
    id: index + 1,
    name,
    own: false,
    people: { total: 0, names: [] },
  })),
  total: names.length,
});
const nobody = { pets: [], pagination: { currentPage: 1, totalPages: 1, total: 0 } };

/** Gives the test its own cache. */
function inCache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, use: [keepPrevious] }}>
      {children}
    </SWRConfig>
  );
}

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  session.open({ accessToken: 'first', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
});
afterEach(() => session.close());

it('a resource makes a key of the subject, the path and the input', () => {
  expect(pets.detail.key({ id: 7 })).toEqual(['pet', '/pet-records/:id', { id: 7 }]);
});

it('a resource matches the keys of an endpoint by their fields', () => {
  const key = pets.entries.key({ petId: 7, page: 2 });
  expect(pets.entries.matches()(key)).toBe(true);
  expect(pets.entries.matches({ petId: 7 })(key)).toBe(true);
  expect(pets.entries.matches({ petId: 8 })(key)).toBe(false);
  expect(pets.documents.matches({ petId: 7 })(key)).toBe(false);
  expect(pets.entries.matches()('pet')).toBe(false);
});

it('a resource keeps a page of a list on screen while the next one is loading', async () => {
  network.mockImplementationOnce(() => answer(trusts('Salem')));
  const { result, rerender } = renderHook(({ search }) => useTrusts({ search }), {
    wrapper: inCache,
    initialProps: { search: 'sa' },
  });
  await waitFor(() => expect(result.current.data?.trusts[0]?.name).toBe('Salem'));
  network.mockImplementationOnce(() => new Promise(() => undefined));
  rerender({ search: 'sal' });
  await waitFor(() => expect(asked().at(-1)).toMatch(/search=sal$/));
  expect(result.current.data?.trusts[0]?.name).toBe('Salem');
});

it('a resource requests nothing if the input is null', () => {
  renderHook(() => usePets(null), { wrapper: inCache });
  expect(network).not.toHaveBeenCalled();
});

it('a resource requests again what a change has made stale, and nothing else', async () => {
  network.mockImplementation(() => answer(nobody));
  const useCheck = pets.checkName.mutation({ invalidates: [pets.list.matches({ page: 1 })] });
  const { result } = renderHook(
    () => [useCheck(), usePets({ page: 1 }), usePets({ page: 2 })] as const,
    { wrapper: inCache },
  );
  await waitFor(() => expect(asked()).toHaveLength(2));
  network.mockClear();
  network.mockImplementationOnce(() => answer({ exists: true }));
  await act(() => result.current[0].trigger({ name: 'Biscuit' }));
  await waitFor(() =>
    expect(asked()).toEqual([
      'GET /api/pet-records/check-name?name=Biscuit',
      'GET /api/pet-records?page=1',
    ]),
  );
});

it('a resource refreshes only what invalidatesOnError names when a change is refused', async () => {
  network.mockImplementation(() => answer(nobody));
  const useRemove = pets.remove.mutation({
    invalidates: ['pet'],
    invalidatesOnError: [pets.list.matches({ page: 2 })],
  });
  const { result } = renderHook(
    () => [useRemove(), usePets({ page: 1 }), usePets({ page: 2 })] as const,
    { wrapper: inCache },
  );
  await waitFor(() => expect(asked()).toHaveLength(2));
  network.mockClear();
  network.mockImplementationOnce(() => answer({ error: 'Gone' }, 404));
  const [{ trigger }] = result.current;
  await act(() => expect(trigger({ id: 7 })).rejects.toBeInstanceOf(ApiError));
  await waitFor(() =>
    expect(asked()).toEqual(['DELETE /api/pet-records/7', 'GET /api/pet-records?page=2']),
  );
});

it('a resource gives each of two overlapping calls its own answer, and is busy until both have arrived', async () => {
  const useRestore = pets.restore.mutation();
  const waiting: ((response: Promise<Response>) => void)[] = [];
  network.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const { result } = renderHook(() => useRestore(), { wrapper: inCache });
  let first: Promise<unknown> = Promise.resolve();
  let second: Promise<unknown> = Promise.resolve();
  act(() => {
    first = result.current.trigger({ id: 1 }).catch((error: unknown) => error);
    second = result.current.trigger({ id: 2 }).catch((error: unknown) => error);
  });
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => {
    waiting[0]?.(answer({ error: 'The first is gone' }, 404));
    expect(await first).toMatchObject({ message: 'The first is gone' });
  });
  expect(result.current.isMutating).toBe(true);
  await act(async () => {
    waiting[1]?.(answer({ error: 'The second is gone' }, 404));
    expect(await second).toMatchObject({ message: 'The second is gone' });
  });
  expect(result.current.isMutating).toBe(false);
});

it('a resource shows the answer of a change to readers of the same data before anything is requested again', async () => {
  const useOwnTrusts = pets.trusts.mutation({ answers: () => pets.trusts.key({ search: 'sa' }) });
  network.mockImplementationOnce(() => answer(trusts('Salem')));
  const { result } = renderHook(() => [useOwnTrusts(), useTrusts({ search: 'sa' })] as const, {
    wrapper: inCache,
  });
  await waitFor(() => expect(result.current[1].data?.trusts[0]?.name).toBe('Salem'));
  network.mockImplementationOnce(() => answer(trusts('Portland')));
  // What is requested after the change is never answered.
  network.mockImplementation(() => new Promise(() => undefined));
  await act(() => result.current[0].trigger({}));
  expect(result.current[1].data?.trusts[0]?.name).toBe('Portland');
});

it('a resource cancels an upload when told to, and is not busy anymore', async () => {
  const useSend = pets.savePicture.upload();
  const { result } = renderHook(() => useSend(), { wrapper: inCache });
  let sending: Promise<unknown> = Promise.resolve();
  act(() => {
    const file = new Blob(['x']);
    sending = result.current.trigger({ id: 7, file }).catch((error: unknown) => error);
  });
  expect(result.current.percent).toBe(0);
  await act(async () => {
    result.current.cancel();
    expect(await sending).toBeInstanceOf(AbortedError);
  });
  expect(result.current.percent).toBeUndefined();
});
