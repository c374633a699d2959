// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { ConfirmEmailPage } from './confirm-email-page';

const TOKEN = 'x'.repeat(43);
let confirm: (password: unknown) => Promise<Response>;
let signIn: () => Promise<Response>;

const badLink = () => refused('LINK_INVALID', 'This link is no longer valid.');

beforeEach(() => {
  confirm = (password) => answer({ email: rosa.email, confirmed: password !== undefined });
  signIn = () => answer({ accessToken: 'token', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
  openPortal(({ call, body }) => {
    if (call === 'POST /api/auth/confirm-email') return confirm(body.password);
    if (call === 'POST /api/auth/local') return signIn();
  }, null);
});
afterEach(closePortal);

function open(token = TOKEN) {
  const router = createMemoryRouter(
    [
      { path: '/confirm-email', element: <ConfirmEmailPage /> },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: [`/confirm-email?token=${token}`] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
}
async function enterPassword() {
  fireEvent.input(await screen.findByLabelText('Password'), { target: { value: 'four words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
}
const usedUp = () => screen.findByRole('heading', { name: 'This link no longer works' });

describe('the page of a confirmation link', () => {
  it('confirms with the password, signs in and opens the first page', async () => {
    open();
    await enterPassword();
    expect(await screen.findByText('Home')).toBeTruthy();
    expect(session.state().status).toBe('signed-in');
  });

  it('leads to signing in where the link was used or has expired, and does not call the email unconfirmed', async () => {
    confirm = badLink;
    open();
    await usedUp();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
    expect(screen.queryByText(/couldn’t confirm/)).toBeNull();
  });

  it('does the same where a part of the link is missing', async () => {
    open('short');
    await usedUp();
  });

  it('says that the email is confirmed where only signing in has failed', async () => {
    signIn = noAnswer;
    open();
    await enterPassword();
    await screen.findByRole('heading', { name: 'Your email is confirmed' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('leads to signing in where the answer was lost and the link is used up by the next try', async () => {
    open();
    await screen.findByLabelText('Password');
    confirm = noAnswer;
    await enterPassword();
    await screen.findByText(/reach the server/);
    confirm = badLink;
    fireEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    await usedUp();
  });

  it('says nothing about the link while the server is away', async () => {
    confirm = noAnswer;
    open();
    await screen.findByRole('heading', { name: 'We couldn’t confirm your email' });
    await screen.findByText(/reach the server/);
  });
});
