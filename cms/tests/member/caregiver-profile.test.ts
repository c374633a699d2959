import { describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { db } from '../harness/database';
import { get, post, put } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import {
  ADDRESS,
  makeMember,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
} from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';

/** Part 1 §5.1, which also checks a caregiver's profile. */
const FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
};

const profile = (of: TestMember, more: object = {}) => ({
  userId: of.id,
  firstName: of.firstName,
  lastName: of.lastName,
  email: of.email,
  phoneNumber: ADDRESS.phone_number,
  streetAddress: ADDRESS.street_address,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zipCode: ADDRESS.zip_code,
  country: ADDRESS.country,
  ...more,
});
const save = ({ token }: { token: string }, body: object) =>
  put('/caregivers/profile', { token, body });
const caretaker = (more: object = {}) => signedIn({ role: 'caretaker', ...more });
const admin = await signedIn({ role: 'admin', firstName: 'Agnes', lastName: unique('Admin') });
const detailOf = async ({ id }: { id: number }) =>
  (await get(`/caregivers/${id}`, { token: admin.token })).body;

describe('a caregiver\u2019s profile', () => {
  it.each(['their own caretaker', 'an admin'])('is saved by %s', async (who) => {
    const of = await caretaker();
    const by = who === 'an admin' ? admin : of;
    const reply = await save(by, profile(of, { city: 'Salem', phoneNumber: '503 555 0199' }));
    const data = await detailOf(of);
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, message: 'Profile updated successfully!', data },
    ]);
    expect(data).toMatchObject({ phoneNumber: '503 555 0199', address: { city: 'Salem' } });
    const row = await db('up_users').where({ id: of.id }).first();
    expect([row.city, row.phone_number, row.email]).toEqual(['Salem', '503 555 0199', of.email]);
  });

  it('can also be saved by an admin while its caretaker waits, and then not by the caretaker', async () => {
    const of = await caretaker({ verified: false });
    const theirs = await save(of, profile(of, { city: 'Bend' }));
    expect(theirs.status).toBe(403);
    expect((await save(admin, profile(of, { city: 'Salem' }))).status).toBe(200);
    expect((await detailOf(of)).address.city).toBe('Salem');
  });

  it('cannot be saved by anyone else, and a refusal leaves no trace', async () => {
    const of = await makeMember({ role: 'caretaker' });
    const callers: TestMember[] = [];
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      callers.push(await signedIn({ role }));
    }
    callers.push(await signedIn({ role: 'admin', verified: false }));
    const before = await snapshot();
    for (const caller of callers as (TestMember & { token: string })[]) {
      const reply = await save(caller, profile(of, { city: 'Salem', email: 'x@test.example' }));
      expect(reply.status, caller.role).toBe(403);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is missing where there is no such caregiver', async () => {
    const others = [
      await makeMember({ role: 'foster' }),
      await makeMember({ role: 'admin' }),
      await makeMember({ role: 'caretaker', confirmed: false }),
      await makeMember({ role: 'caretaker', blocked: true }),
      await makeMember({ role: 'caretaker', columns: { deleted_at: new Date() } }),
      { ...(await makeMember()), id: 2_000_000_000 },
    ];
    const before = await snapshot();
    for (const of of [admin, ...others]) {
      const reply = await save(admin, profile(of, { city: 'Salem' }));
      expect([reply.status, reply.body]).toEqual([404, { error: 'No caregiver selected' }]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['role', 'admin'] as const,
    ['verified', true] as const,
    ['id', 1] as const,
    ['password', 'Another-lantern-8'] as const,
    ['pendingEmail', 'x@y.zz'] as const,
    ['blocked', false] as const,
    ['featuredAt', null] as const,
    ['petTrustName', 'x'] as const,
    ['mayEdit', true] as const,
  ])('takes no %s beside the fields', async (key, value) => {
    const of = await caretaker();
    const before = await db('up_users').where({ id: of.id }).first();
    const reply = await save(of, profile(of, { city: 'Salem', [key]: value }));
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [key]]);
    expect(await db('up_users').where({ id: of.id }).first()).toEqual(before);
  });

  it.each(Object.entries(FIELDS))('needs %s: "%s is required"', async (field, label) => {
    const of = await caretaker();
    const reply = await save(of, profile(of, { [field]: ' ' }));
    expect([reply.status, reply.body.details]).toEqual([400, { [field]: `${label} is required` }]);
  });

  it.each([
    ['email', 'a@b', 'Invalid email address'],
    ['phoneNumber', '12', 'Enter the phone number with its area code'],
    ['country', 'Atlantis', 'Choose a country from the list'],
    ['state', 'Bavaria', 'Choose a state from the list'],
  ])('refuses the %s "%s": %s', async (field, value, message) => {
    const of = await caretaker();
    const reply = await save(of, profile(of, { [field]: value }));
    expect([reply.status, reply.body.details]).toEqual([400, { [field]: message }]);
  });

  it('needs to know whose it is', async () => {
    for (const userId of [undefined, null, 'x', 0, -1, 1.5, 2_147_483_648]) {
      const reply = await save(admin, { ...profile(admin), userId });
      expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, ['userId']]);
    }
  });
});

describe('two people who edit one caregiver', () => {
  it('get a conflict if the other was faster, and nothing of the second save is stored', async () => {
    const of = await caretaker();
    const { revision } = await detailOf(of);
    expect((await save(of, profile(of, { city: 'Bend', revision }))).status).toBe(200);
    const before = await snapshot();
    const email = `${unique('fresh')}@test.example`;
    const late = await save(
      admin,
      profile(of, { city: 'Salem', email, revision, currentPassword: PASSWORD }),
    );
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('Someone else changed this profile while you were editing');
    expect(await snapshot()).toEqual(before);
  });

  it('are not told of each other by a save that is sent again because its answer was lost', async () => {
    const of = await caretaker();
    const { revision } = await detailOf(of);
    const email = `${unique('fresh')}@test.example`;
    const again = profile(of, { city: 'Bend', email, revision });
    expect((await save(of, { ...again, currentPassword: PASSWORD })).status).toBe(200);
    const before = await snapshot();
    expect((await save(of, again)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
    expect((await save(of, { ...again, city: 'Salem' })).status).toBe(409);
  });

  it('get one success and one conflict if they save at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const of = await caretaker();
      const { revision } = await detailOf(of);
      const replies = await meetAt('up_users', of.id, [
        () => save(admin, profile(of, { city: 'Salem', revision })),
        () => save(of, profile(of, { city: 'Bend', revision })),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = replies[0]?.status === 200 ? 'Salem' : 'Bend';
      expect((await detailOf(of)).address.city).toBe(won);
      expect(await historyOf(admin.token, of.id)).toHaveLength(1);
    }
  });
});

describe('a caregiver\u2019s new email address', () => {
  it('waits for its confirmation, and only the new address gets the link that confirms', async () => {
    const of = await caretaker();
    const email = `${unique('fresh')}@test.example`;
    const { body } = await save(admin, profile(of, { email, currentPassword: PASSWORD }));
    expect(body.data).toMatchObject({ email: of.email, pendingEmail: email });
    const mail = await mailTo(email, 'Please confirm your new email');
    await mailTo(of.email, 'Your email address is about to change');
    expect(await mailsTo(admin.email)).toEqual([]);
    const token = tokenIn(mail);
    expect((await post('/auth/confirm-email', { body: { token } })).status).toBe(200);
    expect(await detailOf(of)).toMatchObject({ email, pendingEmail: null });
    await mailTo(of.email, 'Your email address has been changed');
  });

  it('that is somebody else\u2019s mails nobody and is never theirs', async () => {
    const of = await caretaker();
    const taken = await makeMember();
    const reply = await save(admin, profile(of, { email: taken.email, currentPassword: PASSWORD }));
    expect([reply.status, reply.body.data.email]).toEqual([200, of.email]);
    expect(await db('portal_mails').where({ to: taken.email })).toEqual([]);
  });
});

describe('the history of a caregiver’s profile', () => {
  it('records each field from old to new and who did it, and the caretaker is notified', async () => {
    const of = await caretaker();
    const email = `${unique('fresh')}@test.example`;
    await save(
      admin,
      profile(of, { city: 'Salem', zipCode: '97301', email, currentPassword: PASSWORD }),
    );
    expect(await historyOf(admin.token, of.id)).toEqual([
      {
        action: 'profile',
        by: named(admin),
        about: { kind: 'member', ...named(of) },
        other: null,
        reason: '',
        changes: [
          { field: 'City', from: 'Portland', to: 'Salem' },
          { field: 'Zip code', from: '97205', to: '97301' },
          { field: 'Email, to be confirmed', from: of.email, to: email },
        ],
      },
    ]);
    const [news, ...more] = await notificationsOf(of.id);
    expect([news, more]).toMatchObject([
      { kind: 'profile', title: 'An admin has changed your profile', link: '/profile' },
      [],
    ]);
    for (const field of ['City', 'Zip code', 'Email']) expect(news?.body).toContain(field);
  });

  it('records nothing if nothing changed, and a caretaker is not notified of their own changes', async () => {
    const of = await caretaker();
    await save(of, profile(of, { city: 'Salem' }));
    await save(of, profile(of, { city: 'Salem' }));
    await save(admin, profile(of, { city: 'Salem' }));
    expect(await historyOf(admin.token, of.id)).toMatchObject([{ by: named(of) }]);
    expect(await notificationsOf(of.id)).toEqual([]);
  });
});
