// @vitest-environment jsdom
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { useUsers } from '../api/users';
import { usersQuery } from '../../model/users-query';
import { DeleteUserDialog } from './delete-user-dialog';
import { useAsked } from './use-asked';
import { UserActions } from './user-actions';

const { firstName, lastName, email, role, address, createdAt } = rosa;
const item = {
  user: {
    id: 7,
    firstName,
    lastName,
    email,
    role,
    createdAt,
    verified: true,
    phoneNumber: '',
    profilePicture: null,
    featured: false,
    state: 'active' as const,
  },
  address,
};
const trashed = {
  id: 7,
  firstName,
  lastName,
  email,
  role,
  profilePicture: null,
  deletedAt: createdAt,
  deletedBy: 'Amara Venn',
  closed: false,
  erasedAt: createdAt,
};
const TRUSTS = { kind: 'trusts', count: 2, names: ['Biscuit', 'Moss'] };
/** The state of the test's server: whether Rosa is deleted, and answers that replace the usual ones. */
let deleted: boolean;
let outOfTurn: Record<string, () => Promise<Response>>;

function serve({ call }: Asked) {
  if (outOfTurn[call]) return outOfTurn[call]();
  if (call === 'GET /api/users/7/belongings') return answer({ belongings: [TRUSTS] });
  if (call === 'DELETE /api/users/7') {
    deleted = true;
    return answer(trashed);
  }
  if (call === 'POST /api/users/7/restore') {
    deleted = false;
    return answer(item);
  }
  if (call === 'GET /api/users') {
    const users = deleted ? [] : [item];
    return answer({ users, pagination: { currentPage: 1, totalPages: 1, total: users.length } });
  }
}

beforeEach(() => {
  deleted = false;
  outOfTurn = {};
  openPortal(serve, { ...rosa, id: 1, role: 'admin' });
});
afterEach(closePortal);

/** The parts of the Users tab that the dialog needs: a list, and a button in place of its menu. */
function List() {
  const { data } = useUsers(usersQuery.parse(new URLSearchParams()));
  const { asked, ask, close } = useAsked();
  return (
    <>
      {data?.users.map((one) => (
        <button key={one.user.id} onClick={() => ask('delete', one)}>
          {one.user.email}
        </button>
      ))}
      {data?.users.length === 0 && 'Nobody'}
      <UserActions asked={asked} onClose={close} />
    </>
  );
}
const open = async () => {
  render(
    <DataCache>
      <List />
    </DataCache>,
  );
  fireEvent.click(await screen.findByText(email));
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('the delete dialog shows what belongs to a person and becomes of it, deletes them, and restores them on Undo', async () => {
  let answerNow = () => {};
  outOfTurn['GET /api/users/7/belongings'] = () =>
    new Promise((told) => (answerNow = () => told(answer({ belongings: [TRUSTS] }))));
  await open();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' })).disabled).toBe(
    true,
  );
  answerNow();
  expect(await screen.findByText('Assigned to 2 trusts: Biscuit, Moss')).toBeTruthy();
  expect(screen.getByText('The trusts stay, without them.')).toBeTruthy();
  expect(screen.getByText(/signed out right away.*30 days/)).toBeTruthy();

  fireEvent.click(button('Delete'));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  const [text, undo] = vi.mocked(toast.undo).mock.calls[0]!;
  expect(text).toBe(USER_TEXTS.deleted);
  expect(await screen.findByText('Nobody')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  undo();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Rosa Marchetti is back'));
  expect(await screen.findByText(email)).toBeTruthy();
});

it('the delete dialog says on Undo that pets which were handed over stay where they are', async () => {
  const care = { kind: 'care', count: 1, names: ['Biscuit'] };
  const sam = { firstName: 'Sam', lastName: 'Okoro', role: 'foster', profilePicture: null };
  const people = [
    { ...sam, userId: 9, id: 9, email: 's@test.example', phoneNumber: '', address: '' },
  ];
  outOfTurn['GET /api/users/7/belongings'] = () => answer({ belongings: [care] });
  outOfTurn['GET /api/pet-records/people'] = () => answer({ people });
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: /Sam Okoro/ }));
  fireEvent.click(button('Delete'));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  vi.mocked(toast.undo).mock.calls[0]![1]();
  const told = 'Rosa Marchetti is back. The pets that were handed over stay with Sam Okoro.';
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(told));
  expect(await screen.findByText(email)).toBeTruthy();
});

it('the delete dialog says if nothing belongs to a person', async () => {
  outOfTurn['GET /api/users/7/belongings'] = () => answer({ belongings: [] });
  await open();
  expect(await screen.findByText('Nothing else belongs to this account.')).toBeTruthy();
  expect(button('Delete').disabled).toBe(false);
});

it('the delete dialog deletes nobody of whom it is not known what hangs on them', async () => {
  outOfTurn['GET /api/users/7/belongings'] = () => refused('INVALID_INPUT', 'Not now');
  await open();
  expect(await screen.findByText('Not now')).toBeTruthy();
  expect(button('Delete').disabled).toBe(true);

  outOfTurn = {};
  fireEvent.click(button('Retry'));
  expect(await screen.findByText(/^Assigned to/)).toBeTruthy();
  expect(button('Delete').disabled).toBe(false);
});

it('the delete dialog stays open and says why when a deletion is refused', async () => {
  outOfTurn['DELETE /api/users/7'] = () => refused('CONFLICT', 'The last admin stays.');
  await open();
  await screen.findByText(/^Assigned to/);
  fireEvent.click(button('Delete'));
  expect(await screen.findByText('The last admin stays.')).toBeTruthy();
  expect(toast.undo).not.toHaveBeenCalled();

  outOfTurn['DELETE /api/users/7'] = noAnswer;
  fireEvent.click(button('Delete'));
  const why = `${USER_TEXTS.deleteFailed}. We can’t reach the server at the moment.`;
  expect(await screen.findByText(why)).toBeTruthy();
});

it('the delete dialog says so when somebody cannot be restored', async () => {
  outOfTurn['POST /api/users/7/restore'] = () => refused('NOT_FOUND', 'Erased since.');
  render(
    <DataCache>
      <DeleteUserDialog user={item.user} open onClose={() => undefined} />
    </DataCache>,
  );
  await screen.findByText(/^Assigned to/);
  fireEvent.click(button('Delete'));
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  vi.mocked(toast.undo).mock.calls[0]![1]();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Erased since.'));
});
