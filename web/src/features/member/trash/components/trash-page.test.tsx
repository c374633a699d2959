// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { TrashPage } from './trash-page';

const { firstName, lastName, email, role, address, createdAt } = rosa;
const restoredUser = {
  ...{ id: 7, firstName, lastName, email, role, createdAt, verified: true },
  ...{ phoneNumber: '', profilePicture: null, featured: false, state: 'active' },
};
const name = `${firstName} ${lastName}`;
let closed: boolean;
let restored: string[];
let listed: number;

beforeEach(() => {
  restored = [];
  listed = 0;
  openPortal(({ call }) => {
    if (call === 'GET /api/users/trash') {
      listed += 1;
      return answer({
        users: [
          {
            ...{ id: 7, firstName, lastName, email, role, profilePicture: null, closed },
            ...{ deletedAt: createdAt, deletedBy: name, erasedAt: createdAt },
          },
        ],
        pagination: { currentPage: 1, totalPages: 1, total: 1 },
      });
    }
    if (call !== 'POST /api/users/7/restore') return;
    restored.push(call);
    return answer({ user: restoredUser, address });
  });
});
afterEach(closePortal);

async function restore() {
  render(
    <MemoryRouter>
      <DataCache>
        <TrashPage />
      </DataCache>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
}

/** Waits until the list was requested after it changed, so that nothing goes on after the test. */
const isListedAgain = () => expect.poll(() => listed).toBeGreaterThan(1);

describe('the trash', () => {
  it('asks before it restores an account that its member has closed', async () => {
    closed = true;
    await restore();
    await screen.findByText(new RegExp(`^${name} closed this account themselves`));
    expect(restored).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await isListedAgain();
    expect(restored).toHaveLength(1);
  });

  it('says that pets which were handed over do not come back', async () => {
    closed = false;
    await restore();
    expect(await screen.findByText(/except for pets that were handed over/)).toBeTruthy();
    await isListedAgain();
  });

  it('restores at once what an admin has deleted', async () => {
    closed = false;
    await restore();
    await isListedAgain();
    expect(restored).toHaveLength(1);
  });
});
