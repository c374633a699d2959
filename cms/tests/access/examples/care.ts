import { goodTask, makeMark, makeTask, newKey } from '../../harness/care';
import { makeMember } from '../../harness/members';
import { makePet } from '../../harness/pets';
import type { Relation } from '../expectation';
import { NONE, type Make } from './example';

const someone = await makeMember();
const FIRST = { day: '2026-11-01', time: '08:00' };

/** A pet of the caller, or of somebody else. */
async function petFor(caller: { id: number; role: string }, relation: Relation) {
  const owner = relation === 'own' && caller.id ? { ...someone, id: caller.id } : someone;
  return { owner, id: (await makePet({ owner })).id };
}

/** A task of such a pet, or none. */
async function taskFor(
  caller: { id: number; role: string },
  relation: Relation,
  columns: Record<string, unknown> = {},
) {
  if (relation === 'none') return { task: NONE, owner: someone };
  const { id, owner } = await petFor(caller, relation);
  return { task: await makeTask(id, { columns }), owner };
}

const about =
  (end = '', ask: object = {}, columns: Record<string, unknown> = {}): Make =>
  async (caller, relation) => {
    const { task } = await taskFor(caller, relation, columns);
    return { path: `/care/tasks/${task}${end}`, ask };
  };

const petIdFor = async (caller: { id: number; role: string }, relation: Relation) =>
  relation === 'none' ? NONE : (await petFor(caller, relation)).id;

export const careExamples: Record<string, Make> = {
  'GET /care/days': () => ({ ask: { query: { from: '2026-11-01', to: '2026-11-07' } } }),
  'GET /care/tasks': async (caller, relation) => ({
    ask: { query: { petId: await petIdFor(caller, relation) } },
  }),
  'POST /care/tasks': async (caller, relation) => ({
    ask: {
      body: { petId: await petIdFor(caller, relation), key: newKey(), task: goodTask() },
    },
  }),
  'GET /care/tasks/:id': about(),
  'PATCH /care/tasks/:id': about('', { body: { task: goodTask({ title: 'Another' }) } }),
  'DELETE /care/tasks/:id': about(),
  'POST /care/tasks/:id/restore': about('/restore', {}, { deleted_at: new Date() }),
  'POST /care/marks': async (caller, relation) => {
    const { task } = await taskFor(caller, relation);
    const body = { ...FIRST, taskId: task, state: 'done', clientId: newKey() };
    return { ask: { body } };
  },
  'POST /care/marks/withdraw': async (caller, relation) => {
    const { task } = await taskFor(caller, relation);
    return { ask: { body: { ...FIRST, taskId: task, state: 'done', clientId: newKey() } } };
  },
  'POST /care/marks/:id/undo': async (caller, relation) => {
    if (relation === 'none') return { path: `/care/marks/${NONE}/undo` };
    const { task, owner } = await taskFor(caller, relation);
    return { path: `/care/marks/${await makeMark(task, owner)}/undo` };
  },
  'GET /care/overdue': () => ({}),
  'GET /care/overdue/export': () => ({}),
  'GET /care/settings': () => ({}),
  'PUT /care/settings': () => ({ ask: { body: { mailOn: true, mailAt: '06:30' } } }),
  'POST /care/feed-key': () => ({}),
  'GET /care/feed/:key': () => ({ path: `/care/feed/${'x'.repeat(75)}.ics` }),
  'GET /care/mail-mark': () => ({ ask: { query: { token: 'nothing' } } }),
  'POST /care/mail-mark': () => ({ ask: { body: { token: 'nothing' } } }),
  'POST /care/handovers': async (caller, relation) => {
    const { task, owner } = await taskFor(caller, relation);
    return { ask: { body: { ...FIRST, taskId: task, toId: owner.id } } };
  },
};
