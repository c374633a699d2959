// @vitest-environment jsdom
import type { PetPhoto } from '@hearthside/contract/pet/entry-file';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { PetPhotos } from './pet-photos';

const photo = (id: number, date: string): PetPhoto => ({
  id,
  kind: 'image',
  title: `IMG_${id}.jpg`,
  size: 2048,
  width: 800,
  height: 600,
  url: `/api/files/f${id}?expires=1`,
  previewUrl: `/api/files/v${id}?expires=1`,
  recordId: id,
  date,
  details: { kind: 'note' },
  description: `Walk ${id}`,
});
let all: PetPhoto[];
beforeEach(() => {
  all = [photo(3, '2026-03-01'), photo(2, '2026-01-01'), photo(1, '2024-12-31')];
  openPortal(({ call, query }) => {
    if (call !== 'GET /api/pet-records/5/photos') return;
    const page = Number(query.get('page'));
    const pagination = { currentPage: page, totalPages: 1, total: all.length };
    return answer({ photos: all, pagination });
  });
});
afterEach(closePortal);

const open = (mayWrite = true) =>
  render(
    <DataCache>
      <PetPhotos pet={{ id: 5, name: 'Biscuit' }} mayWrite={mayWrite} />
    </DataCache>,
  );

it('the photos of a pet are grouped by year, each with its day and its entry', async () => {
  open();
  const of2026 = within(await screen.findByRole('region', { name: 'Photos of 2026' }));
  expect(of2026.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Open photo: Biscuit, Mar 1, 2026: Walk 3',
    'Open photo: Biscuit, Jan 1, 2026: Walk 2',
  ]);
  expect(screen.getByRole('region', { name: 'Photos of 2024' })).toBeTruthy();
});

it('a photo opens in a viewer that goes on to the next by keys, and says what it shows', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /Walk 2$/ }));
  const viewer = within(await screen.findByRole('dialog'));
  const heading = () => viewer.getByRole('heading').textContent;
  expect(heading()).toBe('Biscuit, Jan 1, 2026: Walk 2');
  expect(viewer.getByAltText('Biscuit, Jan 1, 2026: Walk 2')).toBeTruthy();
  fireEvent.keyDown(viewer.getByRole('heading'), { key: 'ArrowRight' });
  await vi.waitFor(() => expect(heading()).toBe('Biscuit, Dec 31, 2024: Walk 1'));
  fireEvent.click(viewer.getByRole('button', { name: 'Previous' }));
  fireEvent.click(viewer.getByRole('button', { name: 'Previous' }));
  await vi.waitFor(() => expect(heading()).toBe('Biscuit, Mar 1, 2026: Walk 3'));
});

it('a pet without photos shows how to add one, if the viewer may add any', async () => {
  all = [];
  const { unmount } = open();
  await screen.findByText(/Add photos to a record entry/);
  unmount();
  open(false);
  await screen.findByText(/Photos added to record entries/);
});
