import type { LibraryItem } from '@hearthside/contract/library/shapes';

/** A PDF in Forms, for tests. */
export const testItem = (id: number, more: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  kind: 'document',
  type: 'form',
  title: `Item ${id}`,
  description: 'About it',
  category: 'pet_care',
  tag: null,
  privacy: 'public',
  section: 'forms',
  guideOrReference: false,
  folder: null,
  url: `/api/files/f${id}?expires=1`,
  page: `/library/items/${id}`,
  external: false,
  mime: 'application/pdf',
  size: 2048,
  fileName: `item-${id}.pdf`,
  thumbnailUrl: null,
  duration: null,
  created_at: '2026-11-12T12:00:00.000Z',
  updated_at: '2026-11-13T12:00:00.000Z',
  revision: '1',
  blog: null,
  ...more,
});
