import { beforeAll, describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { del, get, post } from '../harness/http';
import { plantForm, plantResponse } from '../harness/forms';
import {
  makeMember,
  mailToken,
  newcomer,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { historyOf } from '../harness/notifications';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { linkToTeam, makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { until } from '../harness/until';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});

const DAY = 86_400_000;
const room = async () => (await get('/users/waiting', { token: admin.token })).body;
const idsIn = (of: { people: { id: number }[] }) => of.people.map(({ id }) => id);
/** Long before everybody else, so that they are among the first. */
const long = { createdAt: new Date('2001-01-01') };
const invited = (daysAgo: number) =>
  makeMember({
    confirmed: false,
    columns: { invited_at: new Date(Date.now() - daysAgo * DAY), password: 'never-chosen' },
  });
const resend = (id: number, by: TestSession = admin) =>
  post(`/users/unconfirmed/${id}/resend`, { token: by.token });
const remove = (id: number, by: TestSession = admin) =>
  del(`/users/unconfirmed/${id}`, { token: by.token });

describe('the waiting room', () => {
  it('has each kind of those who wait, and nobody else', async () => {
    const waits = await makeMember({ verified: false, ...long });
    const registered = await makeMember({ confirmed: false, ...long });
    const expired = await invited(400);
    const others = [
      await makeMember(),
      await makeMember({ verified: false, blocked: true, ...long }),
      await makeMember({ verified: false, columns: { deleted_at: new Date() }, ...long }),
      await invited(1),
    ];
    const now = await room();
    expect(idsIn(now.newcomers)).toContain(waits.id);
    expect(idsIn(now.unconfirmed)).toContain(registered.id);
    expect(idsIn(now.expired)).toContain(expired.id);
    const all = Object.values(now).flatMap((of) => idsIn(of as typeof now.expired));
    for (const { id } of others) expect(all).not.toContain(id);
    // An invitation that has expired is no unconfirmed registration.
    expect(idsIn(now.unconfirmed)).not.toContain(expired.id);
  });

  it('says of a newcomer what they have sent and what is missing', async () => {
    const { phone_number, street_address, city, state, zip_code, country } = {
      phone_number: '',
      street_address: '',
      city: '',
      state: '',
      zip_code: '',
      country: '',
    };
    const role = 'veterinarian';
    const waits = await makeMember({
      role,
      verified: false,
      ...long,
      columns: { phone_number, street_address, city, state, zip_code, country },
    });
    const form = await plantForm({ accessRoles: [role] });
    const entry = async () =>
      (await room()).newcomers.people.find(({ id }: { id: number }) => id === waits.id);
    const title = (await db('forms').where({ id: form.id }).first('title')).title;
    expect((await entry()).missing).toEqual(
      expect.arrayContaining(['Their profile is not complete', `${title}: Not Started`]),
    );
    await plantResponse(form, waits, { status: 'pending' });
    expect((await entry()).sent).toContain(`${title}: Pending Approval`);
    expect((await entry()).missing).not.toContain(`${title}: Not Started`);
  });

  it('has closed accounts with the day on which each is erased, the next ones first', async () => {
    const close = async (days: number) => {
      const member = await makeMember({ columns: { deleted_at: new Date() } });
      const animals = [{ petId: 2_000_000_000, name: 'Biscuit', person: 'Jo Park', state: 'gone' }];
      const asked = { kind: 'closing', state: 'open', asked_at: new Date(), tries: 0 };
      const ends_at = new Date(Date.now() + days * DAY);
      await insert('portal_data_requests', {
        ...asked,
        ends_at,
        member_id: member.id,
        member_name: member.lastName,
        animals: JSON.stringify(animals),
      });
      return { id: member.id, dueAt: ends_at.toISOString(), animals };
    };
    const before = (await room()).closings.total;
    const [later, sooner] = [await close(0.9), await close(0.5)];
    const copied = await makeMember();
    await insert('portal_data_requests', {
      kind: 'copy',
      state: 'failed',
      asked_at: new Date(),
      member_id: copied.id,
      member_name: copied.lastName,
    });
    const { closings } = await room();
    expect(closings.total).toBe(before + 2);
    expect(closings.people.slice(0, 2)).toMatchObject([sooner, later]);
    expect(idsIn(closings)).not.toContain(copied.id);
    await db('portal_data_requests').where({ member_id: later.id }).update({ state: 'undone' });
    expect((await room()).closings.total).toBe(before + 1);
  });

  it('shows what became of the animals of a closed account, and whom else its member cares for', async () => {
    const me = await signedIn({ role: 'pet_owner' });
    const [owner, heir] = [await makeMember({ role: 'pet_owner' }), await makeMember()];
    const [waiting, placed, erased] = [
      await makePet({ owner: me }),
      await makePet({ owner: me }),
      await makePet({ owner: me }),
    ];
    const others = await makePet({ owner, name: unique('Moss') });
    await linkToTeam(others.id, 'caretaker', me.id);
    const animals = [waiting, placed, erased].map(({ id }) => ({ petId: id, person: 'Jo Park' }));
    const body = { currentPassword: PASSWORD, animals };
    expect((await post('/users/me/closing', { token: me.token, body })).status).toBe(200);
    const { firstName, lastName } = heir;
    const taken = { owner_id: heir.id, owner_first_name: firstName, owner_last_name: lastName };
    await db('pets').where({ id: placed.id }).update(taken);
    await db('pets').where({ id: erased.id }).delete();

    const person = (await room()).closings.people.find(({ id }: { id: number }) => id === me.id);
    const listed = await get('/users/data-requests', { token: admin.token, query: { limit: 100 } });
    const request = listed.body.requests.find(
      (one: { memberId: number }) => one.memberId === me.id,
    );
    for (const shown of [person.animals, request.animals]) {
      expect(shown).toMatchObject([
        { petId: waiting.id, state: 'theirs', owner: '', person: 'Jo Park' },
        { petId: placed.id, state: 'placed', owner: `${firstName} ${lastName}` },
        { petId: erased.id, state: 'gone', owner: '' },
      ]);
    }
    expect(person.care).toMatchObject({ kind: 'care', count: 1, names: [others.name] });
    await post('/auth/local', { body: { email: me.email, password: PASSWORD } });
    const back = await get('/users/data-requests', { token: admin.token, query: { limit: 100 } });
    const undone = back.body.requests.find((one: { memberId: number }) => one.memberId === me.id);
    expect(undone).toMatchObject({ state: 'undone', animals: [] });
  });

  it('shows until when the link of a registration works', async () => {
    const registered = await makeMember({ confirmed: false, ...long });
    const entry = async () =>
      (await room()).unconfirmed.people.find(({ id }: { id: number }) => id === registered.id);
    expect((await entry()).linkEndsAt).toBeNull();
    await mailToken(registered.id, 'confirm_email', -1000);
    expect((await entry()).linkEndsAt).toBeNull();
    await mailToken(registered.id, 'confirm_email', DAY);
    expect(new Date((await entry()).linkEndsAt).getTime()).toBeGreaterThan(Date.now());
  });

  it('has on Home the numbers that it shows', async () => {
    const asking = await makeMember({ role: 'user' });
    const row = { member_id: asking.id, role: 'foster', reason: 'r', asked_at: new Date() };
    await insert('portal_role_requests', row);
    const now = await room();
    const { attention } = (await get('/users/me/home', { token: admin.token })).body;
    const of = (kind: string) => attention.find((item: { kind: string }) => item.kind === kind);
    expect(of('verify_members').count).toBe(now.newcomers.total);
    const { requests, unconfirmed, expired, closings } = now;
    expect(of('waiting_room').count).toBe(
      requests.total + unconfirmed.total + expired.total + closings.total,
    );
    expect(of('waiting_room').link).toBe('/users/waiting');
  });
});

describe('somebody who never confirmed', () => {
  it('is sent the mail again, whose link works and ends the one before', async () => {
    const person = newcomer();
    await post('/auth/register', { body: person });
    const first = tokenIn(await mailTo(person.email, 'Please confirm your email'));
    const { id } = await db('up_users').where({ email: person.email }).first('id');
    const reply = await resend(id);
    expect([reply.status, reply.body]).toEqual([200, { id }]);
    const second = await until('the second mail', async () => (await mailsTo(person.email))[1]);
    const confirm = (token: string) =>
      post('/auth/confirm-email', { body: { token, password: PASSWORD } });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(tokenIn(second))).body).toEqual({ email: person.email, confirmed: true });
    expect((await historyOf(admin.token, id))[0]?.action).toBe('confirmation_sent');
    expect((await resend(id)).status).toBe(404);
  });

  it('is removed with their link, and can register again', async () => {
    const person = newcomer();
    await post('/auth/register', { body: person });
    const token = tokenIn(await mailTo(person.email, 'Please confirm your email'));
    const { id } = await db('up_users').where({ email: person.email }).first('id');
    const reply = await remove(id);
    expect([reply.status, reply.body]).toEqual([200, { id }]);
    expect(await db('up_users').where({ id })).toEqual([]);
    const confirmed = await post('/auth/confirm-email', { body: { token, password: PASSWORD } });
    expect(confirmed.status).toBe(400);
    await post('/auth/register', { body: person });
    expect(await db('up_users').where({ email: person.email })).toHaveLength(1);
  });

  it('is neither mailed nor removed by others, and nobody else is meant', async () => {
    const registered = await makeMember({ confirmed: false });
    const employee = await signedIn({ role: 'employee' });
    const others = [
      await makeMember(),
      await invited(1),
      await makeMember({ confirmed: false, columns: { deleted_at: new Date() } }),
    ];
    const before = await snapshot();
    expect((await resend(registered.id, employee)).status).toBe(403);
    expect((await remove(registered.id, employee)).status).toBe(403);
    for (const { id } of others) {
      expect((await resend(id)).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is not lost to an admin who removes them as they confirm', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = newcomer({ email: `${unique('race')}@test.example` });
      await post('/auth/register', { body: person });
      const token = tokenIn(await mailTo(person.email, 'Please confirm your email'));
      const { id } = await db('up_users').where({ email: person.email }).first('id');
      const [confirmed, removed] = await Promise.all([
        post('/auth/confirm-email', { body: { token, password: PASSWORD } }),
        remove(id),
      ]);
      const left = await db('up_users').where({ id, confirmed: true });
      expect(left.length, confirmed.text + removed.text).toBe(confirmed.status === 200 ? 1 : 0);
      expect([confirmed.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });
});
