// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setShared } from '@/lib/drafts/draft-owner';
import { closePortal, noAnswer } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { storedSheets } from '../api/sheet-store';
import { KEPT_TEXTS } from '../model/sheet-choice';
import { closeDevice, openDevice } from '../test-device';
import { AskToKeep } from './ask-to-keep';

beforeEach(openDevice);
afterEach(() => {
  setShared(false);
  closeDevice();
  closePortal();
});

const show = (pet = biscuit) =>
  render(
    <MemoryRouter>
      <AskToKeep detail={pet} />
    </MemoryRouter>,
  );
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('a member who allows it has the sheets on the device, and is not asked again', async () => {
  show();
  press('Keep on this device');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(KEPT_TEXTS.kept));
  expect((await storedSheets()).map(({ detail }) => detail.pet.name)).toEqual(['Biscuit']);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a member who does not want it has nothing on the device, and is not asked again', async () => {
  show();
  press('No, thanks');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await storedSheets()).toEqual([]);
  cleanup();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a member sees it if the sheets could not be fetched, and can try again', async () => {
  show();
  vi.stubGlobal('fetch', noAnswer);
  press('Keep on this device');
  expect((await screen.findByRole('alert')).textContent).toContain(KEPT_TEXTS.notRead);
  expect(screen.getByRole('button', { name: 'Keep on this device' })).toBeTruthy();
  expect(await storedSheets()).toEqual([]);
});

it('a member sees it if the browser did not store them', async () => {
  show();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not in private windows', 'SecurityError');
    },
  });
  press('Keep on this device');
  expect((await screen.findByRole('alert')).textContent).toBe(KEPT_TEXTS.notStored);
});

it('nobody is asked about somebody else’s pet, and nobody on a shared computer', () => {
  const { pet, careTeam } = biscuit;
  show({ ...biscuit, pet: { ...pet, ownerId: 99 } });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const team = careTeam.map((member) => ({ ...member, userId: 7 }));
  show({ ...biscuit, pet: { ...pet, ownerId: 99 }, careTeam: team });
  expect(screen.getByRole('button', { name: 'Keep on this device' })).toBeTruthy();
  cleanup();
  setShared(true);
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
