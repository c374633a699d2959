import { insert } from '../../harness/database';
import type { Relation } from '../expectation';
import { NONE, owner, type Make } from './example';

/** An errand: the caller's, somebody else's, or none at all. */
async function errand(caller: { id: number; role: string }, relation: Relation) {
  if (relation === 'none') return `/errands/${NONE}`;
  const { id } = await owner(caller, relation);
  return `/errands/${await insert('errands', { title: 'Walk', done: false, member_id: id })}`;
}

export const errandExamples: Record<string, Make> = {
  'GET /errands': () => ({}),
  'POST /errands': () => ({ ask: { body: { title: 'Walk' } } }),
  'PATCH /errands/:id': async (caller, relation) => ({
    path: await errand(caller, relation),
    ask: { body: { done: true } },
  }),
  'DELETE /errands/:id': async (caller, relation) => ({ path: await errand(caller, relation) }),
};
