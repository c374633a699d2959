import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import type { Me } from '@hearthside/contract/member/me';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { biscuit } from '../../model/test-pet';
import { PetPage } from './pet-page';

const NONE = { currentPage: 1, totalPages: 1, total: 0 };

/** A server with one pet, for tests: its answers, and what it was asked to save. */
export interface PetServer {
  detail: () => Promise<Response>;
  save: (body: Record<string, unknown>) => Promise<Response>;
  people: unknown[];
  saves: Record<string, unknown>[];
  /** What starting a chat answers, and with whom one was to be started. */
  chat: () => Promise<Response>;
  office: () => Promise<Response>;
  chatsAsked: unknown[];
  careTeamChat: () => Promise<Response>;
}

/** Opens the portal with such a server. */
export function petServer(me: Me = rosa): PetServer {
  const server: PetServer = {
    detail: () => answer(biscuit),
    save: () => answer(biscuit),
    people: [],
    saves: [],
    chat: () => refused('ALREADY_EXISTS', 'A chat already exists with this user', { chatId: '9' }),
    office: () => answer({ chatId: 9 }),
    chatsAsked: [],
    careTeamChat: () => answer({ chatId: 31 }),
  };
  const parts: Record<string, (asked: Asked) => Promise<Response>> = {
    'GET /api/pet-records/5': () => server.detail(),
    'PATCH /api/pet-records/5': ({ body }) => {
      server.saves.push(body);
      return server.save(body);
    },
    'GET /api/pet-records/5/history': () => answer({ entries: [], pagination: NONE }),
    'GET /api/pet-records/trusts': () =>
      answer({
        trusts: [
          { id: 4, name: 'Moss Trust', own: false, people: { total: 1, names: ['Theo Okafor'] } },
        ],
        total: 1,
      }),
    'GET /api/pet-records/people': () => answer({ people: server.people }),
    'POST /api/inbox/pet-chats': () => server.careTeamChat(),
    'POST /api/inbox/chats': ({ body }) => {
      server.chatsAsked.push(body.memberIds);
      return server.chat();
    },
    'POST /api/inbox/office-chats': ({ body }) => {
      server.chatsAsked.push(body.memberId);
      return server.office();
    },
  };
  openPortal((asked) => parts[asked.call]?.(asked), me);
  return server;
}

/** Shows the pet's page at its address, with a list, a chat and another page to go to. */
export function openPetPage(list = '', part = '') {
  const search = `?petId=5${part && `&part=${part}`}`;
  const router = createMemoryRouter(
    [
      { path: '/pet-records', element: <PetPage petId={5} /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
      { path: '/inbox/:chatId', element: <p>The chat</p> },
    ],
    { initialEntries: [{ pathname: '/pet-records', search, state: { list } }] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

/** The pet after somebody else has saved these fields. */
export const laterPet = (pet: Partial<PetDetail['pet']>, revision = '2'): PetDetail => ({
  ...biscuit,
  pet: { ...biscuit.pet, ...pet },
  revision,
});

/** Includes hidden elements, because checking visibility is slow on a page with every country. */
export const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByRole('button', { name, hidden: true }));
/** A field by its label, without the mark for required or optional. */
export const box = (label: string, inside: HTMLElement = document.body) =>
  within(inside).getByLabelText<HTMLInputElement>(
    (text) => text.replace(/ (\*|\(optional\))$/, '') === label,
  );
export const type = (label: string, value: string, inside?: HTMLElement) =>
  fireEvent.input(box(label, inside), { target: { value } });

/** Opens edit mode once the pet has loaded, and waits for the form, whose code comes then. */
export async function edit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return screen.findByRole('form', { name: 'Pet', hidden: true });
}

/** Presses Save and confirms the changes that are listed. */
export async function saveAndConfirm() {
  press('Save');
  const title = await screen.findByText('Confirm Changes');
  const dialog = title.closest<HTMLElement>('[role="alertdialog"]')!;
  press('Save', dialog);
  return dialog;
}
