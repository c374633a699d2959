// @vitest-environment jsdom
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '@/lib/session/session';
import { DataCache } from '@/lib/api/swr-config';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { WelcomePage } from './welcome-page';

const TOKEN = 'x'.repeat(43);
let asked: { call: string; body: unknown }[] = [];
let check: () => Promise<Response>;
let reset: () => Promise<Response>;
let signIn: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  check = () => answer({ email: rosa.email });
  reset = () => answer({ message: SESSION_TEXTS.passwordChanged, email: rosa.email });
  signIn = () => answer({ accessToken: 'token', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
  openPortal(({ call, body }) => {
    if (call === 'POST /api/auth/check-link') return check();
    asked.push({ call, body });
    return call === 'POST /api/auth/reset-password' ? reset() : signIn();
  }, null);
});
afterEach(closePortal);

const open = (token = TOKEN) => {
  const router = createMemoryRouter(
    [
      { path: '/welcome', element: <WelcomePage /> },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: [`/welcome?token=${token}`] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
};
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = () => {
  type('Password', 'four words in a row');
  press('Set my password');
};

it('the welcome page signs the member in after setting a password, and opens the first page', async () => {
  open();
  choose();
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(session.state().status).toBe('signed-in');
  const password = 'four words in a row';
  expect(asked).toEqual([
    { call: 'POST /api/auth/reset-password', body: { token: TOKEN, password } },
    { call: 'POST /api/auth/local', body: { email: rosa.email, password } },
  ]);
});

it('the welcome page goes to the sign-in page if the last step fails, because the password is set', async () => {
  signIn = noAnswer;
  open();
  choose();
  expect(await screen.findByText('Your password is set')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Sign in as ${rosa.email}`))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
});

it('the welcome page shows what to do about a link that was used before it was opened', async () => {
  check = () => answer({ email: null });
  open();
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  expect(screen.getByText(/The person who invited you can send the invitation again/)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('the welcome page shows the ways out of a link that is used up meanwhile', async () => {
  reset = () => refused('LINK_INVALID', SESSION_TEXTS.badLink);
  open();
  choose();
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  expect(screen.getByText(/The person who invited you can send the invitation again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /set a new one/ }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

it('the welcome page does not blame the link for a server that is away', async () => {
  reset = noAnswer;
  open();
  choose();
  expect(await screen.findByText(/can’t reach the server/)).toBeTruthy();
  expect(screen.queryByText(/Whoever invited you/)).toBeNull();
});

it('the welcome page asks for no password if the link was cut off', () => {
  open('abc');
  expect(screen.getByText('Part of your invitation’s link is missing.')).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
