// @vitest-environment jsdom
import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { SignInForm } from '../sign-in-form';

const WAYS = { hasSecondFactor: true, hasApp: true, recoveryCodes: 10, passkey: null };
const PASSKEY = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'AAAA', type: 'public-key' }],
};
let ways: object;
const OPENED = { accessToken: 'token', expiresIn: 600, me: rosa, storageKey: TEST_KEY };
let proofs: unknown[] = [];
let prove: () => Promise<Response>;

beforeEach(() => {
  proofs = [];
  ways = WAYS;
  prove = () => answer(OPENED);
  openPortal(({ call, body }) => {
    if (call === 'POST /api/auth/local')
      return refused('SECOND_STEP_NEEDED', SECOND_FACTOR_TEXTS.needed);
    if (call.endsWith('/options')) return answer(ways);
    proofs.push(body);
    return prove();
  }, null);
});
afterEach(closePortal);

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function firstStep(way: 'field' | 'passkey' = 'field') {
  render(
    <MemoryRouter>
      <SignInForm />
    </MemoryRouter>,
  );
  type('Email', rosa.email);
  type('Password', 'four words in a row');
  press('Sign in');
  if (way === 'passkey') await screen.findByText(/Your browser will ask for your passkey/);
  else await screen.findByLabelText('Code');
}

it('after the password the code is asked for, and the session opens with it', async () => {
  const opened = vi.spyOn(session, 'open').mockImplementation(() => undefined);
  await firstStep();
  fireEvent.click(screen.getByLabelText(/Remember this device/));
  type('Code', '123 456');
  press('Sign in');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith(OPENED));
  expect(proofs).toEqual([{ code: '123 456', remember: true }]);
  opened.mockRestore();
});

it('a wrong code is shown at its field, and an empty one asks nobody', async () => {
  await firstStep();
  press('Sign in');
  await screen.findByText('Please enter the six digits from your app');
  expect(proofs).toEqual([]);
  const { wrongCode } = SECOND_FACTOR_TEXTS;
  prove = () => refused('INVALID_INPUT', wrongCode, { code: wrongCode });
  type('Code', '000000');
  press('Sign in');
  expect((await screen.findByText(wrongCode)).closest('[aria-live]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('000000');
});

it('a recovery code can be given instead', async () => {
  const opened = vi.spyOn(session, 'open').mockImplementation(() => undefined);
  await firstStep();
  press('Use a recovery code');
  type('Recovery code', 'ABCD-EFGH-JKMN-PQRS');
  press('Sign in');
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  expect(proofs).toEqual([{ recoveryCode: 'ABCD-EFGH-JKMN-PQRS', remember: false }]);
  opened.mockRestore();
});

it('a member who took too long starts over, with the reason and the email that was typed', async () => {
  await firstStep();
  prove = () => refused('SIGNED_OUT', SECOND_FACTOR_TEXTS.expired);
  type('Code', '123456');
  press('Sign in');
  await screen.findByText(SECOND_FACTOR_TEXTS.expired);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(rosa.email);
});

it('the field of the code gets the focus, again after a wrong one, and never the box below it', async () => {
  await firstStep();
  const code = screen.getByLabelText('Code');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  screen.getByRole('button', { name: 'Sign in' }).focus();
  press('Sign in');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
});

it('a passkey has no field, so its button gets the focus and not the box to remember the device', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  ways = { ...WAYS, hasApp: false, passkey: PASSKEY };
  await firstStep('passkey');
  const button = screen.getByRole('button', { name: /passkey/i });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});
