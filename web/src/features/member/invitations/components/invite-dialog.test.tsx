// @vitest-environment jsdom
import type { NewInvitation } from '@hearthside/contract/member/invitations';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { InviteDialog } from './invite-dialog';

let sent: NewInvitation[] = [];
let invited: (person: NewInvitation) => Promise<Response>;
const onClose = vi.fn();

beforeEach(() => {
  sent = [];
  onClose.mockReset();
  invited = (person) =>
    answer({
      ...person,
      id: 9,
      invitedAt: '2026-11-12T10:00:00.000Z',
      expiresAt: '2026-11-26T10:00:00.000Z',
    });
  openPortal(({ body }) => {
    const person = body as NewInvitation;
    sent.push(person);
    return invited(person);
  });
});
afterEach(closePortal);

const Shown = ({ open }: { open: boolean }) => (
  <DataCache>
    <MemoryRouter>
      <InviteDialog open={open} onClose={onClose} />
    </MemoryRouter>
  </DataCache>
);
const show = () => render(<Shown open />);
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const role = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value } });
const fill = () => {
  type('First name', 'Hanna');
  type('Last name', 'Lindqvist');
  type('Email', ' Hanna@Example.org ');
  role('foster');
};

it('the invite dialog invites one person, verified from the start, and is empty afterwards', async () => {
  show();
  fill();
  press('Send the invitation');
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Invitation sent to Hanna Lindqvist'),
  );
  expect(sent).toEqual([
    {
      firstName: 'Hanna',
      lastName: 'Lindqvist',
      email: 'hanna@example.org',
      phoneNumber: '',
      role: 'foster',
      verified: true,
    },
  ]);
  expect(onClose).toHaveBeenCalled();
  expect(box('First name').value).toBe('');
  expect(storedDraftCount()).toBe(0);
});

it('the invite dialog says at each field what is missing, and sends nothing', async () => {
  show();
  type(/^Phone number/, '12');
  press('Send the invitation');
  expect(await screen.findByText('First name is required')).toBeTruthy();
  expect(screen.getByText('Please choose a role')).toBeTruthy();
  expect(screen.getByText('Enter the phone number with its area code')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('the invite dialog warns before somebody is made an admin', () => {
  show();
  expect(screen.queryByText(/An admin may see and change everything/)).toBeNull();
  role('admin');
  expect(screen.getByText(/An admin may see and change everything/)).toBeTruthy();
});

it('the invite dialog shows a known address at its field and keeps what was typed', async () => {
  const why = 'This person already has an account';
  invited = () => refused('EMAIL_TAKEN', `${why}.`, { email: why });
  show();
  fill();
  press('Send the invitation');
  expect(await screen.findByText(why)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(box('Email')));
  expect(box('First name').value).toBe('Hanna');
  expect(onClose).not.toHaveBeenCalled();
});

it('the invite dialog keeps what was typed when it is closed by accident, and over a reload', async () => {
  const { rerender } = show();
  fill();
  press('Close');
  expect(onClose).toHaveBeenCalled();
  rerender(<Shown open={false} />);
  rerender(<Shown open />);
  await waitFor(() => expect(box('First name').value).toBe('Hanna'));

  cleanup();
  show();
  expect(box('First name').value).toBe('Hanna');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('foster');
});

it('the invite dialog discards what was typed on Cancel, and offers to restore it', async () => {
  const { rerender } = show();
  fill();
  press('Cancel');
  expect(storedDraftCount()).toBe(0);
  rerender(<Shown open={false} />);
  vi.mocked(toast.undo).mock.calls[0]![1]();
  await waitFor(() => expect(box('First name').value).toBe('Hanna'));
  expect(storedDraftCount()).toBe(1);
});
