import { describe, expect, it } from 'vitest';
import { responsesOf } from '@hearthside/contract/form/answers';
import { appointmentCalls, makeAppointment } from '../harness/appointments';
import { blogCalls, blogWith } from '../harness/blogs';
import { chatOfTwo } from '../harness/chats';
import { db } from '../harness/database';
import { plantDonation } from '../harness/donations';
import { answersTo, formWith, plantForm } from '../harness/forms';
import { del, patch, post, type Reply } from '../harness/http';
import { meetBehind, rightsOf } from '../harness/meet-at';
import { makeMember, signedIn, unique } from '../harness/members';
import { membershipWith } from '../harness/memberships';
import { goodPet } from '../harness/pets';
import { onPostgres } from '../harness/shared';

type Admin = Awaited<ReturnType<typeof signedIn>>;
/** Something an admin may do because of their role: its call, and how to check that it had no effect. */
interface Deed {
  call(admin: Admin): Promise<Reply>;
  isUndone(): Promise<boolean>;
}
const isAs = async (table: string, id: number, columns: object) =>
  (await db(table).where({ id }).where(columns).first('id')) !== undefined;
const hasNone = async (table: string, where: object) =>
  (await db(table).where(where).first('id')) === undefined;

const DEEDS: Record<string, () => Promise<Deed>> = {
  'closing a chat for all': async () => {
    const { chat } = await chatOfTwo();
    return {
      call: async (admin) => del(`/inbox/chats/${chat.id}`, { token: admin.token }),
      isUndone: () => isAs('inbox_chats', chat.id, { ended_at: null }),
    };
  },
  'deciding on a submission': async () => {
    const me = await signedIn();
    const form = await plantForm({ needsReview: true });
    const responses = responsesOf(answersTo(form.questions));
    const sent = await post('/forms/submit', {
      token: me.token,
      body: { formId: form.id, responses },
    });
    const { responseId } = sent.body.form;
    return {
      call: (admin) =>
        post('/admin/form-submissions/approve', {
          token: admin.token,
          body: { responseId, approve: true },
        }),
      isUndone: () => isAs('form_responses', responseId, { status: 'pending' }),
    };
  },
  'deciding on an appointment': async () => {
    const id = await makeAppointment(await makeMember(), { state: 'requested' });
    return {
      call: (admin) => appointmentCalls(admin).decline(id),
      isUndone: () => isAs('portal_appointments', id, { state: 'requested' }),
    };
  },
  'recording a gift': async () => {
    const reference = unique('no');
    const gift = { donorName: 'A', donorEmail: '', memberId: null, amount: 500, reference };
    const body = { ...gift, date: '2026-05-04', method: 'check', note: '', campaignCode: '' };
    return {
      call: ({ token }) => post('/donations', { token, body: { ...body, key: unique('a-key-') } }),
      isUndone: () => hasNone('portal_donations', { reference }),
    };
  },
  'importing gifts': async () => {
    const reference = unique('no');
    const csv = `Donor,Amount,Date,Reference\nA,5,2026-05-04,${reference}`;
    return {
      call: ({ token }) => post('/donations/import', { token, body: { csv, record: true } }),
      isUndone: () => hasNone('portal_donations', { reference }),
    };
  },
  'naming a donor': async () => {
    const [id, member] = [await plantDonation(), await makeMember()];
    const body = { memberId: member.id, campaignCode: '' };
    return {
      call: ({ token }) => patch(`/donations/${id}/donor`, { token, body }),
      isUndone: () => isAs('portal_donations', id, { member_id: null }),
    };
  },
  'publishing a form': async () => {
    const title = unique('Form ');
    return {
      call: ({ token }) => post('/forms', { token, body: formWith({ title }) }),
      isUndone: () => hasNone('forms', { title }),
    };
  },
  'publishing a blog': async () => {
    const title = unique('Blog ');
    return {
      call: (admin) => blogCalls(admin).create(blogWith({ title, publish: true })),
      isUndone: () => hasNone('blogs', { title }),
    };
  },
  'beginning a membership': async () => {
    const { id: userId } = await makeMember();
    return {
      call: ({ token }) => post('/memberships', { token, body: { ...membershipWith(), userId } }),
      isUndone: () => hasNone('portal_memberships', { member_id: userId }),
    };
  },
  'adding a pet for someone': async () => {
    const { id: ownerId } = await makeMember();
    return {
      call: ({ token }) => post('/pet-records', { token, body: goodPet({ ownerId }) }),
      isUndone: () => hasNone('pets', { owner_id: ownerId }),
    };
  },
  'adding a trust': async () => {
    const name = unique('Trust ');
    return {
      call: ({ token }) => post('/trusts', { token, body: { name } }),
      isUndone: () => hasNone('trusts', { name }),
    };
  },
  'taking someone\u2019s verification away': async () => {
    const { id } = await makeMember();
    return {
      call: ({ token }) => patch(`/users/${id}/verify`, { token, body: { verified: false } }),
      isUndone: () => isAs('up_users', id, { verified: true }),
    };
  },
};

/** Takes an admin's role away at the moment when their call has been admitted. */
async function demotedMeanwhile(admin: Admin, deed: Deed): Promise<Reply> {
  const { id: role_id } = await db('up_roles').where({ type: 'employee' }).first('id');
  const [reply] = await meetBehind(
    async (held) => {
      await rightsOf(admin.id)(held);
      await held('up_users').where({ id: admin.id }).update({ role_id });
    },
    [() => deed.call(admin)],
  );
  return reply as Reply;
}

describe.runIf(onPostgres)('an admin who has lost their role since their call was let in', () => {
  it.each(Object.keys(DEEDS))('is refused: %s', async (name) => {
    // Planted before what they act on, so that they have a seat in its chat.
    const admin = await signedIn({ role: 'admin' });
    const deed = await (DEEDS[name] as () => Promise<Deed>)();
    const reply = await demotedMeanwhile(admin, deed);
    expect([403, 409], reply.text).toContain(reply.status);
    expect(await deed.isUndone()).toBe(true);
  });
});
