import { describe, expect, it } from 'vitest';
import { CLOSING_DAYS, OWN_DATA_TEXTS } from '@hearthside/contract/member/own-data';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { PASSWORD, signedIn, unique } from '../harness/members';
import { named, subjectsTo } from '../harness/notifications';
import { mailTo, tokenIn } from '../harness/outbox';
import { makePet } from '../harness/pets';
import { codeOf, firstStep, memberWithApp, secondStep } from '../harness/second-factor';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const currentPassword = PASSWORD;
type Me = Awaited<ReturnType<typeof signedIn>>;
const close = (me: Me, body: object = { currentPassword }) =>
  post('/users/me/closing', { token: me.token, body });
const signIn = ({ email }: Me, password = PASSWORD) =>
  post('/auth/local', { body: { email, password } });
const requestOf = async (name: string) => {
  const { body } = await get('/users/data-requests', { token, query: { limit: 100 } });
  return body.requests.find((one: { name: string }) => one.name === name);
};

describe('a member who closes their account', () => {
  it('is signed out, hidden, notified by mail, and in the office’s record', async () => {
    const me = await signedIn({ role: 'volunteer' });
    expect(await close(me, {})).toMatchObject({ status: 400, code: 'PASSWORD_NEEDED' });
    expect(await close(me, { currentPassword: 'wrong-password-1' })).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    const { status, body } = await close(me);
    expect(status).toBe(200);
    const days = (Date.parse(body.erasedAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(CLOSING_DAYS);
    expect((await get('/users/me', { token: me.token })).status).toBe(401);
    expect((await get(`/users/${me.id}`, { token })).status).toBe(404);
    expect(await subjectsTo(me.email)).toContain('Your account is closed');
    const { name } = named(me);
    expect(await requestOf(name)).toMatchObject({
      kind: 'closing',
      memberId: me.id,
      state: 'open',
      doneAt: null,
      animals: [],
      dueAt: body.erasedAt,
    });
    const trashed = await get('/users/trash', { token, query: { search: me.lastName } });
    expect(trashed.body.users).toMatchObject([{ deletedBy: name, closed: true }]);
  });

  it('comes back by signing in, as they were, and is notified', async () => {
    const me = await signedIn({ role: 'volunteer' });
    await close(me);
    expect((await signIn(me, 'wrong-password-1')).status).toBe(400);
    const back = await signIn(me);
    expect(back.status).toBe(200);
    expect(back.body.me).toMatchObject({ id: me.id, role: 'volunteer', verified: true });
    expect((await get('/users/me', { token: back.body.accessToken })).status).toBe(200);
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'undone', dueAt: null });
    expect(await subjectsTo(me.email)).toContain('Your account stays open');
    const history = await get('/history', { token, query: { kind: 'member', about: me.id } });
    const actions = history.body.entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['reopened', 'closed']);
  });

  it('comes back with a new password if they have forgotten theirs, and not before they sign in', async () => {
    const me = await signedIn({ role: 'volunteer' });
    await close(me);
    await post('/auth/forgot-password', { body: { email: me.email } });
    const mail = await mailTo(me.email, 'Set a new password');
    expect(mail.text).toContain('Your account is closed.');
    const link = tokenIn(mail);
    expect((await post('/auth/check-link', { body: { token: link } })).body).toEqual({
      email: me.email,
    });
    const password = 'Anemone-under-ash-5';
    const body = { token: link, password };
    expect((await post('/auth/reset-password', { body })).status).toBe(200);
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'open' });
    expect((await signIn(me)).status).toBe(400);
    expect((await signIn(me, password)).body.me).toMatchObject({ id: me.id });
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'undone' });
  });

  it('is told that they can sign in when they try to join again', async () => {
    const me = await signedIn({ role: 'volunteer' });
    await close(me);
    const { firstName, lastName, email } = me;
    const person = { firstName, lastName, email, phoneNumber: '5035550188', role: 'foster' };
    const body = { ...person, password: 'Anemone-under-ash-5' };
    expect((await post('/auth/register', { body })).status).toBe(200);
    expect((await mailTo(email, 'You already have an account')).text).toContain('just sign in');
  });

  it('comes back only after the second step, where there is one', async () => {
    const me = await memberWithApp();
    expect((await close(me)).status).toBe(200);
    const { reply, cookie } = await firstStep(me.email);
    expect([reply.status, reply.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'open' });
    expect((await secondStep(cookie, { code: '000000' })).status).toBe(400);
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'open' });
    const back = await secondStep(cookie, { code: codeOf(me.secret) });
    expect([back.status, back.body.me?.id]).toEqual([200, me.id]);
    expect(await requestOf(named(me).name)).toMatchObject({ state: 'undone' });
  });

  it('does not come back from a deletion by an admin, also not after having come back before', async () => {
    const me = await signedIn({ role: 'volunteer' });
    await close(me);
    await signIn(me);
    await del(`/users/${me.id}`, { token });
    expect((await signIn(me)).status).toBe(403);
    await post('/auth/forgot-password', { body: { email: me.email } });
    expect(await db('portal_mail_tokens').where({ member_id: me.id })).toEqual([]);
    const other = await signedIn({ role: 'volunteer' });
    await close(other);
    await post(`/users/${other.id}/restore`, { token });
    expect(await subjectsTo(other.email)).toContain('Your account has been restored');
    expect(await requestOf(named(other).name)).toMatchObject({ state: 'undone' });
    await del(`/users/${other.id}`, { token });
    expect((await signIn(other)).status).toBe(403);
  });

  it('is told of the restoring only if they had closed the account themselves', async () => {
    const me = await signedIn({ role: 'volunteer' });
    await del(`/users/${me.id}`, { token });
    const trashed = await get('/users/trash', { token, query: { search: me.lastName } });
    expect(trashed.body.users).toMatchObject([{ id: me.id, closed: false }]);
    expect((await post(`/users/${me.id}/restore`, { token })).status).toBe(200);
    expect(await subjectsTo(me.email)).toEqual([]);
  });

  it('is erased by the same manifest as by an admin, and only the record stays', async () => {
    const me = await signedIn({ role: 'pet_owner', lastName: unique('Leaver') });
    const { id: pet } = await makePet({ owner: me });
    const person = unique('Successor');
    await close(me, { currentPassword, animals: [{ petId: pet, person }] });
    expect((await requestOf(named(me).name)).animals).toMatchObject([{ petId: pet, person }]);
    expect((await del(`/users/trash/${me.id}`, { token })).status).toBe(200);
    const record = await requestOf(named(me).name);
    expect(record).toMatchObject({ memberId: null, state: 'done', animals: [] });
    expect(Date.now() - Date.parse(record.doneAt)).toBeLessThan(20_000);
    expect(await db('up_users').where({ id: me.id })).toEqual([]);
    expect(await db('pets').where({ id: pet }).first('owner_id')).toEqual({ owner_id: null });
  });

  it('has to decide about each animal first, and only about their own', async () => {
    const me = await signedIn({ role: 'pet_owner' });
    const { id: one } = await makePet({ owner: me });
    const { id: two } = await makePet({ owner: me });
    const { id: others } = await makePet({ owner: await signedIn({ role: 'pet_owner' }) });
    const before = await get('/users/me/closing', { token: me.token });
    expect(before.body.animals.map(({ id }: { id: number }) => id).sort()).toEqual(
      [one, two].sort(),
    );
    expect(before.body.belongings).toMatchObject([{ kind: 'pets', count: 2 }]);
    const animals = [{ petId: one, person: '' }, { petId: others }];
    const refused = await close(me, { currentPassword, animals });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.details).toEqual({ animals: OWN_DATA_TEXTS.animalsFirst });
    expect((await get('/users/me', { token: me.token })).status).toBe(200);
    const all = [{ petId: one }, { petId: two, person: 'Jo' }, { petId: others, person: 'X' }];
    expect((await close(me, { currentPassword, animals: all })).status).toBe(200);
    const decided = (await requestOf(named(me).name)).animals;
    expect(decided.map(({ petId }: { petId: number }) => petId).sort()).toEqual([one, two].sort());
  });

  it('cannot be an admin, because there must be one', async () => {
    const other = await signedIn({ role: 'admin' });
    const refused = await close(other);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe(OWN_DATA_TEXTS.adminsStay);
  });
});

it('the record of requests is for admins, and paged', async () => {
  const me = await signedIn({ role: 'employee' });
  expect((await get('/users/data-requests', { token: me.token })).status).toBe(403);
  const { body } = await get('/users/data-requests', { token, query: { limit: 2 } });
  expect(body.requests).toHaveLength(2);
  expect(body.pagination.total).toBeGreaterThan(2);
});
