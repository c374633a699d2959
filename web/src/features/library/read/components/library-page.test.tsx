// @vitest-environment jsdom
import type { FoundItem, LibraryFolder } from '@hearthside/contract/library/shapes';
import type { Me } from '@hearthside/contract/member/me';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as saving from '@/lib/files/download-save';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testItem } from '../../model/test-item';
import { LibraryPage } from './library-page';

let items: FoundItem[];
let also: string[];
let meant: string | null;
let folders: LibraryFolder[];
let loose: number;
let file: Promise<Response>;
let asked: Asked[];

beforeEach(() => {
  items = [testItem(1, { title: 'Foster agreement' })];
  also = [];
  meant = null;
  folders = [{ id: '7', name: 'Agreements', description: '', fileCount: 1 }];
  loose = 0;
  file = Promise.resolve(new Response('bytes'));
  asked = [];
});
afterEach(closePortal);

const open = (at = '/library', role: Me['role'] = 'pet_owner') => {
  openPortal(
    (request) => {
      asked.push(request);
      if (request.call === 'GET /api/library/folders') return answer({ folders, loose });
      if (request.call === 'GET /api/library/all') {
        const pagination = { currentPage: 1, totalPages: 1, total: items.length };
        return answer({ items, pagination, also, meant });
      }
      if (request.call.endsWith('/file')) return file;
    },
    { ...rosa, role },
  );
  const routes = [
    { path: '/library', element: <LibraryPage /> },
    { path: '/library/items/:id', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
};
it('the library page lists what was added since a day, newest first, from all of its tabs', async () => {
  items = [testItem(2, { title: 'Trust law' }), ...items];
  open('/library?since=2026-10-21', 'attorney');
  const heading = await screen.findByRole('heading', { name: 'New since Oct 21, 2026' });
  expect(heading.parentElement?.textContent).toContain('2 files');
  const query = Object.fromEntries(lists().at(-1)?.query ?? []);
  expect(query).toMatchObject({ since: '2026-10-21', sortBy: 'created_at', sortOrder: 'desc' });
  expect(query).not.toHaveProperty('section');
  expect(screen.getByRole('link', { name: /Trust law/ })).toBeTruthy();
});

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the library' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const lists = () => asked.filter(({ call }) => call === 'GET /api/library/all');

it('the library page has the tabs of a reader, and for an attorney a single one with the categories as folders', async () => {
  open();
  expect(tabs()).toEqual([
    'Forms',
    'Pet Care',
    'Professional Development',
    'Guides & References',
    'Videos',
    'Applications',
  ]);
  closePortal();
  open('/library?tab=forms', 'attorney');
  expect(tabs()).toEqual(['Attorneys']);
  await screen.findByRole('link', { name: /Agreements/ });
  expect(asked.at(-1)?.query.get('section')).toBe('attorneys');
});

it('the library page shows folders with their counts, opens one, and links to a file’s page', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('link', { name: 'Agreements1 file' }));
  expect(await screen.findByRole('heading', { name: 'Agreements' })).toBeTruthy();
  const file = await screen.findByRole('link', { name: 'Foster agreement' });
  expect(Object.fromEntries(lists()[0]!.query)).toMatchObject({ section: 'forms', folder: '7' });
  const row = within(file.closest('tr')!);
  expect(row.getByText('Nov 12, 2026')).toBeTruthy();
  fireEvent.click(file);
  expect(router.state.location.pathname).toBe('/library/items/1');
  expect(router.state.location.state).toEqual({ list: '/library?tab=forms&folder=7' });
});

it('the library page shows below the folders the items that are in none', async () => {
  loose = 1;
  open();
  expect(await screen.findByRole('heading', { name: 'Other files' })).toBeTruthy();
  expect(lists()[0]!.query.get('folder')).toBe('none');
});

it('the library page also shows an attorney what is in none of the categories', async () => {
  loose = 1;
  open('/library', 'attorney');
  expect(await screen.findByRole('heading', { name: 'Other files' })).toBeTruthy();
});

it('the library page starts the videos with the three latest', async () => {
  items = Array.from({ length: 9 }, (_, at) =>
    testItem(at + 1, { kind: 'video', title: `Film ${at + 1}` }),
  );
  open('/library?tab=videos');
  const recent = within(await screen.findByRole('region', { name: 'Recently Added' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Film 1',
    'Film 2',
    'Film 3',
  ]);
  const more = within(screen.getByRole('region', { name: 'More Videos' }));
  expect(more.getAllByRole('link')).toHaveLength(6);
  expect(lists()[0]!.query.get('limit')).toBe('9');
});

it('the library page filters a tab by videos and guides', async () => {
  folders = [];
  open('/library?tab=pet_care');
  fireEvent.click(await screen.findByRole('link', { name: 'Guides and References' }));
  await screen.findByRole('region', { name: 'Recently Added' });
  expect(Object.fromEntries(lists().at(-1)!.query)).toMatchObject({
    section: 'pet_care',
    guideOrReference: 'true',
  });
});

it('the library page saves a file, and links to a film from another site, which has none', async () => {
  const url = 'https://vimeo.com/76979871';
  const film = { kind: 'video', external: true, url, title: 'Away' } as const;
  items = [testItem(1, { title: 'Here' }), testItem(2, film)];
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  open('/library?search=e');
  fireEvent.click(await screen.findByRole('button', { name: 'Download Here' }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'item-1.pdf'));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('File prepared successfully'));
  const away = screen.getByRole('link', { name: 'Watch Away at Vimeo' });
  expect(away.getAttribute('href')).toBe(url);
  expect(screen.queryByRole('button', { name: 'Download Away' })).toBeNull();
});

it.each([
  [refused('NOT_FOUND', 'The file is away.'), 'Failed to download: The file is away.'],
  [
    Promise.resolve(new Response('no', { status: 403 })),
    'Failed to download: HTTP error! status: 403',
  ],
])('the library page says why a file could not be saved', async (refusal, reason) => {
  items = [testItem(1, { title: 'Here' })];
  file = refusal;
  open('/library?search=e');
  fireEvent.click(await screen.findByRole('button', { name: 'Download Here' }));
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Failed to prepare file', reason),
  );
});

it('the library page plays a film from another site only after a press on play', async () => {
  const url = 'https://vimeo.com/76979871';
  items = [testItem(2, { kind: 'video', external: true, url, title: 'Away' })];
  open('/library?search=e');
  fireEvent.click(await screen.findByRole('button', { name: 'Play Away' }));
  const viewer = await screen.findByRole('dialog');
  expect(viewer.querySelector('iframe, img')).toBeNull();
  fireEvent.click(within(viewer).getByRole('button', { name: 'Play: Away' }));
  expect(viewer.querySelector('iframe')?.getAttribute('src')).toBe('/player/vimeo/76979871');
});

it('the library page says that a search finds nothing, and can clear it', async () => {
  items = [];
  const router = open('/library?search=zebra');
  expect(await screen.findByText('Nothing in the library matches “zebra”.')).toBeTruthy();
  fireEvent.click(screen.getByText('Clear search'));
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the library page has the best match first in a search, with the typed words marked', async () => {
  const foundAt = '/library/items/1#page=3';
  items = [testItem(1, { title: 'Vet bills', snippet: 'Page 3: the clinic of a vet', foundAt })];
  also = ['clinic'];
  const router = open('/library?search=vet');
  const file = await screen.findByRole('link', { name: 'Vet bills' });
  expect(lists()[0]!.query.get('sortBy')).toBeNull();
  expect(screen.getByText('1 item in the whole library, best match first')).toBeTruthy();
  expect(screen.getByText('Also searched for: clinic')).toBeTruthy();
  const marks = [...file.closest('tr')!.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Vet', 'clinic', 'vet']);
  expect(file.getAttribute('href')).toBe(foundAt);
  fireEvent.click(screen.getByRole('button', { name: 'Date added' }));
  await vi.waitFor(() => expect(lists().at(-1)!.query.get('sortBy')).toBe('created_at'));
  fireEvent.click(await screen.findByRole('button', { name: 'Sort by best match' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=vet'));
  // The button is gone, and the focus is where it says what it has changed.
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe(
      '1 item in the whole library, best match first',
    ),
  );
});

it('the library page can search for the typed words alone, until something else is typed', async () => {
  items = [testItem(1, { title: 'Cats' })];
  also = ['pet', 'dog'];
  const router = open('/library?search=cat');
  fireEvent.click(await screen.findByRole('button', { name: 'Search only for “cat”' }));
  await vi.waitFor(() => expect(lists().at(-1)!.query.get('exactly')).toBe('true'));
  expect(await screen.findByText('Searched only for “cat”')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^1 item in/);
  fireEvent.click(screen.getByRole('button', { name: 'Include similar words' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=cat'));
  expect(document.activeElement?.textContent).toMatch(/^1 item in/);
  await router.navigate('/library?search=cat&exactly=true');
  const box = screen.getByRole('searchbox', { name: 'Search the library' });
  fireEvent.change(box, { target: { value: 'cats' } });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=cats'));
});

it('the library page says for what it searched instead of a mistyped word', async () => {
  meant = 'veterinarian';
  open('/library?search=vetreinarian');
  const said = 'Nothing matches “vetreinarian”. Showing what matches veterinarian.';
  await vi.waitFor(() =>
    expect(screen.getByText(/Showing what/, { selector: 'p' }).textContent).toBe(said),
  );
});

it('a search for the typed words alone that finds nothing leads back to similar ones', async () => {
  items = [];
  const router = open('/library?search=catt&exactly=true');
  fireEvent.click(await screen.findByRole('button', { name: 'Include similar words' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=catt'));
});
