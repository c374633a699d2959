import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLinkSecret, signedFor } from '../file/signed-link';
import {
  readUnsubscribeToken,
  unsubscribeHeaders,
  unsubscribeToken,
  type Unsubscribing,
} from './unsubscribe-link';

const SECRET = 'a-secret-of-these-tests';
const forms: Unsubscribing = { memberId: 12, topic: 'forms' };
const known = globalThis as { strapi?: unknown };
const before = known.strapi;
beforeAll(() => {
  setLinkSecret(SECRET);
  known.strapi = { config: { get: () => 'https://portal.example' } };
});
afterAll(() => {
  known.strapi = before;
});

it('a token names whose mails of which topic it switches off, also once the secret has changed', () => {
  const token = unsubscribeToken(forms);
  expect(readUnsubscribeToken(token)).toEqual(forms);
  setLinkSecret('another-secret-of-16', SECRET);
  expect(readUnsubscribeToken(token)).toEqual(forms);
  setLinkSecret('another-secret-of-16');
  expect(readUnsubscribeToken(token)).toBeNull();
  setLinkSecret(SECRET);
});

it.each([
  ['of another member', () => unsubscribeToken(forms).replace('12.', '13.')],
  ['of another topic', () => unsubscribeToken(forms).replace('forms', 'membership')],
  ['of a topic that does not exist', () => `12.weather.${signedFor('unsubscribe/12/weather')}`],
  ['of no topic', () => `12.toString.${signedFor('unsubscribe/12/toString')}`],
  ['signed for something else', () => `12.forms.${signedFor('feed/x')}`],
  ['that was cut off', () => unsubscribeToken(forms).slice(0, -1)],
  ['that is empty', () => ''],
])('a token %s is none', (_which, token) => {
  expect(readUnsubscribeToken(token())).toBeNull();
});

it('a mail program is offered one click with the link (RFC 8058)', () => {
  expect(unsubscribeHeaders(forms)).toEqual({
    'List-Unsubscribe': `<https://portal.example/api/notifications/unsubscribe?token=${unsubscribeToken(forms)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
