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

const show = (item: LibraryItem, showsPdfs = true, address = '/') => {
  openPortal(({ call }) =>
    call === 'GET /api/download' ? Promise.resolve(new Response('%PDF-')) : undefined,
  );
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: showsPdfs });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  const element = <ItemArticle item={item} onRenew={() => undefined} />;
  render(
    <DataCache>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })}
      />
    </DataCache>,
  );
};
const ways = () => screen.getAllByText('Open in new tab');

it('an item’s article shows a PDF in place, and a single way to open it in a new tab', async () => {
  show(testItem(1, { title: 'Agreement' }));
  expect((await screen.findByTitle('Agreement')).getAttribute('src')).toBe('blob:made');
  expect(ways()).toHaveLength(1);
});

it('an item’s article opens a PDF at the page that its address names, and says so if it can’t be shown', async () => {
  show(testItem(1, { title: 'Agreement' }), true, '/#page=3');
  expect((await screen.findByTitle('Agreement')).getAttribute('src')).toBe('blob:made#page=3');
  closePortal();
  show(testItem(1), false, '/#page=3');
  expect(screen.getByText(/see page 3/)).toBeTruthy();
  closePortal();
  show(testItem(1, { title: 'Deed' }), true, '/#page=0x3');
  expect((await screen.findByTitle('Deed')).getAttribute('src')).toBe('blob:made');
});

it('an item’s article offers a new tab once for a picture, and for a PDF if the browser can’t show one', () => {
  show(testItem(1), false);
  expect(ways()).toHaveLength(1);
  closePortal();
  show(testItem(2, { kind: 'image', mime: 'image/png' }));
  expect(ways()).toHaveLength(1);
});

it('an item’s article says that a pasted address is not recognized', () => {
  show(testItem(1, { kind: 'video', external: true, url: 'https://example.org/' }));
  expect(screen.getByText('Failed to process video URL')).toBeTruthy();
});
