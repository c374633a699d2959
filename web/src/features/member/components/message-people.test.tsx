// @vitest-environment jsdom
import type { Caregiver } from '@hearthside/contract/member/caregivers';
import type { DirectoryEntry } from '@hearthside/contract/member/directory';
import type { Me } from '@hearthside/contract/member/me';
import { ACCOUNT_STATES, type UserDetail } from '@hearthside/contract/member/users';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { CaregiverCard } from '../caregivers/components/caregiver-card';
import { DirectoryTable } from '../directory/components/directory-table';
import { UserMenu } from '../users/components/user-menu';
import { UserProfile } from '../users/components/user-profile';

const entry = (id: number, more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  id,
  firstName: 'Sam',
  lastName: `Delgado ${id}`,
  email: '',
  role: 'caretaker',
  verified: true,
  profilePicture: null,
  city: '',
  offer: { services: [], animals: [] },
  miles: null,
  ...more,
});
const { address } = rosa;
const card = (more: Partial<Caregiver> = {}): Caregiver => ({
  ...entry(12),
  name: 'Sam Delgado',
  phoneNumber: '',
  address,
  profileImage: null,
  petTrustName: '',
  ...more,
});
const user = (more: Partial<UserDetail['user']> = {}): UserDetail => ({
  user: {
    ...entry(12),
    lastName: 'Delgado',
    createdAt: '2025-03-20T10:00:00.000Z',
    phoneNumber: '',
    featured: false,
    state: 'active',
    ...more,
  },
  address,
  trusts: [],
  lastSignInAt: null,
  sessions: 0,
  pendingEmail: null,
  revision: 'a',
  suspension: null,
  archive: null,
});

let asked: Asked[];
beforeEach(() => {
  asked = [];
});
afterEach(closePortal);

const as = (role: Me['role'], more: Partial<Me> = {}): Me => ({ ...rosa, role, ...more });

function open(me: Me, page: ReactNode) {
  openPortal((request) => {
    asked.push(request);
    if (request.call === 'POST /api/inbox/office-chats') return answer({ chatId: 4 });
    if (request.call === 'POST /api/inbox/chats')
      return refused('ALREADY_EXISTS', 'It exists', { chatId: '9' });
    return new Promise(() => undefined);
  }, me);
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/inbox/:chatId', element: <p>The chat</p> },
  ]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}
const names = () =>
  screen
    .queryAllByRole('button', { name: /^Message / })
    .map((one) => one.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const started = () => asked.filter(({ call }) => call.startsWith('POST'));

describe('the directory', () => {
  const people = [
    entry(12),
    entry(13, { role: 'attorney' }),
    entry(14, { verified: false }),
    entry(rosa.id),
  ];
  const table = <DirectoryTable tab="featured" members={people} busy={false} />;

  it('offers a message to those the reader can write to', async () => {
    const router = open(rosa, table);
    expect(names()).toEqual(['Message Sam Delgado 12']);
    expect(asked).toEqual([]);
    press('Message Sam Delgado 12');
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/inbox/9');
    expect(started().map(({ body }) => body)).toEqual([{ memberIds: [12] }]);
  });

  it('offers an employee a message to the unverified too', () => {
    open(as('employee'), table);
    expect(names()).toEqual(['Message Sam Delgado 12', 'Message Sam Delgado 14']);
  });

  it('offers an admin a message to everybody else, in their chats with the office', async () => {
    const router = open(as('admin'), table);
    expect(names()).toHaveLength(3);
    press('Message Sam Delgado 13');
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/inbox/4');
  });

  it('has no such column for members without an inbox', () => {
    open(as('attorney'), table);
    expect(names()).toEqual([]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'City',
    ]);
  });
});

describe('the card of a caregiver', () => {
  const shown = (caregiver: Caregiver) => (
    <ul>
      <CaregiverCard caregiver={caregiver} to="/caregivers/12" />
    </ul>
  );

  it('offers a message beside the link to their page', async () => {
    const router = open(rosa, shown(card()));
    press('Message Sam Delgado');
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/inbox/9');
  });

  it('offers none to the caregiver themselves, nor to one who is not verified for the reader', () => {
    open(as('caretaker', { id: 12 }), shown(card()));
    expect(names()).toEqual([]);
    closePortal();
    open(rosa, shown(card({ verified: false })));
    expect(names()).toEqual([]);
  });
});

describe('Users', () => {
  const admin = as('admin');
  const menu = async () => {
    press('More actions for Sam Delgado');
    const list = within(await screen.findByRole('menu'));
    return list.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('leads from the profile of somebody to their chat with the office', async () => {
    const router = open(admin, <UserProfile detail={user()} ask={vi.fn()} />);
    press('Message Sam Delgado');
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/inbox/4');
    expect(started().map(({ body }) => body)).toEqual([{ memberId: 12 }]);
  });

  it('leads there from the menu of a row', async () => {
    const router = open(admin, <UserMenu about={user()} ask={vi.fn()} />);
    expect(await menu()).toContain('Message');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Message' }));
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/inbox/4');
  });

  it.each(ACCOUNT_STATES.filter((state) => state !== 'active'))(
    'offers no message to a %s account',
    async (state) => {
      open(admin, <UserProfile detail={user({ state })} ask={vi.fn()} />);
      expect(names()).toEqual([]);
      expect(await menu()).not.toContain('Message');
    },
  );

  it('offers an admin no message to themselves', () => {
    open(admin, <UserProfile detail={user({ id: admin.id })} ask={vi.fn()} />);
    expect(names()).toEqual([]);
  });
});
