// @vitest-environment jsdom
import { userEndpoints } from '@hearthside/contract/member/users';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AbortedError, ServerUnavailableError } from '../api/api-error';
import { downloadRows, type DownloadProgress } from './download';
import { session } from '../session/session';
import { rosa, TEST_KEY } from '../session/test-tabs';
import { refused } from '@/testing/refused';

const network = vi.fn<typeof fetch>();
const opened = (accessToken: string) => ({
  accessToken,
  expiresIn: 600,
  me: rosa,
  storageKey: TEST_KEY,
});
const { exportList } = userEndpoints;

/** An answer whose body arrives in these pieces. */
function csv(pieces: string[], headers: Record<string, string> = { 'X-Rows': '3' }) {
  const body = new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  return new Response(body, { headers });
}

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  session.open(opened('first'));
});
afterEach(() => session.close());

it('a download sends the filters and reports how much has arrived', async () => {
  network.mockResolvedValueOnce(csv(['First name\r\nRo', 'sa\r\nTheo\r', '\nAda\r\n']));
  const heard: DownloadProgress[] = [];
  const { file, rows } = await downloadRows(
    exportList,
    { search: 'a b', role: 'foster', sort: 'name_desc' },
    { onProgress: (progress) => heard.push(progress) },
  );
  expect(network.mock.calls[0]?.[0]).toBe(
    '/api/users/export?search=a+b&sort=name_desc&role=foster',
  );
  expect(heard.map(({ rows, total }) => `${rows}/${total}`)).toEqual(['0/3', '0/3', '1/3', '3/3']);
  expect(rows).toBe(3);
  expect(file.size).toBe('First name\r\nRosa\r\nTheo\r\nAda\r\n'.length);
});

it('a download knows no total if the server sends none', async () => {
  network.mockResolvedValueOnce(csv(['First name\r\nRosa\r\n'], {}));
  const heard: DownloadProgress[] = [];
  await downloadRows(exportList, {}, { onProgress: (progress) => heard.push(progress) });
  expect(heard.at(-1)).toEqual({ rows: 1, total: undefined });
});

it('a download renews the session once', async () => {
  network
    .mockReturnValueOnce(refused('SIGNED_OUT', 'Ended'))
    .mockResolvedValueOnce(new Response(JSON.stringify(opened('second'))))
    .mockResolvedValueOnce(csv(['First name\r\n']));
  await expect(downloadRows(exportList, {})).resolves.toMatchObject({ rows: 0 });
  expect(network).toHaveBeenCalledTimes(3);
});

it('a download says why it was refused, that the server is away, or that it was canceled', async () => {
  network.mockReturnValueOnce(refused('NOT_ALLOWED', 'No'));
  await expect(downloadRows(exportList, {})).rejects.toMatchObject({ message: 'No' });
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(downloadRows(exportList, {})).rejects.toBeInstanceOf(ServerUnavailableError);
  network.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await expect(downloadRows(exportList, {})).rejects.toBeInstanceOf(AbortedError);
});
