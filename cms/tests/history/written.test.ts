import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import { db } from '../harness/database';
import { call, del, get, patch, post, put } from '../harness/http';
import { ADDRESS, makeMember, PASSWORD, signedIn, unique } from '../harness/members';
import { mailTo, tokenIn } from '../harness/outbox';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';
import { accept, guest, invited } from '../member/invited';

const admin = await signedIn({ role: 'admin', firstName: 'Agnes', lastName: unique('Scribe') });
const { token } = admin;
const person = (of: Parameters<typeof named>[0]) => ({ kind: 'member' as const, ...named(of) });

/** An entry of what the admin did. */
const entry = (more: Partial<HistoryEntry>) => ({
  by: named(admin),
  other: null,
  changes: [],
  reason: '',
  ...more,
});
/** The number of entries about everyone and everything. */
async function lengthOfAll(): Promise<number> {
  const [row] = await db('portal_history').count({ entries: '*' });
  return Number(row?.entries);
}
const profile = (of: { firstName: string; lastName: string; email: string }, more = {}) => ({
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

describe('the history of a member records', () => {
  it('a role, with its reason', async () => {
    const member = await makeMember({ role: 'pet_owner' });
    const body = { role: 'board_member', reason: '  Elected in May. ' };
    expect((await patch(`/users/${member.id}/role`, { token, body })).status).toBe(200);
    expect(await historyOf(token, member.id)).toEqual([
      entry({
        action: 'role',
        about: person(member),
        reason: 'Elected in May.',
        changes: [{ field: 'Role', from: 'Pet Owner', to: 'Board Member' }],
      }),
    ]);
  });

  it('verification, granted and revoked, of one and of many', async () => {
    const [one, two] = [
      await makeMember({ verified: false }),
      await makeMember({ verified: false }),
    ];
    await post('/users/verify', { token, body: { userIds: [one.id, two.id], verified: true } });
    await patch(`/users/${one.id}/verify`, { token, body: { verified: false } });
    const about = { action: 'verification' as const };
    const given = [{ field: 'Verification', from: 'Unverified', to: 'Verified' }];
    const taken = [{ field: 'Verification', from: 'Verified', to: 'Unverified' }];
    expect(await historyOf(token, one.id)).toEqual([
      entry({ ...about, about: person(one), changes: taken }),
      entry({ ...about, about: person(one), changes: given }),
    ]);
    expect(await historyOf(token, two.id)).toEqual([
      entry({ ...about, about: person(two), changes: given }),
    ]);
  });

  it('a profile, field by field, under the name it had', async () => {
    const me = await signedIn();
    const more = { firstName: 'Renamed', city: 'Salem', phoneNumber: '503 555 0199' };
    await put('/users/me', { token: me.token, body: profile(me, more) });
    expect(await historyOf(token, me.id)).toEqual([
      entry({
        action: 'profile',
        about: person(me),
        by: named(me),
        changes: [
          { field: 'First name', from: me.firstName, to: 'Renamed' },
          { field: 'Phone number', from: '+1 (503) 555-0123', to: '+1 (503) 555-0199' },
          { field: 'City', from: 'Portland', to: 'Salem' },
        ],
      }),
    ]);
  });

  it('an email address, when it is asked for and when it is confirmed', async () => {
    const me = await signedIn();
    const email = `${unique('fresh')}@test.example`;
    await put('/users/me', {
      token: me.token,
      body: profile(me, { email, currentPassword: PASSWORD }),
    });
    const link = tokenIn(await mailTo(email, 'Please confirm your new email'));
    await post('/auth/confirm-email', { body: { token: link } });
    const own = { action: 'profile' as const, about: person(me), by: named(me) };
    const change = (field: string) => [{ field, from: me.email, to: email }];
    expect(await historyOf(token, me.id)).toEqual([
      entry({ ...own, changes: change('Email') }),
      entry({ ...own, changes: change('Email, to be confirmed') }),
    ]);
  });

  it('what the directory shows', async () => {
    const me = await signedIn();
    const body = { showEmail: false, showCity: true };
    await put('/users/me/directory', { token: me.token, body });
    expect(await historyOf(token, me.id)).toEqual([
      entry({
        action: 'profile',
        about: person(me),
        by: named(me),
        changes: [{ field: 'Email in the directory', from: 'Shown', to: 'Hidden' }],
      }),
    ]);
  });

  it('a place under Featured', async () => {
    const member = await makeMember();
    await post('/memberships/feature', { token, body: { userId: member.id } });
    await del(`/memberships/feature/${member.id}`, { token });
    const about = { action: 'featured' as const, about: person(member) };
    expect(await historyOf(token, member.id)).toEqual([
      entry({ ...about, changes: [{ field: 'Featured', from: 'Yes', to: 'No' }] }),
      entry({ ...about, changes: [{ field: 'Featured', from: 'No', to: 'Yes' }] }),
    ]);
  });

  it('an invitation that is sent, sent again and withdrawn', async () => {
    const one = await invited(admin, { role: 'veterinarian' });
    await post(`/users/invitations/${one.id}/resend`, { token });
    await del(`/users/invitations/${one.id}`, { token });
    expect(await historyOf(token, one.id)).toEqual([
      entry({ action: 'withdrawn', about: person(one) }),
      entry({ action: 'reinvited', about: person(one) }),
      entry({
        action: 'invited',
        about: person(one),
        changes: [{ field: 'Role', from: '', to: 'Veterinarian' }],
      }),
    ]);
  });

  it('an invitation that is accepted, by its own guest', async () => {
    const one = await invited(admin);
    await accept(one.link);
    const [accepted, sent, ...rest] = await historyOf(token, one.id);
    expect(accepted).toEqual(entry({ action: 'accepted', about: person(one), by: named(one) }));
    expect([sent?.action, rest]).toEqual(['invited', []]);
  });

  it('deleting, restoring and erasing', async () => {
    const member = await makeMember();
    await del(`/users/${member.id}`, { token });
    await post(`/users/${member.id}/restore`, { token });
    await del(`/users/${member.id}`, { token });
    await del(`/users/trash/${member.id}`, { token });
    const actions = ['erased', 'deleted', 'restored', 'deleted'] as const;
    expect(await historyOf(token, member.id)).toEqual(
      actions.map((action) => entry({ action, about: person(member) })),
    );
  });
});

it('the history of a trust records its name, its members and its end', async () => {
  const [before, after] = [unique('Elm'), unique('Oak')];
  const { id } = (await post('/trusts', { token, body: { name: before } })).body;
  const member = await makeMember();
  await patch(`/trusts/${id}`, { token, body: { name: after } });
  const ids = { userId: member.id, trustId: id };
  for (const path of ['/trusts/assign', '/trusts/remove']) await post(path, { token, body: ids });
  await del(`/trusts/${id}`, { token });
  const trust = { kind: 'trust' as const, id, name: after };
  const both = { about: person(member), other: trust };
  expect(await historyOf(token, id, 'trust')).toEqual([
    entry({ action: 'deleted', about: trust }),
    entry({ action: 'removed', ...both }),
    entry({ action: 'assigned', ...both }),
    entry({
      action: 'renamed',
      about: trust,
      changes: [{ field: 'Name', from: before, to: after }],
    }),
    entry({ action: 'created', about: { ...trust, name: before } }),
  ]);
});

describe('the history does not record', () => {
  it('a password or the secret of a link', async () => {
    const secrets = [PASSWORD, 'Another-lantern-8', 'The-third-lantern-9'];
    const guest = await invited(admin);
    secrets.push(guest.link, tokenIn(await mailTo(guest.email, 'You are invited')));
    await accept(guest.link);
    const opened = await post('/auth/local', { body: { email: guest.email, password: PASSWORD } });
    const own = opened.body.accessToken;
    secrets.push(own);
    await post('/auth/change-password', {
      token: own,
      body: { currentPassword: PASSWORD, password: 'Another-lantern-8' },
    });
    await post('/auth/forgot-password', { body: { email: guest.email } });
    const reset = tokenIn(await mailTo(guest.email, 'Set a new password'));
    secrets.push(reset);
    await accept(reset, 'The-third-lantern-9');
    await del(`/users/${guest.id}`, { token });
    const whole = JSON.stringify(await db('portal_history').select());
    expect(whole).toContain(guest.lastName);
    for (const secret of [...secrets, '$scrypt$', 'never-chosen']) {
      expect(whole).not.toContain(secret);
    }
    const kept = await db('portal_mail_tokens').pluck('token_hash');
    for (const hash of kept) expect(whole).not.toContain(hash);
  });

  it('what was refused, and what changed nothing', async () => {
    const me = await signedIn({ role: 'caretaker' });
    const other = await makeMember({ role: 'caretaker' });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    const [trust, second] = [await makeTrust([other]), await makeTrust()];
    const { revision } = (await get('/users/me', { token: me.token })).body;
    const before = await lengthOfAll();
    const replies = [
      // Nothing changes.
      await patch(`/users/${other.id}/verify`, { token, body: { verified: true } }),
      await patch(`/users/${other.id}/role`, { token, body: { role: 'caretaker', reason: 'x' } }),
      await del(`/memberships/feature/${other.id}`, { token }),
      await put('/users/me', { token: me.token, body: profile(me, { revision }) }),
      await put('/users/me/directory', {
        token: me.token,
        body: { showEmail: true, showCity: true },
      }),
      await patch(`/trusts/${trust.id}`, { token, body: { name: ` ${trust.name} ` } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const refused: [string, string, string, object?][] = [
      [token, 'PATCH', `/users/${admin.id}/verify`, { verified: false }],
      [token, 'PATCH', `/users/${admin.id}/role`, { role: 'user', reason: 'x' }],
      [token, 'PATCH', `/users/${other.id}/role`, { role: 'user', reason: ' ' }],
      [token, 'DELETE', `/users/${admin.id}`],
      [token, 'DELETE', `/users/${deleted.id}`],
      [token, 'DELETE', `/users/trash/${other.id}`],
      [token, 'POST', `/users/${other.id}/restore`],
      [token, 'POST', '/memberships/feature', { userId: deleted.id }],
      [token, 'POST', '/users/invitations', guest({ email: other.email })],
      [token, 'DELETE', `/users/invitations/${other.id}`],
      [token, 'POST', '/trusts', { name: trust.name }],
      [token, 'PATCH', `/trusts/${trust.id}`, { name: second.name }],
      [token, 'DELETE', `/trusts/${trust.id}`],
      [token, 'POST', '/trusts/assign', { userId: other.id, trustId: trust.id }],
      [token, 'POST', '/trusts/remove', { userId: me.id, trustId: trust.id }],
      [token, 'POST', '/users/verify', { userIds: [admin.id, other.id], verified: false }],
      [me.token, 'PUT', '/caregivers/profile', { ...profile(other), city: 'x', userId: other.id }],
      [me.token, 'PUT', '/users/me', profile(me, { city: 'Salem', revision: 'an-older-one' })],
      [me.token, 'PUT', '/users/me', profile(me, { city: '' })],
      [me.token, 'PATCH', `/users/${other.id}/verify`, { verified: false }],
      [me.token, 'POST', '/trusts', { name: unique('Mine') }],
    ];
    for (const [by, method, path, body] of refused) {
      const { status } = await call(method, path, { token: by, ...(body && { body }) });
      expect([400, 403, 404, 409], `${method} ${path}`).toContain(status);
    }
    expect(await lengthOfAll()).toBe(before);
  });
});
