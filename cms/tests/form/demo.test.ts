import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import {
  answerProblems,
  foreignAnswers,
  type FormAnswers,
} from '@hearthside/contract/form/answers';
import { isFor, seenBy } from '@hearthside/contract/form/visibility';
import type { Role } from '@hearthside/contract/access';
import { PUBLISHED } from '../../seed/forms/forms';
import { STORIES } from '../../seed/forms/stories';
import { HOLIDAY_REQUEST } from '../../seed/forms/team-forms';
import { answerRowsOf } from '../../src/api/form/responses/answer-rows';
import type { RejectedBefore } from '../../src/api/form/data/form-row';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { openSession } from '../harness/members';

// The demo's past is dated after it happened; it must read like what the services left at the time.
interface FormRow {
  id: number;
  title: string;
  version: number;
  question_count: number;
  needs_review: boolean;
  definition: string | FormDefinition | null;
  draft: string | FormDefinition | null;
  created_at: string;
  updated_at: string;
  last_sent_at: string | null;
  deleted_at: string | null;
}
interface ResponseRow {
  id: number;
  form_id: number;
  member_id: number;
  role: Role;
  version: number;
  status: string;
  answers: string | FormAnswers;
  rejected: string | RejectedBefore | null;
  review_message: string | null;
  reviewed_by: string | null;
  seat: string | null;
  created_at: string;
  updated_at: string;
  saved_at: string;
  submitted_at: string | null;
  reviewed_at: string | null;
  deleted_at: string | null;
}

const time = (moment: string | null) => (moment === null ? null : new Date(moment).getTime());
/** A column of JSON, which one database reads and the other does not. */
const json = <T>(value: string | T): T => (typeof value === 'string' ? JSON.parse(value) : value);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const titles = [...PUBLISHED.map(({ form }) => form), HOLIDAY_REQUEST].map(({ title }) => title);

let forms: FormRow[];
let responses: ResponseRow[];
let versions: Map<string, FormDefinition>;
const formOf = ({ form_id: id }: ResponseRow) => forms.find((form) => form.id === id) as FormRow;
const memberCalled = async (who: string) =>
  (
    await db('up_users')
      .where({ email: `${who}@hearthside.example` })
      .first('id')
  ).id as number;
const as = async (who: string) => ({ token: (await openSession(await memberCalled(who))).token });

beforeAll(async () => {
  forms = await db('forms').whereIn('title', titles).orderBy('id');
  const ids = forms.map(({ id }) => id);
  responses = await db('form_responses as r')
    .join('up_users as u', 'u.id', 'r.member_id')
    .join('up_roles as o', 'o.id', 'u.role_id')
    .whereIn('r.form_id', ids)
    .where('u.email', 'like', '%@hearthside.example')
    .orderBy('r.id')
    .select('r.*', { role: 'o.type' });
  const rows = await db('form_versions').whereIn('form_id', ids);
  versions = new Map(
    rows.map((row) => [`${row.form_id} ${row.number}`, json<FormDefinition>(row.definition)]),
  );
});

describe('the demo’s forms', () => {
  it('are all there, two of them changed since and one not published', () => {
    expect(forms).toHaveLength(titles.length);
    expect(forms.filter(({ version }) => version === 2).map(({ title }) => title)).toEqual(
      PUBLISHED.filter(({ changed }) => changed !== undefined).map(({ form }) => form.title),
    );
    const unpublished = forms.filter(({ version }) => version === 0);
    expect(unpublished.map(({ title }) => title)).toEqual([HOLIDAY_REQUEST.title]);
    expect(forms.filter(({ draft }) => draft !== null)).toHaveLength(2);
    expect(forms.filter(({ deleted_at: at }) => at !== null)).toHaveLength(1);
    expect(Math.max(...forms.map(({ question_count: count }) => count))).toBe(100);
  });

  it('say what their newest version says, and have their dates in order', () => {
    for (const form of forms) {
      const newest = versions.get(`${form.id} ${form.version}`);
      expect(form.definition === null ? undefined : json(form.definition)).toEqual(newest);
      const made = time(form.created_at) ?? 0;
      expect(time(form.updated_at), form.title).toBeGreaterThanOrEqual(made);
      for (const at of [form.last_sent_at, form.deleted_at]) {
        if (at !== null) expect(time(at), form.title).toBeGreaterThan(made);
      }
      expect(made).toBeLessThan(Date.now() - 86_400_000);
    }
  });
});

describe('the demo’s responses', () => {
  it('are about a hundred, in all states', () => {
    expect(responses).toHaveLength(STORIES.length);
    const count = new Map<string, number>();
    for (const { status } of responses) count.set(status, (count.get(status) ?? 0) + 1);
    expect([...count.keys()].sort()).toEqual([
      'approved',
      'draft',
      'pending',
      'rejected',
      'submitted',
    ]);
    for (const [status, many] of count) expect(many, status).toBeGreaterThanOrEqual(4);
    expect(responses.filter(({ deleted_at: at }) => at !== null)).toHaveLength(1);
    const again = responses.filter(({ status, rejected }) => rejected && status === 'pending');
    expect(again.length).toBeGreaterThanOrEqual(3);
  });

  it('fit the version they were answered in, and are complete if they were sent', () => {
    for (const response of responses) {
      const { id, form_id: formId, version, member_id: memberId, role } = response;
      const definition = versions.get(`${formId} ${version}`) as FormDefinition;
      // Two members have another role since; they saw as much then.
      const seen = isFor(definition, role)
        ? seenBy(definition, { id: memberId, role })
        : { sections: definition.sections.filter(({ accessRoles }) => accessRoles.length === 0) };
      const answers = json(response.answers);
      expect(foreignAnswers(seen, answers), `response ${id}`).toEqual([]);
      const isSent = response.submitted_at !== null;
      expect(isSent, `response ${id}`).toBe(response.status !== 'draft');
      if (isSent) expect(answerProblems(seen, answers), `response ${id}`).toEqual({});
    }
  });

  it('have a row for each answer that was sent, and none for what is only saved as a draft', async () => {
    const rows = await db('form_answers')
      .whereIn(
        'response_id',
        responses.map(({ id }) => id),
      )
      .select('response_id', 'question_id', 'choice_id', 'row_id', 'content', 'version');
    const keyOf = (row: Record<string, unknown>) =>
      [row.question_id, row.choice_id, row.row_id, row.content, row.version].join('|');
    for (const response of responses) {
      const { id, form_id: formId, version, status } = response;
      const own = rows.filter((row) => row.response_id === id).map(keyOf);
      // What was sent back is counted as it was sent, whatever its member has written since.
      const { rejected } = response;
      const last =
        status === 'rejected' && rejected ? json(rejected).answers : json(response.answers);
      const sent = status === 'draft' ? [] : answerRowsOf({ id, formId, version }, last);
      expect(own.sort(), `response ${id}`).toEqual(sent.map((row) => keyOf({ ...row })).sort());
    }
    expect(rows.length).toBeGreaterThan(1500);
  });

  it('were begun, saved, sent and reviewed in this order, after their form existed', () => {
    for (const response of responses) {
      const { id, created_at: begun, saved_at: saved, submitted_at: sent } = response;
      const { reviewed_at: reviewed, rejected } = response;
      const told = `response ${id} to ${formOf(response).title}`;
      const at = [formOf(response).created_at, begun, sent, reviewed].flatMap(
        (moment) => time(moment) ?? [],
      );
      expect(at, told).toEqual([...at].sort((one, other) => one - other));
      expect(time(saved), told).toBeGreaterThanOrEqual(time(begun) ?? 0);
      expect(time(response.updated_at), told).toBeLessThan(Date.now());
      expect(reviewed !== null, told).toBe(['approved', 'rejected'].includes(response.status));
      expect(response.reviewed_by, told).toEqual(
        reviewed === null ? null : expect.stringMatching(/^(Amara Hale|Jonas Reyes)$/),
      );
      if (response.status === 'rejected') expect(response.review_message, told).not.toBe('');
      if (rejected) {
        const { at: rejectedAt, message } = json(rejected);
        expect(time(rejectedAt), told).toBeGreaterThan(time(begun) ?? 0);
        expect(time(rejectedAt), told).toBeLessThanOrEqual(time(reviewed) ?? Date.now());
        if (response.status === 'pending') expect(time(rejectedAt)).toBeLessThan(time(sent) ?? 0);
        expect(message).not.toBe('');
      }
    }
  });

  it('let in who was verified: approved before', async () => {
    const intakes = responses.filter(({ form_id: id }) => id <= (forms[8]?.id ?? 0));
    const verified = await db('up_users')
      .whereIn(
        'id',
        intakes.map(({ member_id: id }) => id),
      )
      .where({ verified: true })
      .select('id', 'verified_at');
    expect(verified.length).toBeGreaterThan(30);
    for (const { id, verified_at: at } of verified) {
      const own = intakes.find(({ member_id: whose }) => whose === id);
      expect(own?.status).toBe('approved');
      expect(time(own?.reviewed_at ?? null), `member ${id}`).toBeLessThanOrEqual(time(at) ?? 0);
    }
  });
});

describe('for the demo’s members', () => {
  const ofDemo = (list: { title: string; status: string | null }[]) =>
    list.filter(({ title }) => titles.includes(title)).map(({ title, status }) => [title, status]);
  const assigned = async (who: string) =>
    ofDemo((await get('/forms/assigned', await as(who))).body.forms);

  it('Nina’s intake form waits and nothing else does', async () => {
    expect(await assigned('nina')).toEqual([['Pet Owner Intake', null]]);
  });

  it('others have begun, are sent back, or have sent all', async () => {
    expect(await assigned('gabriel')).toContainEqual(['Caretaker Application', 'draft']);
    expect(await assigned('iris')).toContainEqual(['Attorney Registration', 'rejected']);
    expect(await assigned('dorothy')).toEqual([['Pet Owner Intake', 'pending']]);
    expect(await assigned('sam')).toContainEqual(['Home and Care Standards Review', 'draft']);
    expect(await assigned('eleanor')).toEqual([]);
  });

  it('an admin finds submissions that wait, the newest of them of this week', async () => {
    const { body } = await get(
      '/admin/form-submissions?status=pending&limit=100&search=hearthside.example',
      await as('amara'),
    );
    const own = body.submissions.filter((one: { userEmail: string }) =>
      one.userEmail.endsWith('@hearthside.example'),
    );
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(time(own[0].submittedAt)).toBeGreaterThan(Date.now() - 7 * 86_400_000);
    const ana = own.find((one: { userFirstName: string }) => one.userFirstName === 'Ana');
    expect(ana).toMatchObject({ resubmitted: true, userVerified: false });
  });

  it('a report of what owners answered adds up', async () => {
    const intake = forms.find(({ title }) => title === 'Pet Owner Intake');
    const { body } = await get(`/admin/reports/forms/${intake?.id}`, await as('jonas'));
    const approved = responses.filter(
      ({ form_id: id, status }) => id === intake?.id && status === 'approved',
    );
    expect(body.totalApproved).toBe(approved.length);
    expect(approved.length).toBeGreaterThanOrEqual(10);
    const [heard] = body.questions;
    const counts = heard.options.map(({ count }: { count: number }) => count);
    expect(heard.totalAnswered).toBe(approved.length);
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(approved.length);
    expect(new Set(counts).size).toBeGreaterThan(2);
  });

  it('nobody is mailed about the past, and old news is read', async () => {
    const old = new Date(Date.now() - 9 * 86_400_000);
    const unread = await db('portal_notifications')
      .where({ kind: 'form', read_at: null })
      .where('created_at', '<', db.client.config.client === 'pg' ? old : old.getTime());
    expect(unread).toEqual([]);
    const titled = new RegExp(`(${titles.map(escaped).join('|')})`);
    const mails: { to: string; subject: string }[] = await db('portal_mails')
      .where('to', 'like', '%@hearthside.example')
      .select('to', 'subject');
    expect(mails.filter(({ subject }) => titled.test(subject))).toEqual([]);
    const rejection = await db('portal_notifications')
      .where({ kind: 'form', member_id: await memberCalled('iris') })
      .whereNull('read_at');
    expect(rejection.length).toBeGreaterThanOrEqual(1);
  });
});

it('every question of the demo has a number of its own', () => {
  const numbers = [...versions.entries()]
    .filter(([key]) => forms.some(({ id, version }) => key === `${id} ${version}`))
    .flatMap(([, definition]) => questionsOf(definition).map(({ id }) => id));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((number) => typeof number === 'number')).toBe(true);
});
