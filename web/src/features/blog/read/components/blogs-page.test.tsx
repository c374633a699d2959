// @vitest-environment jsdom
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { BlogItem } from '@hearthside/contract/blog/shapes';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { listed } from '../../model/test-blog';
import { BlogsPage } from './blogs-page';

let items: BlogItem[];
let asked: Asked[];
let refuses: boolean;
const feed = { url: 'https://portal.example/api/blogs/feed/one' };

beforeEach(() => {
  items = [listed(), listed({ id: 'b'.repeat(24), slug: 'a-will', title: 'A will for two cats' })];
  asked = [];
  refuses = false;
  openPortal((request) => {
    asked.push(request);
    if (request.call === 'GET /api/blogs/feed-address') return answer(feed);
    if (request.call === 'POST /api/blogs/feed-address')
      return answer({ url: 'https://portal.example/api/blogs/feed/two' });
    if (request.call !== 'GET /api/blogs') return undefined;
    if (refuses) return refused('NOT_ALLOWED', 'The shelf is empty');
    const found = request.query.get('tag') === 'Cats' ? [] : items;
    return answer({
      items: found,
      pagination: { total: found.length, page: 1, limit: 9, totalPages: 1 },
      tags: [
        { tag: 'Dogs', count: 2 },
        { tag: 'Cats', count: 1 },
      ],
      categories: [{ category: 'pet_care', count: 2 }],
    });
  });
});
afterEach(closePortal);

function open(at = '/blogs') {
  const router = createMemoryRouter([{ path: '/blogs', element: <BlogsPage /> }], {
    initialEntries: [at],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}
const lists = () => asked.filter(({ call }) => call === 'GET /api/blogs');

it('the page of blogs shows published blogs as cards that link to them', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'First aid for dogs' });
  expect(link.getAttribute('href')).toBe('/blogs/first-aid');
  const card = within(link.closest('article')!);
  for (const fact of ['Pet Care', 'What to do first.', 'Amara Hale', 'Nov 3, 2026', '4 min read'])
    expect(card.getByText(fact)).toBeTruthy();
  expect(screen.getByText('2 blogs')).toBeTruthy();
  expect(lists()[0]?.query.get('limit')).toBe('9');
});

it('the page of blogs filters by category and tag, and offers to show all if none match', async () => {
  const router = open('/blogs?category=pet_care');
  expect(await screen.findByRole('link', { name: /^Pet Care ?2/ })).toBeTruthy();
  // The counts are for all categories.
  fireEvent.click(await screen.findByRole('button', { name: 'Cats' }));
  expect(await screen.findByText(BLOG_TEXTS.none)).toBeTruthy();
  expect(router.state.location.search).toBe('?category=pet_care&tag=Cats');
  expect([...lists().at(-1)!.query]).toEqual(
    expect.arrayContaining([
      ['category', 'pet_care'],
      ['tag', 'Cats'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'Pet Care' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all blogs' }));
  expect(await screen.findByRole('link', { name: 'First aid for dogs' })).toBeTruthy();
});

it('the page of blogs says that blogs could not be fetched, and why', async () => {
  refuses = true;
  open();
  expect(await screen.findByText(BLOG_TEXTS.fetchFailed)).toBeTruthy();
  expect(screen.getByText('The shelf is empty')).toBeTruthy();
  refuses = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'First aid for dogs' })).toBeTruthy();
});

it('the page of blogs shows the member’s feed address, copies it, and creates a new one after asking', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'RSS feed' }));
  expect(await screen.findByDisplayValue(feed.url)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(feed.url);
  fireEvent.click(screen.getByRole('button', { name: 'New address' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await screen.findByDisplayValue(/feed\/two$/)).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith('Your RSS feed has a new address');
});
