import { insert } from '../../harness/database';
import { unique } from '../../harness/members';
import type { Relation } from '../expectation';
import { NONE, type Make } from './example';

/** A notice that was given up; it is nobody’s in particular. */
const mail = async (relation: Relation) =>
  relation === 'none'
    ? NONE
    : insert('portal_mails', {
        ...{ to: `${unique('lost')}@test.example`, kind: 'form', place: 1, tries: 9 },
        ...{ subject: 'A form', text: 'Words', html: '<p>Words</p>', last_error: 'Error 550' },
        message_id: `<${unique('lost')}@test.example>`,
      });

export const systemExamples: Record<string, Make> = {
  'GET /system': () => ({}),
  'GET /system/mails': () => ({ ask: { query: { state: 'waiting' } } }),
  // With those that other tests have just written it would interfere.
  'POST /system/mails/send': () => ({
    ask: { body: { writtenBefore: '2000-01-01T00:00:00.000Z' } },
  }),
  'POST /system/mails/:id/send': async (_caller, relation) => ({
    path: `/system/mails/${await mail(relation)}/send`,
  }),
  'POST /system/mails/:id/dismiss': async (_caller, relation) => ({
    path: `/system/mails/${await mail(relation)}/dismiss`,
  }),
  // One that exists would run again and again beside the other tests; tests/system runs it.
  'POST /system/jobs/:name/run': () => ({ path: '/system/jobs/none/run' }),
};
