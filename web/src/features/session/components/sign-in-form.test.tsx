// @vitest-environment jsdom
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import type { ErrorCode } from '@hearthside/contract/error-code';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { SignInForm } from './sign-in-form';

afterEach(closePortal);

async function signIn(code: ErrorCode, sentence: string) {
  openPortal(() => refused(code, sentence), null);
  render(
    <MemoryRouter>
      <SignInForm />
    </MemoryRouter>,
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type('Email', 'rosa@example.org');
  type('Password', 'four words in a row');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(sentence);
}
const again = () => screen.queryByRole('button', { name: 'Send the link again' });

it('the sign-in offers the link again to a member who has not confirmed their address, whatever the sentence', async () => {
  await signIn('NOT_CONFIRMED', 'First confirm your address.');
  expect(again()).toBeTruthy();
});

it('the sign-in offers no link to a member who is refused for another reason', async () => {
  await signIn('PASSWORD_WRONG', SESSION_TEXTS.unconfirmed);
  expect(again()).toBeNull();
});
