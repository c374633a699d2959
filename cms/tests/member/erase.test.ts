import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { del, get, post, type Reply } from '../harness/http';
import {
  mailToken,
  makeMember,
  openSession,
  PASSWORD,
  signedIn,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { fileForm, sendPicture } from '../harness/picture';
import { server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const remove = (id: number) => del(`/users/${id}`, { token: admin.token });
const erase = (id: number, by = admin): Promise<Reply> =>
  del(`/users/trash/${id}`, { token: by.token });
const restore = (id: number) => post(`/users/${id}/restore`, { token: admin.token });
const deleted = () => makeMember({ columns: { deleted_at: new Date(), deleted_by: 'Bo Birch' } });
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d6b58' } })
  .png()
  .toBuffer();

/** Every row that belongs to a member, by table. */
async function rowsOf(id: number) {
  const whose = [
    ['up_users', 'id'],
    ['portal_sessions', 'member_id'],
    ['portal_mail_tokens', 'member_id'],
    ['portal_notifications', 'member_id'],
    ['trust_assignments', 'member_id'],
    ['portal_files', 'owner_id'],
  ] as const;
  const counts = whose.map(async ([table, column]) => {
    const [row] = await db(table)
      .where({ [column]: id })
      .count({ rows: '*' });
    return [table, Number(row?.rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
const NOTHING = {
  up_users: 0,
  portal_sessions: 0,
  portal_mail_tokens: 0,
  portal_notifications: 0,
  trust_assignments: 0,
  portal_files: 0,
};

/** A member with something of everything, and where their picture's bytes lie. */
async function withDependents() {
  const member = await signedIn();
  expect((await sendPicture(member.token, fileForm(png, 'me.png', 'image/png'))).status).toBe(200);
  const [file] = await db('portal_files').where({ owner_id: member.id });
  const trust = await makeTrust([member]);
  const notification = { member_id: member.id, kind: 'welcome', title: 'Hello', body: 'there' };
  await insert('portal_notifications', notification);
  return { ...member, trust, bytes: path.join(server.dataDir, 'files', file.key) };
}

describe('erasing a user', () => {
  it('leaves no row and no file of them', async () => {
    const member = await withDependents();
    await remove(member.id);
    // Whatever may be left over or come meanwhile.
    await openSession(member.id);
    await mailToken(member.id, 'reset_password');
    expect(await rowsOf(member.id)).toEqual({
      up_users: 1,
      portal_sessions: 1,
      portal_mail_tokens: 1,
      portal_notifications: 1,
      trust_assignments: 1,
      portal_files: 1,
    });
    expect(existsSync(member.bytes)).toBe(true);

    const reply = await erase(member.id);
    expect([reply.status, reply.body]).toEqual([200, { id: member.id }]);
    expect(await rowsOf(member.id)).toEqual(NOTHING);
    expect(existsSync(member.bytes)).toBe(false);
    const people = (await get(`/trusts/${member.trust.id}`, { token: admin.token })).body.people;
    expect(people).toEqual([]);
    expect((await del(`/trusts/${member.trust.id}`, { token: admin.token })).status).toBe(200);
    const signIn = await post('/auth/local', { body: { email: member.email, password: PASSWORD } });
    expect([signIn.status, signIn.body.error]).toEqual([400, 'Incorrect email or password.']);
  });

  it('keeps the history, by the names it had, of them and by them', async () => {
    const second = await signedIn({ role: 'admin', firstName: 'Bea' });
    const third = await makeMember({ role: 'foster', verified: false });
    const trust = await makeTrust();
    const { token } = second;
    await post('/trusts/assign', { token, body: { userId: third.id, trustId: trust.id } });
    await post('/users/verify', { token, body: { userIds: [third.id], verified: true } });
    const byHer = await historyOf(admin.token, third.id);
    expect(byHer.map(({ by }) => by)).toEqual([named(second), named(second)]);

    await remove(second.id);
    await erase(second.id);
    expect(await historyOf(admin.token, third.id)).toEqual(byHer);
    const about = { kind: 'member', ...named(second) };
    const rest = { by: named(admin), about, other: null, changes: [], reason: '' };
    expect(await historyOf(admin.token, second.id)).toEqual([
      { action: 'erased', ...rest },
      { action: 'deleted', ...rest },
    ]);
    const query = { search: `Bea ${second.lastName}`, limit: 100 };
    const { body } = await get('/history', { token: admin.token, query });
    expect(body.pagination.total).toBe(4);
  });

  it('frees the address for a new member, who inherits nothing', async () => {
    const { id, email } = await deleted();
    await erase(id);
    const joined = await post('/auth/register', {
      body: {
        firstName: 'New',
        lastName: 'Comer',
        email,
        role: 'user',
        phoneNumber: '5035550171',
        password: 'Another-lantern-8',
      },
    });
    expect(joined.status).toBe(200);
    const [row, ...more] = await db('up_users').where({ email });
    expect([row.first_name, row.id !== id, more]).toEqual(['New', true, []]);
  });

  it('is possible only from the trash', async () => {
    const { id } = await withDependents();
    const unconfirmed = await makeMember({ confirmed: false });
    const before = await snapshot();
    for (const [who, error] of [
      [id, 'This user is not in the trash.'],
      [unconfirmed.id, 'This user is not in the trash.'],
      [admin.id, 'This user is not in the trash.'],
      [2_000_000_000, 'Failed to fetch user'],
    ] as const) {
      const reply = await erase(who);
      expect([reply.status, reply.body]).toEqual([404, { error }]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('can\u2019t be undone, and is done once', async () => {
    const { id } = await deleted();
    expect((await erase(id)).status).toBe(200);
    for (const reply of [await erase(id), await restore(id), await remove(id)]) {
      expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    }
  });

  it('is done by one of twenty at once', async () => {
    const second = await signedIn({ role: 'admin' });
    const { id } = await deleted();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => erase(id, at % 2 ? admin : second)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
    expect((await historyOf(admin.token, id)).map(({ action }) => action)).toEqual(['erased']);
  });

  it('and restoring them at once does only one of the two', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await deleted();
      const acts = round % 2 ? [erase, restore] : [restore, erase];
      const replies = await Promise.all(acts.map((act) => act(id)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      const [{ action } = {}, ...more] = await historyOf(admin.token, id);
      const { up_users: there } = await rowsOf(id);
      expect([there, action, more]).toEqual([there, there ? 'restored' : 'erased', []]);
    }
  });
});
