import { membershipWith, plantMembership } from '../../harness/memberships';
import { idOf, NONE, type Example, type Make } from './example';

/** What no call changes is planted once, because the matrix makes some thousand calls. */
let planted: ReturnType<typeof plantMembership> | undefined;
const there = () => (planted ??= plantMembership());

/** For admins, no membership is more theirs than another. Refused callers change none. */
const mine = ({ role }: { role: string }, columns = {}) =>
  role === 'admin' ? plantMembership({ columns }) : there();

const change =
  (path: string, ask: Example['ask'] = {}, columns = {}): Make =>
  async (caller, relation) => {
    const id = relation === 'none' ? NONE : (await mine(caller, columns)).id;
    return { path: path.replace(':id', String(id)), ask };
  };

const DELETED = { deleted_at: new Date(), deleted_by: 'Ada Admin' };

/** Good requests for memberships and plans. */
export const membershipExamples: Record<string, Make> = {
  'GET /membership': () => ({}),
  'GET /membership/plans': () => ({}),
  'PUT /membership/plans/:role': (_caller, relation) => ({
    path: `/membership/plans/${relation === 'none' ? 'trustee' : 'volunteer'}`,
    ask: { body: { title: 'Volunteers', price: 0, benefits: [], campaignCode: '' } },
  }),
  'GET /memberships': () => ({}),
  'GET /memberships/counts': () => ({}),
  'GET /memberships/candidates': () => ({ ask: { query: { search: 'person' } } }),
  'GET /memberships/trash': () => ({}),
  'POST /memberships': async (caller, relation) => ({
    ask: { body: { ...membershipWith(), userId: await idOf(caller, relation) } },
  }),
  'GET /memberships/:id': change('/memberships/:id'),
  'PATCH /memberships/:id': change('/memberships/:id', { body: membershipWith() }),
  'PATCH /memberships/:id/reminders': change('/memberships/:id/reminders', {
    body: { reminders: false },
  }),
  'DELETE /memberships/:id': change('/memberships/:id'),
  'POST /memberships/:id/restore': change('/memberships/:id/restore', {}, DELETED),
};
