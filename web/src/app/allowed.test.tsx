// @vitest-environment jsdom
import type { Role } from '@hearthside/contract/access';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { Allowed } from './allowed';

afterEach(closePortal);

interface Entering {
  verified: boolean;
  role?: Role;
  section?: 'inbox' | 'appointments' | 'library';
  hasChats?: boolean;
  hasAppointments?: boolean;
}

function enter(entering: Entering) {
  const { verified, role = 'pet_owner', section = 'inbox' } = entering;
  const { hasChats = false, hasAppointments = false } = entering;
  const asked: string[] = [];
  openPortal(
    ({ call }) => {
      asked.push(call);
      if (call === 'GET /api/inbox/state')
        return answer({ unread: 0, hasChats, mailUnread: true, countsAgainAt: null });
      return call === 'GET /api/appointments/state' ? answer({ hasAppointments }) : undefined;
    },
    { ...rosa, verified, role },
  );
  render(
    <DataCache>
      <MemoryRouter initialEntries={[`/${section}`]}>
        <Routes>
          <Route path="/admin-library" element={<p>The shelves of those who keep it</p>} />
          <Route element={<Allowed section={section} />}>
            <Route path={section} element={<p>What is behind it</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
  return asked;
}

it('the inbox opens to members whose role has one', () => {
  enter({ verified: true });
  expect(screen.getByText('What is behind it')).toBeTruthy();
});

it('the inbox opens to an unverified member with whom staff has started a chat', async () => {
  enter({ verified: false, hasChats: true });
  expect(await screen.findByText('What is behind it')).toBeTruthy();
});

it('the inbox shows unverified members what would open it', async () => {
  enter({ verified: false });
  await waitFor(() => expect(screen.getByText('Inbox opens once you are verified')).toBeTruthy());
  expect(screen.queryByText('What is behind it')).toBeNull();
});

it('the appointments section opens to any member who has an appointment, whatever their role', async () => {
  enter({ verified: true, role: 'caretaker', section: 'appointments', hasAppointments: true });
  expect(await screen.findByText('What is behind it')).toBeTruthy();
});

it('the appointments section stays closed to a member who has no appointment and whose role does not include it', async () => {
  enter({ verified: true, role: 'caretaker', section: 'appointments' });
  expect(await screen.findByText('You don’t have access to Appointments')).toBeTruthy();
});

it('the portal sends no request for a member whose role includes appointments', () => {
  const asked = enter({ verified: true, section: 'appointments' });
  expect(screen.getByText('What is behind it')).toBeTruthy();
  expect(asked).not.toContain('GET /api/appointments/state');
});

it('an admin who follows a link to the readers’ library lands in the one they manage', async () => {
  enter({ verified: true, role: 'admin', section: 'library' });
  expect(await screen.findByText('The shelves of those who keep it')).toBeTruthy();
});

it('the library shows an unverified member what would open it', async () => {
  enter({ verified: false, section: 'library' });
  expect(await screen.findByText('Library opens once you are verified')).toBeTruthy();
});
