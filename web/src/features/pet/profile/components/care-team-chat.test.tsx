// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { petChats } from '@/features/inbox';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { openPetPage, petServer } from './test-pet-page';

// What the button fetches when it is pressed.
beforeAll(() => petChats(), 120_000);
afterEach(() => {
  closePortal();
  vi.restoreAllMocks();
});

const PATIENCE = { timeout: 10_000 };
const button = () => screen.findByRole('button', { name: 'Care team chat' }, PATIENCE);

it('the owner opens the chat of the care team from the pet’s page', async () => {
  petServer();
  const router = openPetPage();
  fireEvent.click(await button());
  expect(await screen.findByText('The chat', {}, PATIENCE)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/inbox/31');
});

it('a refusal is shown, and the page stays', async () => {
  const told = vi.spyOn(toast, 'error');
  const why = 'Only admins and people who care for this animal can open its chat.';
  petServer().careTeamChat = () => refused('NOT_ALLOWED', why);
  openPetPage();
  fireEvent.click(await button());
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(why), PATIENCE);
  expect(await button()).toBeTruthy();
});

it('an employee, who sees every pet, is not offered it', async () => {
  petServer({ ...rosa, id: 90, role: 'employee' });
  openPetPage();
  expect(await screen.findByRole('button', { name: 'Service Providers' }, PATIENCE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Care team chat' })).toBeNull();
});
