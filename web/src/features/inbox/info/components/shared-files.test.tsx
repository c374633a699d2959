// @vitest-environment jsdom
import type { SharedFile } from '@hearthside/contract/inbox/file';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { SharedFilesList } from './shared-files';

const PAGE = 2;
const shared = (id: number, kind: SharedFile['kind'], owned = false): SharedFile => ({
  id,
  kind,
  title: `File ${id}`,
  mime: 'x/y',
  size: 2048,
  width: null,
  height: null,
  url: `/api/files/f${id}`,
  previewUrl: null,
  createdAt: `2026-03-0${id}T12:00:00Z`,
  owned,
  messageId: id,
});
let all: SharedFile[];
let asked: Asked[];
let away: boolean;
beforeEach(() => {
  all = [];
  asked = [];
  away = false;
  openPortal((request) => {
    if (request.call !== 'GET /api/inbox/chats/5/files') return undefined;
    asked.push(request);
    if (away) return noAnswer();
    const before = Number(request.query.get('before') ?? Infinity);
    const found = all.filter(({ id, kind }) => id < before && kind === request.query.get('kind'));
    return answer({ files: found.slice(0, PAGE), hasMore: found.length > PAGE });
  });
});
afterEach(closePortal);
/** Sets the links of all files to be valid until then, in milliseconds since 1970. */
const linksTo = (end: number) =>
  all.forEach((file) => (file.url = `/api/files/f${file.id}?expires=${Math.floor(end / 1000)}`));
const MINUTE = 60_000;
const open = (kind: SharedFile['kind']) =>
  render(
    <DataCache>
      <SharedFilesList chatId={5} kind={kind} />
    </DataCache>,
  );
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('the list of shared files shows each file with its day, and which the viewer has sent', async () => {
  all = [shared(4, 'document', true), shared(3, 'document'), shared(2, 'image')];
  open('document');
  await screen.findByText('File 4');
  expect(rows()).toEqual([
    'Open PDF File 4 Mar 4, 2026 · Sent by you',
    'Open PDF File 3 Mar 3, 2026',
  ]);
});

it('the list of shared files shows pictures as tiles, loads more on demand, and shows all of them in the preview', async () => {
  all = [shared(4, 'image'), shared(3, 'image', true), shared(1, 'image')];
  open('image');
  await screen.findByText('Mar 4, 2026');
  expect(rows()).toEqual(['Mar 4, 2026', 'Mar 3, 2026Sent by you']);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Mar 1, 2026');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.at(-1)?.query.get('before')).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'Open picture File 3' }));
  expect(within(await screen.findByRole('dialog')).getByText(/2 of 3/)).toBeTruthy();
});

it('the list of shared files is requested again when it is opened again, and stays on screen meanwhile', async () => {
  all = [shared(3, 'document')];
  const list = (isOpen: boolean) => (
    <DataCache>{isOpen && <SharedFilesList chatId={5} kind="document" />}</DataCache>
  );
  const { rerender } = render(list(true));
  await screen.findByText('File 3');
  rerender(list(false));
  all = [shared(4, 'document'), shared(3, 'document')];
  rerender(list(true));
  expect(screen.getByText('File 3')).toBeTruthy();
  expect(await screen.findByText('File 4')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

it('the list of shared files says that there is nothing yet', async () => {
  open('video');
  expect(await screen.findByText('No videos in this chat yet')).toBeTruthy();
});

it('the list of shared files requests new links for every page before the first one expires, but not repeatedly', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    all = [shared(4, 'image'), shared(3, 'image'), shared(1, 'image')];
    linksTo(Date.now() + 10 * MINUTE);
    open('image');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Mar 1, 2026');
    vi.advanceTimersByTime(4 * MINUTE);
    expect(asked).toHaveLength(2);
    // These seem expired at once, but links are requested at most once a minute.
    linksTo(Date.now());
    vi.advanceTimersByTime(1.5 * MINUTE);
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    await new Promise((done) => setTimeout(done, 100));
    expect(asked).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});

it('a shared picture is retried with a new link', async () => {
  all = [shared(4, 'image')];
  linksTo(Date.now() + 10 * MINUTE);
  open('image');
  fireEvent.click(await screen.findByRole('button', { name: 'Open picture File 4' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.error(dialog.getByRole('img', { name: 'File 4' }));
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  linksTo(Date.now() + 20 * MINUTE);
  fireEvent.click(retry);
  await vi.waitFor(() =>
    expect(dialog.getByRole('img', { name: 'File 4' }).getAttribute('src')).toBe(all[0]?.url),
  );
});

it('the list of shared files says why nothing could be loaded, with Retry', async () => {
  away = true;
  open('image');
  await screen.findByText('Failed to fetch chat files');
  away = false;
  all = [shared(1, 'image')];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(screen.getByText('Mar 1, 2026')).toBeTruthy());
});
