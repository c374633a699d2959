import { randomUUID } from 'node:crypto';
import { answerWith, helpCalls, plantMiss } from '../../harness/help';
import { signedIn } from '../../harness/members';
import { NONE, type Example, type Make } from './example';

const writer = signedIn({ role: 'admin' });
const calls = async () => helpCalls(await writer);
const made = async () => (await calls()).added();

/** What no call changes is planted once, because the matrix makes some thousand calls. */
let planted: ReturnType<typeof made> | undefined;
const there = () => (planted ??= made());

/** For admins, no answer is more theirs than another. Refused callers change none. */
const mine = ({ role }: { role: string }) => (role === 'admin' ? made() : there());

const change =
  (path: string, ask: Example['ask'] = {}, plant = mine): Make =>
  async (caller, relation) => {
    const id = relation === 'none' ? NONE : (await plant(caller)).id;
    return { path: path.replace(':id', String(id)), ask };
  };

async function deleted({ role }: { role: string }) {
  if (role !== 'admin') return there();
  const item = await made();
  await (await calls()).remove(item);
  return item;
}

/** Good requests for the help center. */
export const helpExamples: Record<string, Make> = {
  'GET /help-center/qa': () => ({ ask: { query: { topic: 'forms' } } }),
  'GET /help-center/emergencies': () => ({}),
  'GET /help-center/qa/:id': change('/help-center/qa/:id', {}, there),
  'GET /help-center/search': () => ({ ask: { query: { search: 'how' } } }),
  'GET /help-center/videos': () => ({}),
  'PUT /help-center/qa/:id/helpful': change(
    '/help-center/qa/:id/helpful',
    { body: { helpful: true } },
    there,
  ),
  'POST /help-center/contact': () => ({
    ask: { body: { about: 'Contact Support', message: 'Hello', key: randomUUID() } },
  }),
  'POST /help-center/qa': () => ({ ask: { body: answerWith() } }),
  'PUT /help-center/qa': async (caller) => ({
    ask: { body: answerWith({ id: (await mine(caller)).id }) },
  }),
  'DELETE /help-center/qa': async (caller) => {
    const { id, topic } = await mine(caller);
    return { ask: { query: { id, topic } } };
  },
  'POST /help-center/qa/:id/restore': change('/help-center/qa/:id/restore', {}, deleted),
  'POST /help-center/qa/:id/move': change('/help-center/qa/:id/move', { body: { before: null } }),
  'GET /help-center/trash': () => ({}),
  'GET /help-center/missed-searches': () => ({}),
  'DELETE /help-center/missed-searches/:id': change(
    '/help-center/missed-searches/:id',
    {},
    async () => ({ id: await plantMiss() }) as Awaited<ReturnType<typeof made>>,
  ),
};
