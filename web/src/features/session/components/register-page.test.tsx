// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { RegisterPage } from './register-page';

let resent: () => Promise<Response>;
let joined: unknown[];

beforeEach(() => {
  joined = [];
  resent = () => answer({ message: 'We sent it again.' });
  openPortal(({ call, body }) => {
    if (call === 'POST /api/auth/send-email-confirmation') return resent();
    if (call !== 'POST /api/auth/register') return undefined;
    joined.push(body['email']);
    return answer({ message: 'We sent you a link.' });
  }, null);
});
afterEach(closePortal);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function join(email: string) {
  type('Email', email);
  press('Join');
  await screen.findByText('We sent you a link.');
}

it('a newcomer who mistyped the address goes back to the form as it was filled in', async () => {
  render(<RegisterPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'Join the community' });
  type('First name', 'Rosa');
  type('Last name', 'Marchetti');
  type('Phone number', '503-555-0142');
  type(/^Password/, 'paws-and-hearth-7');
  fireEvent.click(screen.getByRole('radio', { name: /Pet Owner/ }));
  await join('rosa@exmaple.org');
  press('Change it');
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Rosa');
  await join('rosa@example.org');
  expect(joined).toEqual(['rosa@exmaple.org', 'rosa@example.org']);
});

it('a newcomer can ask for the link again after it could not be sent', async () => {
  render(<RegisterPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'Join the community' });
  type('First name', 'Rosa');
  type('Last name', 'Marchetti');
  type('Phone number', '503-555-0142');
  type(/^Password/, 'paws-and-hearth-7');
  fireEvent.click(screen.getByRole('radio', { name: /Pet Owner/ }));
  await join('rosa@example.org');
  resent = noAnswer;
  press('Send the link again');
  await screen.findByText(/can’t reach|offline/i);
  resent = () => answer({ message: 'We sent it again.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  await vi.waitFor(() => expect(screen.getByText('We sent it again.')).toBeTruthy());
});
