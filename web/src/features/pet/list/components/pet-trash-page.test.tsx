// @vitest-environment jsdom
import { nameTaken } from '@hearthside/contract/pet/fields';
import type { TrashedPet } from '@hearthside/contract/pet/endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { PetTrashPage } from './pet-trash-page';

const nonna: TrashedPet = {
  id: 5,
  name: 'Nonna',
  breed: 'Greyhound',
  ownerFirstName: 'Rosa',
  ownerLastName: 'Marchetti',
  entries: 4,
  documents: 1,
  deletedBy: 'Amara Hale',
  deletedAt: '2026-11-16T12:00:00.000Z',
  erasedAt: '2026-12-16T12:00:00.000Z',
};
let pets: TrashedPet[];
let refusal: string | undefined;

const open = (role: typeof rosa.role = 'pet_owner') => {
  openPortal(
    ({ call }) => {
      if (call === 'GET /api/pet-records/trash') {
        const pagination = { currentPage: 1, totalPages: pets.length, total: pets.length };
        return answer({ pets, pagination });
      }
      if (call === 'POST /api/pet-records/5/restore') {
        if (refusal) return refused('NAME_TAKEN', refusal);
        pets = [];
        return answer(biscuit);
      }
    },
    { ...rosa, role },
  );
  render(
    <DataCache>
      <MemoryRouter>
        <PetTrashPage />
      </MemoryRouter>
    </DataCache>,
  );
};
const restore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Nonna' }));

beforeEach(() => {
  pets = [nonna];
  refusal = undefined;
});
afterEach(closePortal);

it('the trash of pets shows by whom each pet was deleted and until when it stays, and restores it', async () => {
  open();
  expect(await screen.findByText('by Amara Hale')).toBeTruthy();
  expect(screen.getByText('Dec 16, 2026')).toBeTruthy();
  expect(screen.getByText('with 4 entries and 1 document')).toBeTruthy();
  await restore();
  expect(await screen.findByText('No deleted pets.')).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith('Nonna is back');
});

it('the trash of pets says why a pet cannot be restored', async () => {
  refusal = nameTaken('Nonna');
  open();
  await restore();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(nameTaken('Nonna')));
  expect(screen.getByRole('button', { name: 'Restore Nonna' })).toBeTruthy();
});

it('the trash of pets is closed to members who have no pets of their own', () => {
  open('caretaker');
  expect(screen.getByText(/Only a pet’s owner or an admin/)).toBeTruthy();
});
