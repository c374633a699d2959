import { unique } from '../../harness/members';
import { makeTrust } from '../../harness/trusts';
import type { Relation } from '../expectation';
import { idOf, NONE, type Make } from './example';

/** A trust: one the caller is assigned to, one without members, or none. */
async function trust(caller: { id: number }, relation: Relation): Promise<number> {
  if (relation === 'none') return NONE;
  return (await makeTrust(relation === 'own' && caller.id ? [caller] : [])).id;
}

export const trustExamples: Record<string, Make> = {
  'GET /trusts': () => ({}),
  'POST /trusts': () => ({ ask: { body: { name: unique('Trust ') } } }),
  'GET /trusts/:id': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}`,
  }),
  'GET /trusts/:id/people': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}/people`,
  }),
  'GET /trusts/:id/pets': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}/pets`,
  }),
  'PATCH /trusts/:id': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}`,
    ask: { body: { name: unique('Renamed ') } },
  }),
  'PUT /trusts/:id/notes': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}/notes`,
    ask: { body: { notes: 'The bank called.', before: '' } },
  }),
  'DELETE /trusts/:id': async (caller, relation) => ({
    path: `/trusts/${await trust(caller, relation)}`,
  }),
  'POST /trusts/assign': async (caller, relation) => {
    const [userId, { id: trustId }] = [await idOf(caller, relation), await makeTrust()];
    return { ask: { body: { userId, trustId } } };
  },
  'POST /trusts/remove': async (caller, relation) => {
    const userId = await idOf(caller, relation);
    const { id: trustId } = await makeTrust(userId === NONE ? [] : [{ id: userId }]);
    return { ask: { body: { userId, trustId } } };
  },
  'GET /history': () => ({}),
  'GET /history/export': () => ({}),
};
