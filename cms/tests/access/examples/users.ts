import { insert } from '../../harness/database';
import { makeMember, unique } from '../../harness/members';
import type { Relation } from '../expectation';
import { idOf, NONE, owner, type Make } from './example';
import { profileOf } from './self';

const deleted = () => makeMember({ columns: { deleted_at: new Date(), deleted_by: 'Ada Admin' } });
const invited = () =>
  makeMember({ confirmed: false, columns: { invited_at: new Date(), password: 'never-chosen' } });
const unconfirmed = () => makeMember({ confirmed: false });
const asking = async () => {
  const member = await makeMember();
  const row = { member_id: member.id, role: 'foster', reason: 'r', asked_at: new Date() };
  await insert('portal_role_requests', row);
  return member;
};
const someone = await makeMember();

/** A caretaker: the caller, if they are one and request their own card, or a planted member. */
async function caretaker(caller: { id: number; role: string }, relation: Relation) {
  if (relation === 'none') return NONE;
  const own = relation === 'own' && caller.role === 'caretaker';
  return own ? caller.id : (await makeMember({ role: 'caretaker' })).id;
}

/** A finished task that verified somebody: the caller's, another admin's, or none. */
async function taskOf(caller: { id: number }, relation: Relation) {
  if (relation === 'none') return NONE;
  const { id: byId } = await owner(caller, relation);
  const task = await insert('member_bulk_tasks', {
    by_id: byId,
    action: 'verify',
    work: JSON.stringify({ action: 'verify' }),
    state: 'finished',
    total: 1,
    started_at: new Date(),
    finished_at: new Date(),
  });
  const { id: memberId } = await makeMember();
  await insert('member_bulk_task_entries', {
    task_id: task,
    member_id: memberId,
    outcome: 'done',
  });
  return task;
}

const ARCHIVED = {
  blocked: true,
  columns: { archived_at: new Date(), archived_from: 'active' },
};

export const userExamples: Record<string, Make> = {
  'GET /users': () => ({}),
  'POST /users/tasks': async (caller, relation) => ({
    ask: {
      body: { selection: { ids: [await idOf(caller, relation)] }, work: { action: 'verify' } },
    },
  }),
  'POST /users/export': async (caller, relation) => ({
    ask: { body: { selection: { ids: [await idOf(caller, relation)] } } },
  }),
  'GET /users/tasks': () => ({}),
  'GET /users/tasks/:id': async (caller, relation) => ({
    path: `/users/tasks/${await taskOf(caller, relation)}`,
  }),
  'GET /users/tasks/:id/refusals': async (caller, relation) => ({
    path: `/users/tasks/${await taskOf(caller, relation)}/refusals`,
  }),
  'POST /users/tasks/:id/undo': async (caller, relation) => ({
    path: `/users/tasks/${await taskOf(caller, relation)}/undo`,
  }),
  'GET /users/filters': () => ({}),
  'POST /users/filters': () => ({ ask: { body: { name: unique('Filter '), query: 'city=Bend' } } }),
  'DELETE /users/filters/:id': async (caller, relation) => {
    if (relation === 'none') return { path: `/users/filters/${NONE}` };
    const { id: memberId } = await owner(caller, relation);
    const name = unique('filter ');
    const id = await insert('member_saved_filters', {
      member_id: memberId,
      name,
      name_key: name,
      query: '',
    });
    return { path: `/users/filters/${id}` };
  },
  'GET /users/export': () => ({ ask: { query: { search: someone.email } } }),
  'GET /users/:id': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, async () => someone)}`,
  }),
  'GET /users/:id/belongings': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, async () => someone)}/belongings`,
  }),
  'PATCH /users/:id/verify': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/verify`,
    ask: { body: { verified: false } },
  }),
  'PATCH /users/:id/role': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/role`,
    ask: { body: { role: 'volunteer', reason: 'Asked for it' } },
  }),
  'PUT /users/:id/profile': async (caller, relation) => {
    const id = await idOf(caller, relation);
    return {
      path: `/users/${id}/profile`,
      ask: { body: await profileOf(relation === 'none' ? someone.id : id) },
    };
  },
  'POST /users/:id/reset-link': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/reset-link`,
  }),
  'DELETE /users/:id/sessions': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/sessions`,
  }),
  'PUT /users/:id/suspension': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/suspension`,
    ask: { body: { reason: 'Shared their password', until: '2199-01-01' } },
  }),
  'DELETE /users/:id/suspension': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, () => makeMember({ blocked: true }))}/suspension`,
  }),
  'PUT /users/:id/archive': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}/archive`,
    ask: { body: { reason: 'Moved away' } },
  }),
  'DELETE /users/:id/archive': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, () => makeMember(ARCHIVED))}/archive`,
  }),
  'GET /users/me/role-request': () => ({}),
  'PUT /users/me/role-request': (caller) => ({
    ask: {
      body: { role: caller.role === 'foster' ? 'volunteer' : 'foster', reason: 'It fits me' },
    },
  }),
  'DELETE /users/me/role-request': () => ({}),
  'POST /users/:id/role-request': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, asking)}/role-request`,
    ask: { body: { accept: false, sentence: 'Not this year' } },
  }),
  'GET /users/waiting': () => ({}),
  'POST /users/unconfirmed/:id/resend': async (caller, relation) => ({
    path: `/users/unconfirmed/${await idOf(caller, relation, unconfirmed)}/resend`,
  }),
  'DELETE /users/unconfirmed/:id': async (caller, relation) => ({
    path: `/users/unconfirmed/${await idOf(caller, relation, unconfirmed)}`,
  }),
  'POST /users/verify': async (caller, relation) => ({
    ask: { body: { userIds: [await idOf(caller, relation)], verified: false } },
  }),
  'DELETE /users/:id': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation)}`,
  }),
  'GET /users/trash': () => ({}),
  'POST /users/:id/restore': async (caller, relation) => ({
    path: `/users/${await idOf(caller, relation, deleted)}/restore`,
  }),
  'DELETE /users/trash/:id': async (caller, relation) => ({
    path: `/users/trash/${await idOf(caller, relation, deleted)}`,
  }),
  'POST /memberships/feature': async (caller, relation) => ({
    ask: { body: { userId: await idOf(caller, relation) } },
  }),
  'DELETE /memberships/feature/:id': async (caller, relation) => {
    const featured = () => makeMember({ columns: { featured_at: new Date() } });
    return { path: `/memberships/feature/${await idOf(caller, relation, featured)}` };
  },

  'GET /users/invitations': () => ({}),
  'POST /users/invitations': () => ({
    ask: {
      body: {
        firstName: 'Ivy',
        lastName: 'Invited',
        role: 'foster',
        email: `${unique('invited')}@test.example`,
      },
    },
  }),
  'POST /users/invitations/list': () => {
    const csv = `First name,Last name,Email,Role\nIvy,Invited,${unique('ivy')}@test.example,Foster`;
    return { ask: { body: { csv, send: true } } };
  },
  'POST /users/invitations/:id/resend': async (caller, relation) => ({
    path: `/users/invitations/${await idOf(caller, relation, invited)}/resend`,
  }),
  'DELETE /users/invitations/:id': async (caller, relation) => ({
    path: `/users/invitations/${await idOf(caller, relation, invited)}`,
  }),

  'GET /directory': () => ({ ask: { query: { role: 'attorney' } } }),
  'GET /members/:id': async (caller, relation) => ({
    path: `/members/${relation === 'none' ? NONE : (await makeMember({ role: 'attorney' })).id}`,
  }),
  'GET /caregivers/list': () => ({}),
  'GET /caregivers/:id': async (caller, relation) => ({
    path: `/caregivers/${await caretaker(caller, relation)}`,
  }),
  'PUT /caregivers/profile': async (caller, relation) => {
    const userId = await caretaker(caller, relation);
    return { ask: { body: { userId, ...(await profileOf(userId)) } } };
  },
};
