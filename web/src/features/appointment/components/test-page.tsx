import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import type { Role } from '@hearthside/contract/access';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { AppointmentsPage } from './appointments-page';

/**
 * The page with a server that has these appointments. The test can set how calls that change something are answered.
 */
export interface TestPage {
  rows: Appointment[];
  asked: Asked[];
  /** The searches that the list requested. */
  searches?: (string | null)[];
  /** Replaces the answer to every call that changes something. */
  refuse: (() => Promise<Response>) | undefined;
  away: boolean;
}

const user = {
  id: 9,
  firstName: 'Harold',
  lastName: 'Finch',
  email: 'harold@hearthside.example',
  role: 'pet_owner',
  verified: true,
  profilePicture: null,
  createdAt: '2025-01-01',
  phoneNumber: '',
  featured: false,
  state: 'active',
};

const address = { streetAddress: '', city: '', state: '', zipCode: '', country: '' };

/** Opens the page for Rosa, or for an admin. */
export function openAppointments(test: TestPage, role: Role = 'pet_owner', path = '/appointments') {
  openPortal(
    (request) => {
      const { call, query, body } = request;
      if (test.away) return noAnswer();
      if (call === 'GET /api/users')
        return answer({
          users: [{ user, address }],
          pagination: { currentPage: 1, totalPages: 1, total: 1 },
        });
      if (call === 'GET /api/appointments') {
        test.searches?.push(query.get('search'));
        const page = Number(query.get('page'));
        const total = test.rows.length;
        const pagination = { currentPage: page, totalPages: Math.ceil(total / 4), total };
        const appointments = test.rows.slice((page - 1) * 4, page * 4);
        return answer({ appointments, pagination, timeZone: 'America/New_York' });
      }
      const found = test.rows.find(({ id }) => call.startsWith(`GET /api/appointments/${id}`));
      if (found && !call.endsWith('calendar')) return answer(found);
      if (call.startsWith('GET') && !call.endsWith('calendar'))
        return refused('NOT_FOUND', 'It is not there');
      test.asked.push(request);
      return test.refuse?.() ?? answer({ ...test.rows[0], ...body });
    },
    { ...rosa, role },
  );
  const router = createMemoryRouter([{ path: '*', element: <AppointmentsPage /> }], {
    initialEntries: [path],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

/** Chooses an entry from a row's menu. */
export async function choose(row: string | RegExp, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: row }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The dialog that is open. */
export const theDialog = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...dialog,
    fill: (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  };
};
