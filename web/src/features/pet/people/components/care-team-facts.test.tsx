// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Me } from '@hearthside/contract/member/me';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { openPetPage, petServer } from '../../profile/components/test-pet-page';

// These have their own tests.
vi.mock('../../records/components/pet-entries', () => ({ PetEntries: () => null }));
vi.mock('../../records/components/pet-documents', () => ({ PetDocuments: () => null }));

const sam: Me = { ...rosa, id: 12, role: 'caretaker', firstName: 'Sam', lastName: 'Delgado' };

async function openAs(me: Me, detail = biscuit) {
  const server = petServer(me);
  // As the server says it: never oneself.
  const messageable = detail.messageable.filter((id) => id !== me.id);
  server.detail = () => answer({ ...detail, messageable });
  const router = openPetPage();
  const team = await screen.findByRole('region', { name: 'Care team Contact Information' });
  const names = within(team)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  return { server, router, team: within(team), names };
}
// Their code, which is fetched at a press, takes a while on a busy machine.
beforeAll(() =>
  Promise.all([import('./providers-dialog'), import('@/features/inbox/api/person-chat')]),
);
afterEach(closePortal);

it('an owner may write to everyone on the care team who has an account', async () => {
  const { team, names } = await openAs(rosa);
  expect(names).toEqual(['Message Sam Delgado']);
  expect(team.queryByText('Owner')).toBeNull();
});

it('a caretaker may write to the owner, whose number is there too, and not to themselves', async () => {
  const { team, names } = await openAs(sam);
  expect(names).toEqual(['Message Rosa Marchetti']);
  expect(team.getByText('Owner')).toBeTruthy();
  const phone = team.getByRole('link', { name: '+1 (503) 555-0142' });
  expect(phone.getAttribute('href')).toBe('tel:15035550142');
});

it('an admin may write to everybody on the page, in their chats with the office', async () => {
  const { server, router, team, names } = await openAs({ ...rosa, id: 1, role: 'admin' });
  expect(names).toEqual(['Message Rosa Marchetti', 'Message Sam Delgado']);
  server.office = () => answer({ chatId: 4 });
  fireEvent.click(team.getByRole('button', { name: 'Message Sam Delgado' }));
  expect(await screen.findByText('The chat')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/inbox/4');
  expect(server.chatsAsked).toEqual([12]);
});

it('nobody is offered a message that would be refused, as the server says, nor in place of somebody away', async () => {
  const [theo, caretaker] = biscuit.careTeam;
  const erased = { ...biscuit.pet, ownerId: null };
  const away = { ...theo!, userId: 20, member: null };
  const { names } = await openAs(
    { ...sam, id: 13 },
    {
      ...biscuit,
      pet: erased,
      careTeam: [away, caretaker!],
      messageable: [20],
    },
  );
  expect(names).toEqual([]);
});

it('a linked veterinarian may be written to from the service providers', async () => {
  const [groomer] = biscuit.serviceProviders;
  const { member } = biscuit.careTeam[1]!;
  const vet = { ...groomer!, id: 42, serviceRole: 'veterinarian' as const, userId: 12, member };
  const { server, router } = await openAs(rosa, {
    ...biscuit,
    careTeam: [],
    serviceProviders: [vet],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Service Providers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Service Providers' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Message Sam Delgado' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/inbox/9'));
  expect(server.chatsAsked).toEqual([[12]]);
});

it('a message opens the chat that these two already have', async () => {
  const { server, router, team } = await openAs(rosa);
  fireEvent.click(team.getByRole('button', { name: 'Message Sam Delgado' }));
  expect(await screen.findByText('The chat')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/inbox/9');
  expect(server.chatsAsked).toEqual([[12]]);
  expect(toast.error).not.toHaveBeenCalled();
});

it('a message that is refused after all says why, and the page stays', async () => {
  const { server, router, team } = await openAs(rosa);
  const why = 'You can no longer message someone you picked.';
  server.chat = () => refused('INVALID_INPUT', why);
  fireEvent.click(team.getByRole('button', { name: 'Message Sam Delgado' }));
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      'The chat with Sam Delgado didn’t open',
      expect.stringMatching(/^Sam Delgado can’t be messaged anymore\. /),
    ),
  );
  expect(router.state.location.pathname).toBe('/pet-records');
  expect(team.getByRole('button', { name: 'Message Sam Delgado' })).toBeTruthy();
});
