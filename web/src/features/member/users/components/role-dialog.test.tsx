// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { RoleDialog } from './role-dialog';

const { firstName, lastName, email, createdAt } = rosa;
const user = {
  ...{ id: 7, firstName, lastName, email, createdAt, role: 'caretaker' as const },
  ...{ verified: true, phoneNumber: '', profilePicture: null, featured: false },
  state: 'active' as const,
};
const CARE = { kind: 'care', count: 2, names: ['Biscuit', 'Moss'] };
const ben = {
  id: 8,
  firstName: 'Ben',
  lastName: 'Okafor',
  role: 'caretaker',
  phoneNumber: '',
  address: '',
  profilePicture: null,
};
let belongings: () => Promise<Response>;

beforeEach(() => {
  belongings = () => answer({ belongings: [CARE] });
  openPortal(
    ({ call }) => {
      if (call === 'GET /api/users/7/belongings') return belongings();
      if (call.startsWith('GET /api/pet-records/people')) return answer({ people: [ben] });
    },
    { ...rosa, id: 1, role: 'admin' },
  );
});
afterEach(closePortal);

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change role' });

function open() {
  render(
    <DataCache>
      <RoleDialog user={user} open onClose={() => undefined} />
    </DataCache>,
  );
  fireEvent.change(screen.getByLabelText(/New role/), { target: { value: 'attorney' } });
}

it('the role dialog waits for which pets lose their caretaker, and offers to ask again', async () => {
  belongings = () => refused('INVALID_INPUT', 'Not now');
  open();
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(button().disabled).toBe(true);
  belongings = () => answer({ belongings: [CARE] });
  fireEvent.click(again);
  fireEvent.click(await screen.findByRole('radio', { name: /Ben Okafor/ }));
  expect(button().disabled).toBe(false);
});

it('the role dialog drops a successor who may be out of view', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /Ben Okafor/ }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'An' } });
  expect(button().disabled).toBe(true);
});
