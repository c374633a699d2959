// @vitest-environment jsdom
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { BlogWhole } from '@hearthside/contract/blog/shapes';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { listed, said, whole } from '../../model/test-blog';
import { BlogPage } from './blog-page';
import { BlogPreviewPage } from './blog-preview-page';

afterEach(closePortal);

const picture = '/api/files/paw.jpg?expires=1&signature=x';
const article = whole({
  publishedAt: '2026-11-07T12:00:00.000Z',
  readingTime: 6,
  coverImage: '/api/files/cover.jpg?expires=1&signature=x',
  coverAlt: 'A dog in the grass',
  content: said({
    paragraphs: [
      { content: '<h1>Calm</h1><p>Stay <strong>calm</strong>.</p>', file: null },
      { content: '', file: picture, fileName: 'sore_paw.jpg' },
      {
        content: '',
        file: '/api/files/list.pdf?expires=1&reader=7&signature=y',
        fileName: 'List.pdf',
      },
    ],
    videoUrls: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://example.org/none'],
  }),
});

function open(
  blog: BlogWhole | null,
  at = '/blogs/first-aid',
  more: Parameters<typeof openPortal>[0] = () => undefined,
) {
  openPortal((asked) => {
    const said = more(asked);
    if (said) return said;
    const { call } = asked;
    if (call === 'GET /api/files/list.pdf') return refused('NOT_FOUND', 'Gone');
    if (call === 'GET /api/files/paw.jpg') return refused('NOT_FOUND', 'Gone');
    if (call === 'GET /api/files/cover.jpg') return refused('UNAVAILABLE', 'Away');
    if (blog === null) return refused('NOT_FOUND', 'Not found');
    if (call === 'GET /api/blogs/read/first-aid')
      return answer({ blog, related: [listed({ slug: 'other', title: 'Another one' })] });
    if (call === `GET /api/blogs/preview/${blog.id}`) return answer({ blog });
  });
  const router = createMemoryRouter(
    [
      { path: '/blogs/:slug', element: <BlogPage /> },
      { path: '/preview/blog/:id', element: <BlogPreviewPage /> },
    ],
    { initialEntries: [at] },
  );
  return render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
}

it('the blog page shows text, pictures, files, videos after a press on play, tags and related blogs', async () => {
  const { container } = open(article);
  expect(await screen.findByText('Before the vet comes')).toBeTruthy();
  // The page's own h1 is the title.
  expect(screen.getByRole('heading', { name: 'Calm', level: 2 })).toBeTruthy();
  for (const fact of [/By Amara Hale/, /Nov 7, 2026/, /6 min read/])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByAltText('A dog in the grass')).toBeTruthy();
  expect(screen.getAllByText(BLOG_TEXTS.imageLoading)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Download List.pdf' })).toBeTruthy();
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Play: Video of/ }));
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(
    '/player/youtube/dQw4w9WgXcQ',
  );
  expect(screen.getByRole('link', { name: 'Dogs' }).getAttribute('href')).toBe('/blogs?tag=Dogs');
  expect(screen.getByRole('link', { name: 'Another one' })).toBeTruthy();
});

it('the blog page says which picture is gone, which only failed to load, and that a download failed', async () => {
  open(article);
  fireEvent.error(await screen.findByAltText('sore paw'));
  expect(await screen.findByText(BLOG_TEXTS.imageMissing)).toBeTruthy();
  fireEvent.error(screen.getByAltText('A dog in the grass'));
  expect(await screen.findByText(BLOG_TEXTS.imageFailed)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.load(await screen.findByAltText('A dog in the grass'));
  expect(screen.queryByText(BLOG_TEXTS.imageLoading)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download List.pdf' }));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(BLOG_TEXTS.downloadFailed));
});

it('the blog page requests a valid link, and downloads the file with all of its parameters', async () => {
  const fresh = whole({
    ...article,
    content: article.content.replace('list.pdf?expires=1', 'list.pdf?expires=2'),
  });
  let read = 0;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:list';
  open(article, '/blogs/first-aid', ({ call, query }) => {
    if (call === 'GET /api/blogs/read/first-aid')
      return answer({ blog: (read += 1) === 1 ? article : fresh, related: [] });
    if (call === 'GET /api/files/list.pdf' && `${query}` === 'expires=2&reader=7&signature=y')
      return Promise.resolve(new Response('%PDF'));
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download List.pdf' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect([read, vi.mocked(toast.error).mock.calls]).toEqual([2, []]);
});

it('the blog page says that the stored content can’t be read, or that there is no such blog', async () => {
  open(whole({ content: '{"paragraphs":' }));
  expect(await screen.findByText(BLOG_TEXTS.unreadable)).toBeTruthy();
  closePortal();
  open(null);
  expect(await screen.findByText(/There is no blog at this address/)).toBeTruthy();
});

it('the blog page prints the article on a separate sheet', async () => {
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  const fonts = { ready: Promise.resolve() };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  open(article);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  const sheet = document.querySelector('.print-sheet');
  expect(sheet?.textContent).toContain('File in the portal: List.pdf');
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('the preview page shows a draft at a signed address, and says when the address has expired', async () => {
  const at = `/preview/blog/${article.id}?expires=1&signature=${'x'.repeat(24)}`;
  open(whole({ content: said({ paragraphs: [] }) }), at);
  expect(await screen.findByRole('heading', { name: article.title, level: 1 })).toBeTruthy();
  expect(screen.getByText(BLOG_TEXTS.nothingToPreview)).toBeTruthy();
  closePortal();
  open(null, at);
  expect(await screen.findByText('This preview has expired.')).toBeTruthy();
});
