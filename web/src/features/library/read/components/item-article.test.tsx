// @vitest-environment jsdom
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { closePortal, openPortal } from '@/testing/portal';
import { testItem } from '../../model/test-item';
import { ItemArticle } from './item-article';

afterEach(() => {
  closePortal();
  vi.unstubAllGlobals();
});

const show = (item: LibraryItem, showsPdfs = true) => {
  openPortal(({ call }) =>
    call === 'GET /api/download' ? Promise.resolve(new Response('%PDF-')) : undefined,
  );
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: showsPdfs });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  const element = <ItemArticle item={item} onRenew={() => undefined} />;
  render(
    <DataCache>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </DataCache>,
  );
};
const ways = () => screen.getAllByText('Open in new tab');

it('an item’s article shows a PDF in its place, and once a way to open it in a tab of its own', async () => {
  show(testItem(1, { title: 'Agreement' }));
  expect((await screen.findByTitle('Agreement')).getAttribute('src')).toBe('blob:made');
  expect(ways()).toHaveLength(1);
});

it('an item’s article offers the tab once where the browser shows no PDFs, and for a picture', () => {
  show(testItem(1), false);
  expect(ways()).toHaveLength(1);
  closePortal();
  show(testItem(2, { kind: 'image', mime: 'image/png' }));
  expect(ways()).toHaveLength(1);
});

it('an item’s article says that a pasted address can’t be made out', () => {
  show(testItem(1, { kind: 'video', external: true, url: 'https://example.org/' }));
  expect(screen.getByText('Failed to process video URL')).toBeTruthy();
});
