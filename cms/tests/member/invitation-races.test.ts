import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, post, type Reply } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import { signedIn } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { accept, guest, invited } from './invited';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const resend = (id: number) => post(`/users/invitations/${id}/resend`, { token });
const withdraw = (id: number) => del(`/users/invitations/${id}`, { token });
const rowOf = (email: string) => db('up_users').where({ email }).first();
type Person = Awaited<ReturnType<typeof invited>>;
type Act = (person: Person) => Promise<Reply>;
const withdrawn: Act = ({ id }) => withdraw(id);

/** Someone invited, to whom two things happen at the same moment; the answers in the order of the acts. */
async function both(one: Act, other: Act, otherFirst: boolean) {
  const person = await invited(admin);
  const acts = otherFirst ? [other, one] : [one, other];
  const replies = await meetAt(
    'up_users',
    person.id,
    acts.map((act) => () => act(person)),
  );
  const [first, second] = otherFirst ? [...replies].reverse() : replies;
  return { person, statuses: [first?.status ?? 0, second?.status ?? 0] as const };
}

describe.each([
  ['first', false],
  ['second', true],
])('at the same moment, the withdrawal coming %s', (_which, otherFirst) => {
  it('accepting: one of them succeeds and the other is refused', async () => {
    const acts = [withdrawn, ({ link }: Person) => accept(link)] as const;
    const { person, statuses } = await both(...acts, otherFirst);
    const row = await rowOf(person.email);
    const actions = (await historyOf(token, person.id)).map(({ action }) => action);
    if (statuses[0] === 200) {
      expect(statuses).toEqual([200, expect.toBeOneOf([400, 409])]);
      expect([row, actions]).toEqual([undefined, ['withdrawn', 'invited']]);
    } else {
      expect(statuses).toEqual([expect.toBeOneOf([404, 409]), 200]);
      expect([Boolean(row.confirmed), actions]).toEqual([true, ['accepted', 'invited']]);
    }
  });

  it.each([
    ['a stranger joining', '/auth/register', true],
    ['asking for the confirmation', '/auth/send-email-confirmation', false],
    ['a forgotten password', '/auth/forgot-password', false],
  ])('%s: both answers are the usual ones', async (_what, path, joins) => {
    const ask = ({ email }: Person) => {
      const more = {
        firstName: 'Mallory',
        lastName: 'Stranger',
        phoneNumber: '5035550170',
        password: 'the-stranger-knows-8',
        role: 'pet_owner',
      };
      return post(path, { body: { email, ...(joins && more) } });
    };
    const { person, statuses } = await both(withdrawn, ask, otherFirst);
    expect(statuses).toEqual([200, 200]);
    const row = await rowOf(person.email);
    // Whoever joined a moment later has an account of their own, and nothing of the invited one's.
    if (row) expect([joins, row.first_name, row.invited_at]).toEqual([true, 'Mallory', null]);
    const left = await db('portal_mail_tokens').where({ member_id: person.id });
    expect(left).toEqual([]);
  });
});

describe.each([
  ['first', false],
  ['second', true],
])('at the same moment, sending it again coming %s', (_which, otherFirst) => {
  it('accepting: whoever has accepted stays accepted', async () => {
    const { person, statuses } = await both(
      ({ id }) => resend(id),
      ({ link }) => accept(link),
      otherFirst,
    );
    expect(statuses).toEqual([expect.toBeOneOf([200, 404]), expect.toBeOneOf([200, 400])]);
    expect(statuses).not.toEqual([404, 400]);
    const accepted = statuses[1] === 200;
    expect(Boolean((await rowOf(person.email)).confirmed)).toBe(accepted);
    const left = await db('portal_mail_tokens').where({ member_id: person.id });
    expect(left).toHaveLength(accepted ? 0 : 1);
  });

  it('withdrawing: nothing is left that could be accepted', async () => {
    const { person, statuses } = await both(({ id }) => resend(id), withdrawn, otherFirst);
    expect(statuses).toEqual([expect.toBeOneOf([200, 404]), 200]);
    expect(await rowOf(person.email)).toBeUndefined();
    expect(await db('portal_mail_tokens').where({ member_id: person.id })).toEqual([]);
    expect((await accept(person.link)).status).toBe(400);
  });
});

it('of an invitation and a stranger joining with the same new address one comes first', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email, ...person } = guest();
    const joining = { ...person, email, phoneNumber: '5035550170', firstName: 'Mallory' };
    const [invitation, joined] = await Promise.all([
      post('/users/invitations', { token, body: { ...person, email } }),
      post('/auth/register', { body: { ...joining, password: 'the-stranger-knows-8' } }),
    ]);
    const rows = await db('up_users').where({ email });
    expect([joined.status, rows.length]).toEqual([200, 1]);
    const [{ first_name: name, invited_at: at }] = rows;
    if (invitation.status === 200)
      expect([name, at]).toEqual([person.firstName, expect.anything()]);
    else expect([invitation.status, name, at]).toEqual([409, 'Mallory', null]);
  }
});
