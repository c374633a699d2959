// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { openPetPage, petServer } from './test-pet-page';

afterEach(closePortal);

it('the owner opens the chat of the care team from the pet’s page', async () => {
  petServer();
  const router = openPetPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Care team chat' }));
  expect(await screen.findByText('The chat')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/inbox/31');
});

it('a refusal is told, and the page stays', async () => {
  const server = petServer();
  server.careTeamChat = () => refused('NOT_ALLOWED', 'Only the people who care for this animal.');
  openPetPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Care team chat' }));
  expect(await screen.findByText('Only the people who care for this animal.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Care team chat' })).toBeTruthy();
});

it('an employee, who sees every pet, is not offered it', async () => {
  petServer({ ...rosa, id: 90, role: 'employee' });
  openPetPage();
  expect(await screen.findByRole('button', { name: 'Service Providers' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Care team chat' })).toBeNull();
});
