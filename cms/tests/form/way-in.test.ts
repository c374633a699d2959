import { describe, expect, it } from 'vitest';
import { answersTo, plantForm, plantResponse } from '../harness/forms';
import { get, post } from '../harness/http';
import { signedIn } from '../harness/members';
import { submit } from './fill-calls';

const home = async ({ token }: { token: string }) => (await get('/users/me/home', { token })).body;
const steps = async (me: { token: string }) => {
  const { checklist } = await home(me);
  return (checklist as { step: string; done: boolean }[]).map(({ step, done }) => [step, done]);
};
const told = async (me: { token: string }, wanted: string) => {
  const attention: { kind: string; count: number; first: unknown[] }[] = (await home(me)).attention;
  return attention.find(({ kind }) => kind === wanted);
};
const waiting = (me: { token: string }) => told(me, 'review_submissions');

/** A member, by default a newcomer, who has sent whatever other tests or the demo ask of their role. */
async function newcomer(verified = false) {
  const me = await signedIn({ role: 'attorney', verified });
  const { body } = await get('/forms/assigned', { token: me.token });
  for (const { id, title } of body.forms as { id: number; title: string }[]) {
    const form = { id, title, version: 1, questions: [] };
    const definition = { title, description: '', accessRoles: [], needsReview: true, sections: [] };
    await plantResponse({ ...form, definition }, me, { status: 'submitted', answers: {} });
  }
  return me;
}

describe('the way in', () => {
  it('leads through the forms that are meant for the newcomer', async () => {
    const me = await newcomer();
    const admin = await signedIn({ role: 'admin' });
    const form = await plantForm({ accessRoles: ['attorney'] });
    const open = [
      ['profile', true],
      ['forms', false],
      ['verification', false],
    ];
    const sent = [
      ['profile', true],
      ['forms', true],
      ['verification', false],
    ];
    expect(await steps(me)).toEqual(open);
    await plantForm({ accessRoles: ['foster'] });
    const { body } = await submit(me, form.id, answersTo(form.questions));
    expect(await steps(me)).toEqual(sent);
    const { token } = admin;
    const responseId = body.form.responseId;
    await post('/admin/form-submissions/approve', { token, body: { responseId, approve: false } });
    expect(await steps(me)).toEqual(open);
    await submit(me, form.id, answersTo(form.questions));
    expect(await steps(me)).toEqual(sent);
  });
});

describe('an admin', () => {
  it('sees how many submissions wait, and nobody else does', async () => {
    const admin = await signedIn({ role: 'admin' });
    const form = await plantForm();
    const before = (await waiting(admin))?.count ?? 0;
    const id = await plantResponse(form, await signedIn());
    await plantResponse(form, await signedIn(), { status: 'approved' });
    await plantResponse(form, await signedIn(), { status: 'draft' });
    const { first, ...said } = (await waiting(admin)) ?? { first: [] };
    expect(said).toEqual({
      kind: 'review_submissions',
      count: before + 1,
      link: '/admin-forms/review?queue=submissions',
      detail: '',
    });
    // Which three it names depends on what other tests plant meanwhile.
    expect(first.length).toBeGreaterThan(0);
    // A decision on what was sent again since is refused by it.
    expect(first[0]).toMatchObject({ revision: expect.stringMatching(/^pending\./) });
    const { token } = admin;
    await post('/admin/form-submissions/approve', {
      token,
      body: { responseId: id, approve: true },
    });
    expect((await waiting(admin))?.count ?? 0).toBe(before);
    expect(await waiting(await signedIn({ role: 'employee' }))).toBeUndefined();
    expect(await waiting(await signedIn({ role: 'admin', verified: false }))).toBeUndefined();
  });
});

describe('a verified member', () => {
  it('sees the forms that wait for them, and those that were sent back', async () => {
    const me = await newcomer(true);
    const toDo = async () => [
      (await told(me, 'rejected_forms'))?.count ?? 0,
      (await told(me, 'open_forms'))?.count ?? 0,
    ];
    const [sentBack = 0, open = 0] = await toDo();
    const form = await plantForm({ accessRoles: ['attorney'] });
    expect(await toDo()).toEqual([sentBack, open + 1]);
    const { body } = await submit(me, form.id, answersTo(form.questions));
    expect(await toDo()).toEqual([sentBack, open]);
    const { token } = await signedIn({ role: 'admin' });
    const { responseId } = body.form;
    await post('/admin/form-submissions/approve', { token, body: { responseId, approve: false } });
    expect(await toDo()).toEqual([sentBack + 1, open]);
    expect(await told(me, 'rejected_forms')).toMatchObject({ link: '/forms' });
  });
});
