import { FORM_ROLES, questionsOf } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import { reviewRevisionOf } from '../../../src/api/form/responses/submission-row';
import { answersTo, formWith, plantForm, plantResponse, type TestForm } from '../../harness/forms';
import { makeMember, unique } from '../../harness/members';
import { PDF } from '../../harness/pets';
import { fileForm } from '../../harness/picture';
import type { Relation } from '../expectation';
import { idOf, NONE, type Example, type Make } from './example';

interface Caller {
  id: number;
  role: string;
}
interface Answered {
  form: TestForm;
  responseId: number;
}

/** What no call changes is planted once, because the matrix makes some thousand calls. */
const planted = new Map<string, Promise<unknown>>();
function once<T>(key: string, plant: () => Promise<T>): Promise<T> {
  const known = (planted.get(key) as Promise<T> | undefined) ?? plant();
  planted.set(key, known);
  return known;
}

/** A form that someone has sent. */
async function answered(columns: Record<string, unknown> = {}): Promise<Answered> {
  const form = await plantForm();
  return { form, responseId: await plantResponse(form, await makeMember(), { columns }) };
}

/** For admins, no form is more theirs than another. Refused callers change none. */
const inPlace = (path: string, { form, responseId }: Answered) =>
  path
    .replace(/:id|:formId/, String(form.id))
    .replace(':responseId', String(responseId))
    .replace(':questionId', String(form.questions[0]?.id));

const nowhere = (path: string) => path.replace(/:\w+/g, String(NONE));

const look =
  (path: string, ask: (form?: TestForm) => Example['ask'] = () => ({})): Make =>
  async (_caller, relation) => {
    if (relation === 'none') return { path: nowhere(path), ask: ask() };
    const there = await once('a form', () => answered());
    return { path: inPlace(path, there), ask: ask(there.form) };
  };

const change =
  (path: string, ask: () => Example['ask'] = () => ({}), plant = () => answered()): Make =>
  async (caller, relation) => {
    if (relation === 'none') return { path: nowhere(path), ask: ask() };
    const there = caller.role === 'admin' ? await plant() : await once('a form', () => answered());
    return { path: inPlace(path, there), ask: ask() };
  };

const definition = () => ({ body: formWith() });
const gone = () => ({ deleted_at: new Date() });
async function deleted(): Promise<Answered> {
  return { form: await plantForm({}, gone()), responseId: NONE };
}

/** Please complete: one for everyone, or one for a role the caller does not have. */
function toFill(caller: Caller, relation: Relation): Promise<TestForm> {
  if (relation === 'own') return once('for everyone', () => plantForm({ accessRoles: [] }));
  const role = FORM_ROLES.find((one) => one !== caller.role) ?? 'foster';
  return once(`for ${role}`, () => plantForm({ accessRoles: [role] }));
}
const fill =
  (end = '', ask: Example['ask'] = {}): Make =>
  async (caller, relation) => {
    const id = relation === 'none' ? NONE : (await toFill(caller, relation)).id;
    return { path: `/forms/assigned/${id}${end}`, ask };
  };

const NOTHING = { choiceResponses: [], shortAnswerResponses: [], checkboxGridResponses: [] };

export const formExamples: Record<string, Make> = {
  'GET /forms': () => ({}),
  'POST /forms': () => ({ ask: { body: formWith() } }),
  'POST /forms/drafts': () => ({ ask: { body: formWith() } }),
  'GET /forms/people': () => ({}),
  'POST /forms/files': () => ({ ask: { body: fileForm(PDF, 'plan.pdf', 'application/pdf') } }),
  'GET /forms/:id': look('/forms/:id'),
  'PUT /forms/:id': change('/forms/:id', definition),
  'PUT /forms/:id/draft': change('/forms/:id/draft', definition),
  'DELETE /forms/:id/draft': change('/forms/:id/draft'),
  'POST /forms/:id/duplicate': change('/forms/:id/duplicate'),
  'DELETE /forms/:id': change('/forms/:id'),
  'POST /forms/:id/restore': change('/forms/:id/restore', () => ({}), deleted),
  'GET /admin/forms/trash': () => ({}),
  'PATCH /forms/:id/role-access': change('/forms/:id/role-access', () => ({
    body: { accessRoles: ['foster'] },
  })),
  'PATCH /questions/:questionId/role-access': change('/questions/:questionId/role-access', () => ({
    body: { accessRoles: ['foster'] },
  })),
  'GET /forms/:id/send': look('/forms/:id/send'),
  'POST /forms/:id/send': change(
    '/forms/:id/send',
    () => ({ body: { key: unique('sending-') } }),
    // Meant for the role with the fewest planted members.
    async () => ({ form: await plantForm({ accessRoles: ['board_member'] }), responseId: NONE }),
  ),

  'GET /forms/assigned': () => ({}),
  'GET /forms/assigned/:formId': fill(),
  'PUT /forms/assigned/:formId/draft': fill('/draft', { body: { responses: NOTHING } }),
  'POST /forms/submit': async (caller, relation) => {
    if (relation === 'none') return { ask: { body: { formId: NONE, responses: NOTHING } } };
    // A form can be sent only once, so each caller sends one of their own.
    const isOwn = relation === 'own' && caller.id;
    const form = isOwn ? await plantForm({ accessRoles: [] }) : await toFill(caller, relation);
    const responses = responsesOf(answersTo(questionsOf(form.definition)));
    return { ask: { body: { formId: form.id, responses } } };
  },

  'GET /forms/responses/:formId': look('/forms/responses/:formId'),
  'GET /forms/responses/:formId/answers': look('/forms/responses/:formId/answers', (form) => ({
    query: { questionId: Number(form?.questions[2]?.id ?? NONE) },
  })),
  'GET /forms/responses/:formId/export': look('/forms/responses/:formId/export'),
  'GET /forms/responses/:formId/trash': look('/forms/responses/:formId/trash'),
  'DELETE /forms/responses/:formId/:responseId': change('/forms/responses/:formId/:responseId'),
  'POST /forms/responses/:formId/:responseId/restore': change(
    '/forms/responses/:formId/:responseId/restore',
    () => ({}),
    () => answered({ ...gone(), seat: null }),
  ),

  'GET /admin/form-submissions': () => ({}),
  'POST /admin/form-submissions/approve': async (caller, relation) => {
    const plant = () => answered();
    const sent = caller.role === 'admin' ? await plant() : await once('a form', plant);
    const responseId = relation === 'none' ? NONE : sent.responseId;
    return { ask: { body: { responseId, approve: true } } };
  },
  'POST /admin/form-submissions/undo': async (caller, relation) => {
    const at = new Date();
    const undo = {
      until: new Date(at.getTime() + 3_600_000).toISOString(),
      key: unique('review-'),
      revision: 1,
      before: { standing: 'pending', reviewedAt: null },
    };
    const moments = { submitted_at: at, reviewed_at: at };
    const plant = () => answered({ status: 'approved', ...moments, undo: JSON.stringify(undo) });
    const sent = caller.role === 'admin' ? await plant() : await once('a decision', plant);
    const responseId = relation === 'none' ? NONE : sent.responseId;
    const revision = reviewRevisionOf({ status: 'approved', submittedAt: at, reviewedAt: at });
    return { ask: { body: { responseId, revision } } };
  },
  'GET /admin/form-submissions/members/:userId': async (caller, relation) => {
    const newcomer = () => once('a newcomer', () => makeMember({ verified: false }));
    return { path: `/admin/form-submissions/members/${await idOf(caller, relation, newcomer)}` };
  },
  'GET /admin/form-submissions/:responseId': look('/admin/form-submissions/:responseId'),

  'GET /admin/reports/forms': () => ({}),
  'GET /admin/reports/forms/:formId': look('/admin/reports/forms/:formId'),
  'GET /admin/reports/users': async () => {
    const { form } = await once('a form', () => answered());
    const [question] = form.questions;
    const [questionId, choiceId] = [Number(question?.id), Number(question?.choices[0]?.id)];
    return { ask: { query: { questionId, choiceId } } };
  },
};
