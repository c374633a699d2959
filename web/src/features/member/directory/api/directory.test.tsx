// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import type { DirectoryQuery } from '../../model/directory-query';
import { NO_PLACE } from '../../model/place-query';
import { useDirectory } from './directory';

const asked = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api-client', () => ({ client: () => ({ directory: asked }) }));

afterEach(cleanup);

const query = (role: DirectoryQuery['role'], page = 1): DirectoryQuery => ({
  role,
  page,
  search: '',
  sort: 'name_asc',
  ...NO_PLACE,
});
const answer = (name: string) => ({ members: [{ name }], pagination: { total: 40 } });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('the directory keeps the previous page within a tab, but never in another tab', async () => {
  asked.mockResolvedValueOnce(answer('Sam'));
  const { result, rerender } = renderHook(useDirectory, {
    initialProps: query('caretaker'),
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  await settled();
  expect(result.current.data?.members).toEqual([{ name: 'Sam' }]);

  let arrive = (_: unknown) => undefined as void;
  asked.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  rerender(query('caretaker', 2));
  expect(result.current.data?.members).toEqual([{ name: 'Sam' }]);
  rerender(query('foster'));
  expect(result.current.data).toBeUndefined();
  expect(result.current.isLoading).toBe(true);
  await settled();
  arrive(answer('Lena'));
  await settled();
  expect(result.current.data?.members).toEqual([{ name: 'Lena' }]);
});
