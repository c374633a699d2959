// @vitest-environment jsdom
import { CARE_TEXTS } from '@hearthside/contract/pet/care';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import {
  box,
  openPetPage,
  petServer,
  press,
  type,
  type PetServer,
} from '../../profile/components/test-pet-page';

// These have their own tests.
vi.mock('../../records/components/pet-entries', () => ({ PetEntries: () => null }));
vi.mock('../../records/components/pet-documents', () => ({ PetDocuments: () => null }));

let server: PetServer;
let dialog: HTMLElement;
beforeEach(async () => {
  server = petServer();
  openPetPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Service Providers' }));
  dialog = await screen.findByRole('dialog', { name: 'Service Providers' });
});
afterEach(closePortal);

const row = (name: string) => within(dialog).getByRole('group', { name, hidden: true });

it('the providers dialog lists attorney and veterinarian even if there is none', () => {
  expect(within(dialog).getByText('No attorney yet')).toBeTruthy();
  expect(within(dialog).getByText('No veterinarian yet')).toBeTruthy();
  expect(within(dialog).getByText('Clip Joint')).toBeTruthy();
});

it('the providers dialog adds, changes and saves providers', async () => {
  press('Edit', dialog);
  type('Name', 'Ann Lee', row('Attorney'));
  press('Add a service provider', dialog);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Dog walker' }));
  await vi.waitFor(() => expect(row('Dog walker')).toBeTruthy());
  type('Phone', '5035550100', row('Dog walker'));
  press('Save', dialog);
  expect(await within(dialog).findByText(CARE_TEXTS.required)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(box('Name', row('Dog walker'))));
  expect(server.saves).toEqual([]);

  type('Name', 'Walkies', row('Dog walker'));
  press('Remove the groomer Clip Joint', dialog);
  press('Save', dialog);
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(CARE_TEXTS.providersSaved));
  expect(server.saves).toMatchObject([
    {
      revision: '1',
      serviceProviders: [
        { serviceRole: 'attorney', firstName: 'Ann', lastName: 'Lee' },
        { serviceRole: 'dog_walker', firstName: 'Walkies', phoneNumber: '15035550100' },
      ],
    },
  ]);
  expect(await within(dialog).findByRole('button', { name: 'Edit' })).toBeTruthy();
});

it('the providers dialog continues after a reload, until the edit is discarded', async () => {
  press('Edit', dialog);
  type('Name', 'Ann Lee', row('Attorney'));
  await vi.waitFor(() => expect(storedDraftCount()).toBe(1));
  cleanup();

  openPetPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Service Providers' }));
  dialog = await screen.findByRole('dialog', { name: 'Service Providers' });
  press('Edit', dialog);
  expect(box('Name', row('Attorney')).value).toBe('Ann Lee');
  press('Cancel', dialog);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(storedDraftCount()).toBe(0));
});

it('the providers dialog asks before closing loses what was typed', async () => {
  press('Edit', dialog);
  type('Name', 'Ann Lee', row('Attorney'));
  press('Close', dialog);
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  press('Keep editing', question);
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Name', row('Attorney')).value).toBe('Ann Lee');
});

it('the providers dialog keeps what was typed after a failure and after somebody else’s save', async () => {
  press('Edit', dialog);
  type('Name', 'Ann Lee', row('Attorney'));
  const [groomer] = biscuit.serviceProviders;
  const theirs = [{ ...groomer!, lastName: 'Palace' }];
  server.detail = () => answer({ ...biscuit, serviceProviders: theirs, revision: '2' });
  server.save = () => refused('CHANGED_MEANWHILE', 'Changed while you were editing');
  press('Save', dialog);
  expect(await within(dialog).findByText('Changed while you were editing')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledWith(CARE_TEXTS.providersSaveFailed);
  expect(await within(dialog).findByText(/Clip Palace, /)).toBeTruthy();
  server.save = () => answer({ ...biscuit, revision: '3' });
  press('Keep mine', dialog);
  press('Save', dialog);
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(CARE_TEXTS.providersSaved));
  expect(server.saves[1]).toMatchObject({
    revision: '2',
    serviceProviders: [{ firstName: 'Ann' }, { id: 41, lastName: 'Joint' }],
  });
});
