import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/api/session/rules/password-hash';
import { post, type Reply } from '../harness/http';
import { makeMember, PASSWORD, unique } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { ratioOfTimes } from '../harness/ratio-of-times';

const person = (email: string) => ({
  firstName: 'Sly',
  lastName: 'Stranger',
  email,
  phoneNumber: '5035550171',
  password: PASSWORD,
  role: 'user',
});
const stranger = () => `${unique('nobody')}@test.example`;
/** A password hashed as the server does it: how long it takes to check is what is measured. */
const password = await hashPassword(PASSWORD);
const known = async () => (await makeMember({ columns: { password } })).email;
const unconfirmed = async () =>
  (await makeMember({ confirmed: false, columns: { password } })).email;
const blocked = async () => (await makeMember({ blocked: true })).email;
const deleted = async () => (await makeMember({ columns: { deleted_at: new Date() } })).email;
/** Someone with an open invitation, who has no password yet. */
const invited = async () => {
  const columns = { invited_at: new Date(), password: 'never-chosen-0123' };
  return (await makeMember({ confirmed: false, columns })).email;
};

/** What a stranger can see of an answer; its date and the connection are not about the address. */
const visible = ({ status, text, headers }: Reply) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, text, headers: rest };
};

const CALLS: [string, number, (email: string) => Promise<Reply>][] = [
  ['register', 5, (email) => post('/auth/register', { body: person(email) })],
  [
    'sign in with a wrong password',
    5,
    (email) => post('/auth/local', { body: { email, password: 'not-the-password' } }),
  ],
  ['forgot password', 15, (email) => post('/auth/forgot-password', { body: { email } })],
  ['confirm again', 15, (email) => post('/auth/send-email-confirmation', { body: { email } })],
];

describe.each(CALLS)('%s', (name, samples, ask) => {
  it('answers a known address as an unknown one', async () => {
    const unknown = visible(await ask(stranger()));
    for (const kind of [known, unconfirmed, blocked, deleted, invited]) {
      expect(visible(await ask(await kind()))).toEqual(unknown);
    }
  });

  const whom = name === 'confirm again' ? unconfirmed : known;
  it.each([
    ['a known', whom],
    ['an invited', invited],
  ])('takes as long for %s address as for an unknown one', { timeout: 60_000 }, async (_is, of) => {
    const ratio = await ratioOfTimes(
      samples,
      async () => {
        const email = await of();
        return () => ask(email);
      },
      async () => () => ask(stranger()),
    );
    expect(ratio).toBeLessThan(2);
  });
});

describe('the owner of a known address', () => {
  it('is notified by mail that someone tried to join with it', async () => {
    const email = await known();
    await post('/auth/register', { body: person(email) });
    const mail = await mailTo(email, 'You already have an account');
    expect(mail.text).not.toContain('token=');
    expect(mail.text).not.toContain('Sly');
  });
});
