import type { PetPhoto } from '@hearthside/contract/pet/entry-file';
import { expect, it } from 'vitest';
import { byYear, entryLine, shownEntryFile } from './photo-words';

const photo = (id: number, date: string, more: Partial<PetPhoto> = {}): PetPhoto => ({
  id,
  kind: 'image',
  title: `IMG_${id}.jpg`,
  size: 2048,
  width: 800,
  height: 600,
  url: `/api/files/${id}`,
  previewUrl: null,
  recordId: 1,
  date,
  details: { kind: 'note' },
  description: '',
  ...more,
});

it('photos line up by the year of their entry, as they come', () => {
  const years = byYear([photo(1, '2026-03-01'), photo(2, '2026-01-01'), photo(3, '2024-12-31')]);
  expect(years.map(({ year, photos }) => [year, photos.map(({ id }) => id)])).toEqual([
    ['2026', [1, 2]],
    ['2024', [3]],
  ]);
  expect(byYear([])).toEqual([]);
});

it('a photo says whom it shows, when and why, and a PDF has its name', () => {
  const details = { kind: 'vaccination', product: 'Rabies', batch: '', nextDue: null } as const;
  const entry = { date: '2026-03-01', details, description: 'Was brave.' };
  const { about } = shownEntryFile(photo(1, '2026-03-01'), 'Biscuit', entry);
  expect(about).toBe('Biscuit, Mar 1, 2026: Vaccination: Rabies');
  const paper = { ...photo(2, '2026-03-01'), kind: 'document' as const };
  expect(shownEntryFile(paper, 'Biscuit', entry).about).toBeUndefined();
  expect(shownEntryFile(photo(3, '2026-03-01'), 'Biscuit', photo(3, '2026-03-01')).about).toBe(
    'Biscuit, Mar 1, 2026',
  );
});

it('an entry in a line is its kind with its details, or how a note begins', () => {
  const note = (description: string) => entryLine({ details: { kind: 'note' }, description });
  expect(note('At the lake.\nShe swam.')).toBe('At the lake.');
  expect(note('a'.repeat(100))).toBe(`${'a'.repeat(80)}…`);
  const details = { kind: 'visit', reason: '', clinic: '' } as const;
  expect(entryLine({ details, description: 'x' })).toBe('Visit');
});
