import { describe, expect, it } from 'vitest';
import { post, put } from '../harness/http';
import { ADDRESS, newcomer, PASSWORD, signedIn, unique } from '../harness/members';
import { mailsTo, mailTo } from '../harness/outbox';
import { guest } from '../member/invited';

const stranger = (more: Record<string, unknown> = {}) => {
  const names = {
    firstName: unique('Zebulon'),
    lastName: `${unique('Claim')} your prize at evil.example`,
  };
  return newcomer({ ...names, ...more });
};
const register = (body: object) => post('/auth/register', { body });

/** Nothing that was typed of someone stands in what is mailed to an address. */
async function expectNoWordOf(person: { firstName: string; lastName: string; email: string }) {
  const mails = await mailsTo(person.email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text, html } of mails) {
    const whole = `${subject} ${text} ${html || ''}`;
    for (const word of [person.firstName, ...person.lastName.split(' ', 1), 'evil.example']) {
      expect(whole).not.toContain(word);
    }
  }
}

describe('an address that nobody has confirmed', () => {
  it('gets no word from the person who joined with it, however often and however they ask for mails', async () => {
    const person = stranger();
    const { email } = person;
    expect((await register(person)).status).toBe(200);
    await mailTo(email, 'Please confirm your email address');
    expect((await register(person)).status).toBe(200);
    expect((await post('/auth/send-email-confirmation', { body: { email } })).status).toBe(200);
    expect((await post('/auth/forgot-password', { body: { email } })).status).toBe(200);
    // Queued after all of these, and sent after them.
    const { email: last } = stranger();
    expect((await register(stranger({ email: last }))).status).toBe(200);
    await mailTo(last, 'Please confirm your email address');
    await expectNoWordOf(person);
  });

  it('gets no word from a member who enters it as their own', async () => {
    const me = await signedIn({ firstName: unique('Zebulon'), lastName: unique('Claim') });
    const email = `${unique('victim')}@test.example`;
    const { firstName, lastName } = me;
    const body = {
      firstName,
      lastName,
      email,
      currentPassword: PASSWORD,
      phoneNumber: ADDRESS.phone_number,
      streetAddress: ADDRESS.street_address,
      city: ADDRESS.city,
      state: ADDRESS.state,
      zipCode: ADDRESS.zip_code,
      country: ADDRESS.country,
    };
    expect((await put('/users/me', { token: me.token, body })).status).toBe(200);
    await mailTo(email, 'Please confirm your new email address');
    await expectNoWordOf({ firstName, lastName, email });
  });

  it('does not get the name an admin gave the person they invite, but learns who invites', async () => {
    const { token, firstName, lastName } = await signedIn({ role: 'admin' });
    const person = guest({ firstName: unique('Zebulon'), lastName: unique('Claim') }) as ReturnType<
      typeof stranger
    >;
    expect((await post('/users/invitations', { token, body: person })).status).toBe(200);
    const mail = await mailTo(person.email, 'You are invited');
    expect(mail.text).toContain(`${firstName} ${lastName} invited you to the `);
    await expectNoWordOf(person);
  });
});

describe('a name', () => {
  it.each([
    'https://evil.example',
    'Claim: http://evil.example',
    'WWW.evil.example',
    'evil.example/win',
    'evil\\win',
  ])('is refused at its field if it is %s', async (name) => {
    for (const field of ['firstName', 'lastName']) {
      const reply = await register(stranger({ [field]: name }));
      expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
      const { token } = await signedIn({ role: 'admin' });
      const asked = await post('/users/invitations', { token, body: guest({ [field]: name }) });
      expect([asked.status, Object.keys(asked.body.details)]).toEqual([400, [field]]);
    }
  });

  it.each(['Anne-Marie', 'O\u2019Neil', 'van der Berg Jr.', 'J. R.', '\u9648\u5c0f\u9f99'])(
    'is accepted if it is %s',
    async (firstName) => expect((await register(stranger({ firstName }))).status).toBe(200),
  );
});
