// @vitest-environment jsdom
import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { TrustHead } from './trust-head';
import { TrustPets } from './trust-pets';

afterEach(cleanup);

const empty: TrustDetail = {
  id: 5,
  name: 'Bella Trust',
  notes: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  people: [],
  peopleTotal: 0,
  inTrash: [],
  pets: [],
  petsTotal: 0,
  petsInTrash: [],
};

const open = (trust: TrustDetail) =>
  render(
    <DataCache>
      <MemoryRouter>
        <TrustHead trust={trust} back="/trusts" />
        <TrustPets trust={trust} />
      </MemoryRouter>
    </DataCache>,
  );

it('a trust whose pets are in the trash names them, leads there, and offers no Delete', () => {
  open({ ...empty, petsInTrash: ['Moss', 'Pip'] });
  const trash = within(screen.getByRole('region', { name: 'In the trash' }));
  expect(trash.getByText('Moss, Pip')).toBeTruthy();
  const link = trash.getByRole('link', { name: 'Open the trash of pets' });
  expect(link.getAttribute('href')).toBe('/pet-records/trash');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('a trust with nobody and nothing, in the trash neither, can be deleted', () => {
  open(empty);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'In the trash' })).toBeNull();
});
