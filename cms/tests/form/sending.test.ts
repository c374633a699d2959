import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { formWith, plantForm, plantResponse, section, shortAnswer } from '../harness/forms';
import { makeMember, signedIn, unique, type NewMember } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const calls = formCalls(admin);
const attorney = (more: NewMember = {}) => makeMember({ role: 'attorney', ...more });
const key = () => unique('sending-');
const wasNotified = async (member: { id: number }, formId: number) =>
  (await notificationsOf(member.id)).filter(({ link }) => link === `/forms/${formId}`).length;

describe('sending a form', () => {
  it('notifies each member of its roles who has not sent it, in the notification bell and by email', async () => {
    const form = await plantForm({ accessRoles: ['attorney'], description: 'For our lawyers.' });
    const [fresh, unverified, begun] = [
      await attorney({ firstName: 'Fay' }),
      await attorney({ verified: false }),
      await attorney(),
    ];
    await plantResponse(form, begun, { status: 'draft' });
    const sent = [];
    for (const status of ['submitted', 'pending', 'approved', 'rejected'] as const) {
      const member = await attorney();
      await plantResponse(form, member, { status });
      sent.push(member);
    }
    const others = [
      ...sent,
      await attorney({ blocked: true }),
      await attorney({ columns: { deleted_at: new Date() } }),
      await attorney({ confirmed: false }),
      await makeMember({ role: 'foster' }),
    ];
    const before = await calls.addressees(form.id);
    const { status, body } = await calls.send(form.id, key());
    expect(status).toBe(200);
    expect(before.body).toEqual({ people: body.people, lastSentAt: null });
    for (const member of [fresh, unverified, begun])
      expect(await wasNotified(member, form.id)).toBe(1);
    for (const member of [...others, admin]) expect(await wasNotified(member, form.id)).toBe(0);
    expect(await notificationsOf(fresh.id)).toEqual([
      {
        kind: 'form',
        title: `Please complete: ${form.title}`,
        link: `/forms/${form.id}`,
        body: 'Please fill it out when you have a moment. Your answers are saved as you go.',
      },
    ]);
    expect(await subjectsTo(fresh.email)).toEqual([`Please complete: ${form.title}`]);
    const mail = await db('portal_mails').where({ to: fresh.email }).first();
    expect(mail.text).toContain('Hello Fay,');
    expect(mail.text).toContain('For our lawyers.');
    expect(mail.text).toContain(`/forms/${form.id}`);
    const { lastSentAt } = (await calls.detail(form.id)).form as unknown as { lastSentAt: string };
    expect([lastSentAt, (await calls.addressees(form.id)).body.lastSentAt]).toEqual([
      body.lastSentAt,
      body.lastSentAt,
    ]);
    const [entry] = await historyOf(admin.token, form.id, 'form');
    expect(entry).toMatchObject({
      action: 'sent',
      by: named(admin),
      changes: [{ field: 'Members notified', from: '', to: String(body.people) }],
    });
  });

  it('notifies once per key, however often and at once it is sent', async () => {
    const form = await plantForm({ accessRoles: ['attorney'] });
    const member = await attorney();
    const once = key();
    const replies = await Promise.all(Array.from({ length: 8 }, () => calls.send(form.id, once)));
    const later = await calls.send(form.id, once);
    for (const { status, body } of replies) expect([status, body]).toEqual([200, later.body]);
    expect([await wasNotified(member, form.id), (await subjectsTo(member.email)).length]).toEqual([
      1, 1,
    ]);
    await calls.send(form.id, key());
    expect(await wasNotified(member, form.id)).toBe(2);
    // The key before the last is known too.
    expect((await calls.send(form.id, once)).body).toEqual(later.body);
    expect(await wasNotified(member, form.id)).toBe(2);
  });

  it('notifies nobody who would see nothing of it', async () => {
    const [shut, open] = [await attorney(), await attorney()];
    const form = await plantForm({
      accessRoles: ['attorney', 'trustee'],
      sections: [
        section([shortAnswer('Q', { assignedUserIds: [shut.id] })], { accessRoles: ['attorney'] }),
      ],
    });
    const trustee = await makeMember({ role: 'trustee' });
    await calls.send(form.id, key());
    expect(
      await Promise.all([shut, trustee, open].map((one) => wasNotified(one, form.id))),
    ).toEqual([0, 0, 1]);
  });

  it('reaches every member except admins if it is meant for everyone', async () => {
    const [user, foster] = [
      await makeMember({ role: 'user' }),
      await makeMember({ role: 'foster' }),
    ];
    const form = await plantForm({ accessRoles: [] });
    await calls.send(form.id, key());
    expect(
      await Promise.all([user, foster, admin].map((one) => wasNotified(one, form.id))),
    ).toEqual([1, 1, 0]);
    // A thousand members of other tests are told as well: nobody waits for their mails.
    await db('portal_mails').whereNull('sent_at').del();
  });

  it('is refused before it is published, and without a key, without a trace', async () => {
    const { formId } = (await calls.begin(formWith())).body;
    const form = await plantForm();
    const before = await snapshot();
    const refused = await calls.send(formId, key());
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Publish this form before you send it.',
    ]);
    expect((await calls.addressees(formId)).status).toBe(409);
    for (const bad of ['', 'short', 'x'.repeat(65)]) {
      const { status, body } = await calls.send(form.id, bad);
      expect([status, Object.keys(body.details)]).toEqual([400, ['key']]);
    }
    expect(await snapshot()).toEqual(before);
  });
});
