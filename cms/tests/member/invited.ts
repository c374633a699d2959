import { post } from '../harness/http';
import { mailToken, PASSWORD, unique } from '../harness/members';

/** Someone to invite. */
export const guest = (more: Record<string, unknown> = {}) => ({
  firstName: 'Ines',
  lastName: unique('Guest'),
  email: `${unique('ines')}@test.example`,
  role: 'foster',
  ...more,
});

/** Invites somebody; `link` is a secret as good as the mailed one, which comes a second later. */
export async function invited(by: { token: string }, more: object = {}) {
  const person = guest({ ...more });
  const { status, body } = await post('/users/invitations', { token: by.token, body: person });
  if (status !== 200) throw new Error(`Not invited: ${status} ${JSON.stringify(body)}`);
  const id = body.id as number;
  return { ...person, id, link: await mailToken(id, 'invitation') };
}

/** Chooses a password by the mailed link. */
export const accept = (link: string, password = PASSWORD) =>
  post('/auth/reset-password', { body: { token: link, password } });

export const signIn = (email: string, password = PASSWORD) =>
  post('/auth/local', { body: { email, password } });
