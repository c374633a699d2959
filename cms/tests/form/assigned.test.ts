import { describe, expect, it } from 'vitest';
import { FORM_ROLES } from '@hearthside/contract/form/fields';
import { db } from '../harness/database';
import { answersTo, plantForm, plantResponse, section, shortAnswer } from '../harness/forms';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { keep, listed, NO_FORM, NONE, open, submit } from './fill-calls';

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the forms assigned to a member', () => {
  it('are those of their role and those for everyone, also before verification', async () => {
    const ofFosters = await plantForm({ accessRoles: ['foster', 'trustee'] });
    const ofOwners = await plantForm({ accessRoles: ['pet_owner'] });
    const ofAll = await plantForm({ accessRoles: [] });
    const forms = [ofFosters, ofOwners, ofAll];
    const seen = async (wanted: Parameters<typeof signedIn>[0]) => {
      const me = await signedIn(wanted);
      const inList = await Promise.all(forms.map(({ id }) => listed(me, id)));
      const opened = await Promise.all(forms.map(({ id }) => open(me, id)));
      const can = opened.map(({ status }) => status === 200);
      expect(inList.map((one) => one !== undefined)).toEqual(can);
      return can;
    };
    expect(await seen({ role: 'foster' })).toEqual([true, false, true]);
    expect(await seen({ role: 'pet_owner', verified: false })).toEqual([false, true, true]);
    expect(await seen({ role: 'user', verified: false })).toEqual([false, false, true]);
    expect(await seen({ role: 'admin' })).toEqual([false, false, true]);
    for (const role of FORM_ROLES) expect((await seen({ role }))[2]).toBe(true);
  });

  it('leave out drafts, deleted forms, and forms that are completely hidden', async () => {
    const me = await signedIn({ role: 'foster' });
    const drafted = await plantForm({}, { version: 0, definition: null });
    await db('forms').where({ id: drafted.id }).update({ version: 0, definition: null });
    const deleted = await plantForm({}, { deleted_at: new Date() });
    const hidden = await plantForm({
      sections: [section([shortAnswer()], { accessRoles: ['trustee'] })],
    });
    const excluded = await plantForm({
      sections: [section([shortAnswer('Me?', { assignedUserIds: [me.id] })])],
    });
    const before = await snapshot();
    for (const { id, questions } of [drafted, deleted, hidden, excluded]) {
      expect(await listed(me, id)).toBeUndefined();
      for (const reply of [
        await open(me, id),
        await keep(me, id, answersTo(questions)),
        await submit(me, id, answersTo(questions)),
      ]) {
        expect([reply.status, reply.body]).toEqual(NO_FORM);
      }
    }
    expect((await open(me, NONE)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('show how far each is, what has to be done first', async () => {
    const me = await signedIn({ role: 'volunteer' });
    const ofVolunteers = () => plantForm({ accessRoles: ['volunteer'] });
    const [approved, pending, rejected] = [
      await ofVolunteers(),
      await ofVolunteers(),
      await ofVolunteers(),
    ];
    const [begun, fresh, submitted] = [
      await ofVolunteers(),
      await ofVolunteers(),
      await ofVolunteers(),
    ];
    const submittedAt = new Date('2026-05-01T10:00:00.000Z');
    await plantResponse(approved, me, { status: 'approved' });
    await plantResponse(pending, me);
    const columns = { review_message: 'Which dog?' };
    const sentBack = await plantResponse(rejected, me, {
      status: 'rejected',
      submittedAt,
      columns,
    });
    const answers = answersTo(begun.questions.slice(0, 1));
    await plantResponse(begun, me, { status: 'draft', answers });
    await plantResponse(submitted, me, { status: 'submitted' });
    const ids = [approved, pending, rejected, begun, fresh, submitted].map(({ id }) => id);
    const { body } = await get('/forms/assigned', { token: me.token });
    const mine = (body.forms as { id: number }[]).filter(({ id }) => ids.includes(id));
    expect(mine.map(({ id }) => id)).toEqual(
      [rejected, begun, fresh, pending, submitted, approved].map(({ id }) => id),
    );
    expect(mine).toMatchObject([
      {
        status: 'rejected',
        submitted: true,
        responseId: sentBack,
        progress: 100,
        reviewMessage: 'Which dog?',
        updatedAt: '2026-05-01T10:00:00.000Z',
      },
      { status: 'draft', submitted: false, progress: 25, reviewMessage: '', updatedAt: moment },
      { status: null, submitted: false, progress: 0, responseId: null, updatedAt: null },
      { status: 'pending', submitted: true, progress: 100 },
      { status: 'submitted', submitted: true, progress: 100 },
      { status: 'approved', submitted: true, progress: 100 },
    ]);
  });
});
