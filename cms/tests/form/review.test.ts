import { describe, expect, it } from 'vitest';
import { questionsOf } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import {
  answersTo,
  formWith,
  plantForm,
  plantResponse,
  plantVersion,
  section,
  shortAnswer,
} from '../harness/forms';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { counted, keep, listed, NONE, open, submit } from './fill-calls';
import { asSaved, formCalls } from './form-calls';
import { reviewCalls, sent } from './review-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const NO_SUBMISSION = [404, { error: 'Failed to load submission' }];
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const { detail, review } = reviewCalls(admin);

describe('a submission', () => {
  it('shows the account status of its sender, so that nobody writes to one who is suspended', async () => {
    const { me, id } = await sent('Intake form');
    const suspension = { blocked: true, suspended_at: new Date() };
    await db('up_users').where({ id: me.id }).update(suspension);
    expect((await detail(id)).body).toMatchObject({ userId: me.id, userState: 'suspended' });
  });

  it('is shown as it was answered, with every question of the form', async () => {
    const me = await signedIn();
    const form = await plantForm({
      description: 'What we ask',
      sections: [
        section([shortAnswer('All'), shortAnswer('Not one', { assignedUserIds: [me.id] })]),
      ],
    });
    const answers = answersTo(form.questions.slice(0, 1));
    const { body: given } = await submit(me, form.id, answers);
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: [section([shortAnswer('Changed')])],
    }));
    const { status, body } = await detail(given.form.responseId);
    expect([status, body]).toMatchObject([
      200,
      {
        id: given.form.responseId,
        formId: form.id,
        formTitle: form.title,
        formDescription: 'What we ask',
        userId: me.id,
        userEmail: me.email,
        userFirstName: me.firstName,
        userLastName: me.lastName,
        userVerified: true,
        userRole: 'pet_owner',
        userState: 'active',
        status: 'pending',
        resubmitted: false,
        submittedAt: moment,
        responses: responsesOf(answers),
        reviewMessage: '',
        reviewedAt: null,
        reviewedBy: '',
        rejected: null,
        revision: expect.any(String),
      },
    ]);
    const [{ questions }] = body.sections;
    expect(questions).toMatchObject([
      { question: 'All', number: 1 },
      { question: 'Not one', number: 2, assignedUserIds: [me.id] },
    ]);
  });

  it('is approved, and its member is notified once', async () => {
    const { me, form, id } = await sent('Intake of dogs');
    const { body: before } = await detail(id);
    const { status, body } = await review(id, true, {
      message: 'not told',
      revision: before.revision,
    });
    expect([status, body]).toMatchObject([
      200,
      { id, status: 'approved', reviewedBy: 'Ada Admin', reviewedAt: moment, reviewMessage: '' },
    ]);
    expect(await listed(me, form.id)).toMatchObject({ status: 'approved', reviewMessage: '' });
    const title = '\u201cIntake of dogs\u201d was approved';
    expect(await notificationsOf(me.id)).toEqual([
      { kind: 'form', title, body: expect.any(String), link: '/forms' },
    ]);
    expect(await subjectsTo(me.email)).toEqual([title]);
    const [entry] = await historyOf(admin.token, form.id, 'form');
    expect(entry).toEqual({
      action: 'approved',
      by: named(admin),
      changes: [],
      reason: '',
      about: { kind: 'form', id: form.id, name: 'Intake of dogs' },
      other: { kind: 'member', ...named(me) },
    });
    const written = await snapshot();
    const again = await review(id, true);
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await snapshot()).toEqual(written);
  });

  it('is rejected with a reason, revised, sent again, and shows what changed', async () => {
    const { me, form, id } = await sent('Intake of cats');
    const first = answersTo(form.questions);
    const rejected = await review(id, false, { message: 'Which cat?' });
    expect(rejected.body).toMatchObject({ status: 'rejected', reviewMessage: 'Which cat?' });
    expect(rejected.body.rejected).toBeNull();
    expect(await notificationsOf(me.id)).toMatchObject([
      { kind: 'form', body: 'Which cat?', link: `/forms/${form.id}` },
    ]);
    const mail = await mailTo(me.email, '\u201cIntake of cats\u201d needs changes');
    expect(mail.text).toContain('Which cat?');
    expect(mail.text).toContain(`/forms/${form.id}`);
    expect(await listed(me, form.id)).toMatchObject({
      status: 'rejected',
      submitted: true,
      reviewMessage: 'Which cat?',
    });

    // Working on it changes neither what the reviewer sees nor what is counted.
    const rows = await counted(form.id);
    const { body: opened } = await open(me, form.id);
    expect(opened.responses).toEqual(responsesOf(first));
    const second = answersTo(form.questions, 1);
    const kept = await keep(me, form.id, second, { revision: opened.revision });
    expect(kept.status).toBe(200);
    expect(await listed(me, form.id)).toMatchObject({ status: 'rejected' });
    expect((await detail(id)).body).toEqual(rejected.body);
    expect(await counted(form.id)).toEqual(rows);
    expect((await open(me, form.id)).body.responses).toEqual(responsesOf(second));

    const again = await submit(me, form.id, second, { key: 'attempt-0002' });
    expect(again.body.form).toMatchObject({ id: form.id, responseId: id, status: 'pending' });
    expect((await detail(id)).body).toMatchObject({
      status: 'pending',
      resubmitted: true,
      responses: responsesOf(second),
      reviewMessage: '',
      reviewedAt: null,
      reviewedBy: '',
      rejected: { message: 'Which cat?', at: moment, responses: responsesOf(first) },
    });
    expect(await counted(form.id)).not.toEqual(rows);
    expect((await review(id, true)).body).toMatchObject({ status: 'approved', resubmitted: true });
    expect(await subjectsTo(me.email)).toHaveLength(2);
  });

  it('is compared with the form as it was at the rejection', async () => {
    const { me, form, id } = await sent('Intake of owls');
    await review(id, false);
    const question = (body: { sections: { questions: { question: string }[] }[] }) =>
      body.sections[0]?.questions[0]?.question;
    const before = question((await detail(id)).body);
    const calls = formCalls(admin);
    const definition = asSaved(await calls.detail(form.id));
    const [first] = questionsOf(definition);
    first!.question = 'Reworded?';
    await calls.save(form.id, definition);
    await submit(me, form.id, answersTo(form.questions, 1), { key: 'attempt-0003', version: 2 });
    const { body } = await detail(id);
    expect([question(body), question(body.rejected)]).toEqual(['Reworded?', before]);
  });

  it('is approved as it was sent, whatever its member has started to change', async () => {
    const { me, form, id } = await sent('Intake of mice');
    await review(id, false);
    await keep(me, form.id, answersTo(form.questions, 1));
    const { body } = await review(id, true);
    expect(body).toMatchObject({ status: 'approved', rejected: null, resubmitted: false });
    expect(body.responses).toEqual(responsesOf(answersTo(form.questions)));
    expect((await open(me, form.id)).body.responses).toEqual(body.responses);
  });

  it('shows the reviewer and its member that it can’t be sent again if the form is no longer meant for them', async () => {
    const { me, form, id } = await sent('Intake of geese');
    const other = await signedIn({ role: 'foster' });
    const { body } = await submit(other, form.id, answersTo(form.questions));
    await plantVersion(form, (definition) => ({ ...definition, accessRoles: ['foster'] }));
    const query = { search: 'Intake of geese' };
    const list = await get('/admin/form-submissions', { token: admin.token, query });
    const again = (list.body.submissions as { id: number; canResend: boolean }[]).map(
      (one) => [one.id, one.canResend] as const,
    );
    expect(new Map(again)).toEqual(new Map([[id, false] as const, [body.form.responseId, true]]));
    expect((await detail(id)).body).toMatchObject({ canResend: false });
    expect((await review(id, false)).body).toMatchObject({ status: 'rejected', canResend: false });
    const title = '\u201cIntake of geese\u201d was rejected';
    expect(await notificationsOf(me.id)).toMatchObject([
      { title, body: expect.stringMatching(/no longer assigned to you/) },
    ]);
    const mail = await mailTo(me.email, title);
    expect(mail.text).toContain('can’t send it again');
    expect(mail.text).not.toContain('resubmit');
  });

  it('can be decided repeatedly, and its member is notified of each new decision', async () => {
    const { me, id } = await sent('Intake of birds');
    await review(id, true);
    await review(id, false, { message: 'One' });
    await review(id, false, { message: 'One' });
    await review(id, false, { message: 'Two' });
    await review(id, true);
    const words = (await notificationsOf(me.id)).map(({ title, body }) => [
      title.split(' ').at(-1),
      body,
    ]);
    expect(words.map(([, body]) => body)).toEqual([
      expect.stringContaining('don’t need to do anything else'),
      'One',
      'Two',
      expect.stringContaining('don’t need to do anything else'),
    ]);
    expect(await subjectsTo(me.email)).toHaveLength(4);
  });

  it('is decided and announced together, or not at all', async () => {
    const { me, id } = await sent('Intake of frogs');
    const before = await snapshot();
    expectInLog(server.logFile, 'POST /api/admin/form-submissions/approve: ');
    expectInLog(server.logFile, 'POST /api/admin/form-submissions/approve 500 ');
    const mend = await failInserts('portal_notifications', me.id);
    try {
      expect((await review(id, true)).status).toBe(onPostgres ? 503 : 500);
    } finally {
      await mend();
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('a response that was sent without review', () => {
  it('waits for review once the form needs one, and can be decided', async () => {
    const me = await signedIn();
    const calls = formCalls(admin);
    const { formId, form } = (await calls.create(formWith({ needsReview: false }))).body;
    const definition = asSaved(form);
    const { body } = await submit(me, formId, answersTo(questionsOf(definition)));
    const id = body.form.responseId as number;
    const report = async () =>
      (await get(`/admin/reports/forms/${formId}`, { token: admin.token })).body;
    expect([(await detail(id)).status, await report()]).toMatchObject([
      404,
      { totalApproved: 0, totalCounted: 1, questions: [{ totalAnswered: 1 }, {}] },
    ]);
    await calls.save(formId, { ...definition, needsReview: true });
    expect(await listed(me, formId)).toMatchObject({ status: 'pending' });
    expect(await report()).toMatchObject({ totalApproved: 0, totalCounted: 0 });
    expect((await review(id, true)).body).toMatchObject({ status: 'approved' });
    expect(await report()).toMatchObject({ totalApproved: 1, totalCounted: 1 });
    // Without review again, what was decided stays decided.
    await calls.save(formId, { ...definition, needsReview: false });
    expect(await listed(me, formId)).toMatchObject({ status: 'approved' });
  });
});

describe('what is not a submission', () => {
  it('is answered as missing: a draft, a response without review, a deleted one', async () => {
    const me = await signedIn();
    const gone = await signedIn({ columns: { deleted_at: new Date() } });
    const ids = [
      await plantResponse(await plantForm(), me, { status: 'draft' }),
      await plantResponse(await plantForm({ needsReview: false }), me, { status: 'submitted' }),
      await plantResponse(await plantForm(), me, {
        columns: { deleted_at: new Date(), seat: null },
      }),
      await plantResponse(await plantForm({}, { deleted_at: new Date() }), me),
      await plantResponse(await plantForm(), gone),
      NONE,
    ];
    const before = await snapshot();
    for (const id of ids) {
      for (const reply of [await detail(id), await review(id, true), await review(id, false)]) {
        expect([reply.status, reply.body]).toEqual(NO_SUBMISSION);
      }
    }
    expect(await snapshot()).toEqual(before);
    expect(await db('portal_notifications').where({ member_id: me.id })).toEqual([]);
  });
});
