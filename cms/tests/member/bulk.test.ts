import { beforeAll, describe, expect, it } from 'vitest';
import { BULK_TEXTS, type BulkTask } from '@hearthside/contract/member/bulk';
import { db } from '../harness/database';
import { get, post, put } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { server } from '../harness/shared';
import { runJob } from '../harness/sweep';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

type Caller = TestMember & { token: string };
let admin: Caller;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

const start = (selection: object, work: object, { token } = admin) =>
  post('/users/tasks', { token, body: { selection, work } });
const look = async (id: number): Promise<BulkTask> =>
  (await get(`/users/tasks/${id}`, { token: admin.token })).body;

/** Starts a task and waits until it has ended. */
async function done(selection: object, work: object): Promise<BulkTask> {
  const { status, body } = await start(selection, work);
  expect([status, body.error]).toEqual([200, undefined]);
  return ended(body.id);
}
const ended = (id: number) =>
  until('a bulk task ends', async () => {
    const task = await look(id);
    return task.state === 'running' ? undefined : task;
  });
async function undone(id: number): Promise<BulkTask> {
  const { status, body } = await post(`/users/tasks/${id}/undo`, { token: admin.token });
  expect(status).toBe(200);
  return ended(body.id);
}
const refusals = async (id: number) =>
  (await get(`/users/tasks/${id}/refusals`, { token: admin.token })).body.refusals;
const rowOf = ({ id }: TestMember) => db('up_users').where({ id }).first();
const roleOf = async ({ id }: TestMember) =>
  (
    await db('up_users as u')
      .join('up_roles as r', 'r.id', 'u.role_id')
      .where('u.id', id)
      .first('r.type')
  ).type;

async function family(count: number, more: object = {}) {
  const lastName = unique('Bulk');
  const people: TestMember[] = [];
  for (let at = 0; at < count; at += 1) {
    people.push(await makeMember({ lastName, verified: false, ...more }));
  }
  return { lastName, people, ids: people.map(({ id }) => id) };
}

describe('all who match a filter', () => {
  it('are verified over all pages, and that is undone for those whom it changed', async () => {
    const { lastName, people } = await family(25);
    const before = await makeMember({ lastName, verified: true });
    const [out, ...others] = people as [TestMember, ...TestMember[]];
    const task = await done(
      { filter: { search: lastName }, except: [out.id] },
      { action: 'verify' },
    );
    expect(task).toMatchObject({
      action: 'verify',
      total: 25,
      done: 24,
      unchanged: 1,
      refused: 0,
      state: 'finished',
      canUndo: true,
      isUndo: false,
    });
    for (const one of others) expect(Boolean((await rowOf(one)).verified)).toBe(true);
    expect(Boolean((await rowOf(out)).verified)).toBe(false);

    const back = await undone(task.id);
    expect(back).toMatchObject({ action: 'unverify', done: 24, isUndo: true, canUndo: false });
    for (const one of others) expect(Boolean((await rowOf(one)).verified)).toBe(false);
    expect(Boolean((await rowOf(before)).verified)).toBe(true);
    const again = await post(`/users/tasks/${task.id}/undo`, { token: admin.token });
    expect([again.status, again.body.error]).toEqual([409, BULK_TEXTS.cannotUndo]);
  });

  it('are those of the list with the same filters, and nobody else', async () => {
    const { lastName, people } = await family(2, { columns: { city: 'Bend' } });
    await makeMember({ lastName, verified: false });
    const trust = await makeTrust([people[0] as TestMember], unique('Trust '));
    const query = { search: lastName, city: 'Bend', verified: 'false', trust: trust.id };
    const listed = await get('/users', { token: admin.token, query });
    expect(listed.body.users.map(({ user }: { user: TestMember }) => user.id)).toEqual([
      people[0]?.id,
    ]);
    const task = await done({ filter: query }, { action: 'verify' });
    expect([task.total, task.done]).toEqual([1, 1]);
  });
});

describe('a bulk task', () => {
  it('never touches its own admin, whether checked or matching', async () => {
    const { ids } = await family(1);
    const task = await done({ ids: [...ids, admin.id] }, { action: 'unverify' });
    expect([task.total, task.unchanged]).toEqual([1, 1]);
    const own = await start({ ids: [admin.id] }, { action: 'unverify' });
    expect([own.status, own.body.error]).toEqual([400, BULK_TEXTS.nobody]);
    expect(Boolean((await rowOf(admin)).verified)).toBe(true);
  });

  it('gives a role with a reason, and its undo restores the earlier ones, except for members who changed since', async () => {
    const { ids, people } = await family(3, { verified: true, role: 'volunteer' });
    const [one, two, three] = people as [TestMember, TestMember, TestMember];
    const { id: foster } = await db('up_roles').where({ type: 'foster' }).first('id');
    await db('up_users').where({ id: three.id }).update({ role_id: foster });
    const work = { action: 'role', role: 'foster', reason: 'They asked for it' };
    const task = await done({ ids }, work);
    expect(task).toMatchObject({ about: 'Foster', done: 2, unchanged: 1 });
    expect(await roleOf(one)).toBe('foster');
    const history = await db('portal_history')
      .where({ about_id: one.id })
      .orderBy('id', 'desc')
      .first();
    expect(JSON.stringify(history)).toContain('They asked for it');
    const { id: trustee } = await db('up_roles').where({ type: 'trustee' }).first('id');
    await db('up_users').where({ id: two.id }).update({ role_id: trustee });
    const back = await undone(task.id);
    expect(back).toMatchObject({ done: 1, refused: 1 });
    expect([await roleOf(one), await roleOf(two)]).toEqual(['volunteer', 'trustee']);
    expect(await refusals(back.id)).toMatchObject([
      { memberId: two.id, reason: 'Their role has changed since then.' },
    ]);
  });

  it('assigns to a trust, and its undo removes only the members it added', async () => {
    const { ids, people } = await family(2, { verified: true });
    const trust = await makeTrust([people[0] as TestMember], unique('Trust '));
    const inTrust = async () =>
      (await db('trust_assignments').where({ trust_id: trust.id }).pluck('member_id')).sort();
    const task = await done({ ids }, { action: 'assign', trustId: trust.id });
    expect(task).toMatchObject({ about: trust.name, done: 1, unchanged: 1 });
    expect(await inTrust()).toEqual([...ids].sort());
    await undone(task.id);
    expect(await inTrust()).toEqual([people[0]?.id]);
    const gone = await start({ ids }, { action: 'assign', trustId: 2_000_000_000 });
    expect(gone.status).toBe(400);
  });

  it('writes to each in their own chat with the team, once, and says whom it could not reach', async () => {
    const { people, ids } = await family(2, { verified: true, role: 'foster' });
    const blocked = await makeMember({ blocked: true });
    const text = unique('Hello ');
    const task = await done(
      { ids: [...ids, blocked.id] },
      { action: 'message', way: 'chat', text },
    );
    expect(task).toMatchObject({ done: 2, refused: 1, canUndo: false });
    expect(await refusals(task.id)).toMatchObject([
      { memberId: blocked.id, name: `${blocked.firstName} ${blocked.lastName}` },
    ]);
    const sent = await db('inbox_messages').where({ content: text });
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ chat_id: chat }) => chat)).size).toBe(2);
    for (const one of people) {
      const seats = await db('inbox_seats')
        .whereIn(
          'chat_id',
          sent.map(({ chat_id: chat }) => chat),
        )
        .where({ member_id: one.id });
      expect(seats).toMatchObject([{ unread: 1 }]);
    }
  });

  it('is started once, however often one request arrives, and another one is another task', async () => {
    const { ids, people } = await family(2, { verified: true });
    const text = unique('Once ');
    const send = (key: string, said = text) =>
      post('/users/tasks', {
        token: admin.token,
        body: { selection: { ids }, work: { action: 'message', way: 'mail', text: said }, key },
      });
    const key = unique('attempt-');
    const replies = await Promise.all([send(key), send(key), send(key)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = replies;
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await ended(first?.body.id)).done).toBe(2);
    expect((await send(key)).body).toMatchObject({ id: first?.body.id, state: 'finished' });
    expect(await db('portal_mails').where({ to: people[0]?.email })).toHaveLength(1);
    const other = await send(key, 'Something else');
    expect([other.status, other.code]).toEqual([409, 'KEY_REUSED']);
    expect((await send(unique('attempt-'))).body.id).not.toBe(first?.body.id);
  });

  it('mails each of them by name', async () => {
    const { people, ids } = await family(1, { firstName: 'Ottilie' });
    const text = unique('We meet ');
    expect((await done({ ids }, { action: 'message', way: 'mail', text })).done).toBe(1);
    const mail = await mailTo((people[0] as TestMember).email, 'A message from');
    expect(mail.text).toContain('Hello Ottilie,');
    expect(mail.text).toContain(text);
    // It can't be switched off, and goes after what somebody waits for.
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
    const [row] = await db('portal_mails').where({ member_id: ids[0] });
    expect(row).toMatchObject({ place: 1, kind: null });
  });

  it('is its own admin’s alone, and for admins alone', async () => {
    const { ids } = await family(1);
    const task = await done({ ids }, { action: 'verify' });
    const other = await signedIn({ role: 'admin' });
    for (const path of ['', '/refusals']) {
      expect((await get(`/users/tasks/${task.id}${path}`, { token: other.token })).status).toBe(
        404,
      );
    }
    expect((await post(`/users/tasks/${task.id}/undo`, { token: other.token })).status).toBe(404);
    const { body } = await get('/users/tasks', { token: admin.token });
    expect(body.tasks[0]).toMatchObject({ id: task.id, done: 1 });
    expect((await get('/users/tasks', { token: other.token })).body.tasks).toEqual([]);
    for (const role of ['employee', 'pet_owner'] as const) {
      const caller = await signedIn({ role });
      expect((await start({ ids }, { action: 'verify' }, caller)).status).toBe(403);
    }
  });

  it.each([
    [{ ids: [] }, { action: 'verify' }],
    [{ ids: [1] }, { action: 'role', role: 'foster', reason: ' ' }],
    [{ ids: [1] }, { action: 'role', role: 'captain', reason: 'x' }],
    [{ ids: [1] }, { action: 'message', way: 'chat', text: '  ' }],
    [{ ids: [1] }, { action: 'delete' }],
    [{}, { action: 'verify' }],
    [{ filter: { role: 'captain' } }, { action: 'verify' }],
  ])('for %j and %j is bad input', async (selection, work) => {
    expect((await start(selection, work)).status).toBe(400);
  });

  it('ends where its admin may not do it any more', async () => {
    const lost = await signedIn({ role: 'admin' });
    const { ids, people } = await family(2);
    await db('up_users').where({ id: lost.id }).update({ verified: false });
    const [taskId] = await db('member_bulk_tasks')
      .insert({
        by_id: lost.id,
        action: 'verify',
        work: JSON.stringify({ action: 'verify' }),
        state: 'running',
        total: 2,
        started_at: new Date(),
      })
      .returning('id');
    const id = taskId.id ?? taskId;
    await db('member_bulk_task_entries').insert(
      ids.map((member) => ({ task_id: id, member_id: member })),
    );
    // Another server left it, and the job of each minute goes on with it.
    await runJob(server, 'bulk-tasks');
    const { state } = await db('member_bulk_tasks').where({ id }).first();
    expect(state).toBe('stopped');
    for (const one of people) expect(Boolean((await rowOf(one)).verified)).toBe(false);
  });
});

describe('many who have left', () => {
  const stateOf = async ({ id }: TestMember) =>
    (await get(`/users/${id}`, { token: admin.token })).body.user.state;

  it('are archived with a reason, and restored by Undo but for who was archived before', async () => {
    const { lastName, people } = await family(3);
    const [first, second, third] = people as [TestMember, TestMember, TestMember];
    await put(`/users/${third.id}/archive`, { token: admin.token, body: {} });
    const task = await done(
      { ids: people.map(({ id }) => id) },
      { action: 'archive', reason: 'The foster program ended' },
    );
    expect(task).toMatchObject({ action: 'archive', done: 2, unchanged: 1, canUndo: true });
    for (const one of people) expect(await stateOf(one)).toBe('archived');
    const { archive } = (await get(`/users/${first.id}`, { token: admin.token })).body;
    expect(archive.reason).toBe('The foster program ended');
    // Who is archived is not among all who match.
    const all = await start({ filter: { search: lastName } }, { action: 'verify' });
    expect([all.status, all.body.error]).toEqual([400, BULK_TEXTS.nobody]);

    const back = await undone(task.id);
    expect(back).toMatchObject({ action: 'unarchive', done: 2, isUndo: true });
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
      'active',
      'active',
      'archived',
    ]);
  });

  it('are restored from the list of archived members', async () => {
    const { lastName, people } = await family(2);
    for (const { id } of people) {
      await put(`/users/${id}/archive`, { token: admin.token, body: {} });
    }
    const selection = { filter: { search: lastName, account: 'archived' } };
    const task = await done(selection, { action: 'unarchive' });
    expect(task).toMatchObject({ done: 2, canUndo: true });
    for (const one of people) expect(await stateOf(one)).toBe('active');
  });
});
