// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { deviceZone } from '@/lib/time-zone';
import { closePortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { linkTo, named, show } from './test-home-page';

afterEach(closePortal);

const emergencyPlace = () => document.querySelector('[data-part="emergency"]');
const card = (name: string) => screen.findByRole('region', { name });

it('the first page shows a member’s pets with what was last written, and leads to all of them', async () => {
  const last = { date: '2026-11-21', place: 'In person', text: 'Limps a little', by: 'RM' };
  const biscuit = { id: 5, name: 'Biscuit', breed: 'Beagle', picture: null };
  show({
    pets: {
      first: [
        { ...biscuit, last, next: null },
        { ...biscuit, id: 6, name: 'Moss', last: null, next: null },
      ],
      total: 9,
    },
  });
  const pets = within(await card('Your pets'));
  expect(pets.getByText('Limps a little')).toBeTruthy();
  expect(pets.getByText('Nov 21, 2026 · In person · by RM')).toBeTruthy();
  expect(pets.getByText('No entries yet')).toBeTruthy();
  expect(linkTo(/^Biscuit/)).toBe('/pet-records?petId=5');
  expect(linkTo('Emergency sheet for Moss')).toBe('/pet-records/6/emergency');
  expect(linkTo('All 9 pets')).toBe('/pet-records');
});

it('the first page says what is next for a pet and whether it is overdue, and leads there', async () => {
  const pet = { breed: 'Beagle', picture: null, last: null };
  const when = 'Thu, Nov 26, 2026, 8:00 AM';
  const shots = {
    text: 'Shots',
    when,
    taskId: 1,
    day: '2026-11-26',
    time: '08:00',
    zone: deviceZone(),
  };
  const elsewhere = { ...shots, zone: 'Pacific/Kiritimati' };
  show({
    pets: {
      first: [
        { ...pet, id: 5, name: 'Biscuit', next: { ...shots, isOverdue: false } },
        { ...pet, id: 6, name: 'Moss', next: { ...shots, text: 'Tablet', isOverdue: true } },
        { ...pet, id: 7, name: 'Pip', next: null },
        { ...pet, id: 8, name: 'Kea', next: { ...elsewhere, isOverdue: false } },
        { ...pet, id: 9, name: 'Tui', next: { ...elsewhere, time: null, isOverdue: false } },
      ],
      total: 5,
    },
  });
  await card('Your pets');
  // The time is that of its home, which is named where it is elsewhere.
  expect(linkTo(`Next: Shots · ${when} Line Islands for Kea`)).toContain('petId=8');
  expect(linkTo(`Next: Shots · ${when} for Tui`)).toContain('petId=9');
  expect(linkTo(`Next: Shots · ${when} for Biscuit`)).toBe('/pet-records?petId=5&part=due');
  expect(linkTo(`Overdue: Tablet · ${when} for Moss`)).toBe('/pet-records?petId=6&part=due');
  expect(screen.queryByRole('link', { name: /^(Next|Overdue).*Pip/ })).toBeNull();
});

it('the first page shows members who mostly read what is new in their library, and nothing if nothing is new', async () => {
  const item = { category: 'legal_cases' as const, link: '/library/items/4' };
  show(
    {
      library: {
        first: [
          { ...item, id: 4, name: 'Trust law' },
          { ...item, id: 3, name: 'A case', link: '/library/items/3' },
          { ...item, id: 2, name: 'Another case', link: '/library/items/2' },
        ],
        total: 8,
        link: '/library?since=2026-10-21',
      },
    },
    { ...rosa, role: 'attorney' },
  );
  const items = within(await card('New in your library'));
  expect(linkTo(/Trust law.*Legal Cases/)).toBe('/library/items/4');
  expect(items.getAllByRole('listitem')).toHaveLength(3);
  expect(linkTo('5 more new items')).toBe('/library?since=2026-10-21');
  closePortal();
  show({}, { ...rosa, role: 'attorney' });
  await screen.findByText(/Nothing needs you/);
  expect(screen.queryByText('New in your library')).toBeNull();
});

it('the first page shows who wrote, in which chat and how it begins, instead of a mere number', async () => {
  const chat = { id: 4, name: 'Moss and friends', from: 'Lena Kim', text: 'Is he better?' };
  show({
    attention: [{ kind: 'unread_messages', count: 2, link: '/inbox', detail: '', first: [] }],
    unread: [{ ...chat, at: '2026-11-21T10:00:00.000Z', count: 2 }],
  });
  await card('New messages');
  expect(linkTo(/Moss and friends.*Lena Kim:\s*Is he better\?/)).toBe('/inbox/4');
  expect(screen.queryByText(/unread messages in your inbox/)).toBeNull();
});

it('the first page shows when and where the next appointment is', async () => {
  const call = named(8, 'Planning call', '/appointments?appointmentId=8', 'https://meet.example/x');
  show({
    attention: [
      {
        kind: 'coming_appointment',
        count: 3,
        link: '/appointments',
        detail: 'Fri, Dec 4, 10:00 AM Pacific',
        first: [call],
      },
    ],
  });
  const next = within(await card('Next appointment'));
  expect(next.getByText('Fri, Dec 4, 10:00 AM Pacific')).toBeTruthy();
  expect(linkTo('https://meet.example/x')).toBe('https://meet.example/x');
  expect(linkTo('Details')).toBe(call.link);
  expect(linkTo('All 3 appointments')).toBe('/appointments');
  expect(screen.queryByText('Needs your attention')).toBeNull();
});

it('an admin sees the first of each queue, and verifies somebody where they are', async () => {
  const sent = show(
    {
      attention: [
        {
          kind: 'verify_members',
          count: 2,
          link: '/users?verified=false',
          detail: '',
          first: [named(9, 'Sam Delgado', '/users/9', 'Foster')],
        },
        {
          kind: 'review_submissions',
          count: 11,
          link: '/admin-forms?tab=submissions&status=pending',
          detail: '',
          first: [named(3, 'Ada Park', '/admin-forms?tab=submissions&submission=3', 'Intake')],
        },
      ],
    },
    { ...rosa, role: 'admin' },
    ({ call }) =>
      call.startsWith('PATCH')
        ? { user: { ...rosa, id: 9, featured: false, state: 'active' }, address: rosa.address }
        : undefined,
  );
  await card('Needs your attention');
  expect(linkTo(/^11 form submissions/)).toBe('/admin-forms?tab=submissions&status=pending');
  expect(linkTo('Sam Delgado')).toBe('/users/9');
  expect(linkTo('Review: Ada Park')).toBe('/admin-forms?tab=submissions&submission=3');
  fireEvent.click(screen.getByRole('button', { name: 'Verify Sam Delgado' }));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalled());
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    verified: true,
    mayUndo: true,
  });
  // The queue is asked for again.
  const asked = () => sent.filter(({ call }) => call === 'GET /api/users/me/home').length;
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(1));
});

it('an admin sees what has changed since yesterday, and leads to just these changes', async () => {
  const entry = {
    id: 1,
    at: '2026-11-12T16:30:05.000Z',
    action: 'role',
    by: { id: 1, name: 'Amara Okafor' },
    about: { kind: 'member', id: 7, name: 'Rosa Marchetti' },
    other: null,
    changes: [{ field: 'Role', from: 'User', to: 'Foster' }],
    reason: 'She asked',
  };
  const changesLink = '/users/history?from=2026-11-11&signIns=false';
  const sent = show({ changed: 12, changesLink }, { ...rosa, role: 'admin' }, ({ call }) =>
    call === 'GET /api/history'
      ? { entries: [entry], pagination: { currentPage: 1, totalPages: 3, total: 12 } }
      : undefined,
  );
  const changes = await card('Since yesterday');
  await vi.waitFor(() =>
    expect(changes.textContent).toContain('Amara Okafor changed the role of Rosa Marchetti'),
  );
  expect(changes.textContent).not.toContain('She asked');
  expect(linkTo('All 12 changes')).toBe(changesLink);
  const asked = sent.find(({ call }) => call === 'GET /api/history');
  expect(asked?.query.get('limit')).toBe('5');
});

it('a member for whom nothing waits is offered three places to go to', async () => {
  show({});
  await screen.findByText('Nothing needs you right now. Enjoy your day with the animals.');
  const places = within(screen.getByRole('list')).getAllByRole('link');
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/pet-records',
    '/inbox',
    '/directory',
  ]);
});

it('the place of the emergency line is kept while the first page loads', async () => {
  show({});
  expect(emergencyPlace()).toBeTruthy();
  await screen.findByText(/Nothing needs you/);
  expect(emergencyPlace()).toBeNull();
});
