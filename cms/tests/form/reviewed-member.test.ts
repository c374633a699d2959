import { describe, expect, it } from 'vitest';
import { answersTo, plantForm, plantResponse, section, shortAnswer } from '../harness/forms';
import { get, patch } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { makePet } from '../harness/pets';
import { keep, NONE, submit } from './fill-calls';
import { reviewCalls } from './review-calls';

const admin = await signedIn({ role: 'admin' });
const { review } = reviewCalls(admin);
const read = (id: number | string, { token } = admin) =>
  get(`/admin/form-submissions/members/${id}`, { token });
/** The named forms among a member's, with what is said of each. */
const formsOf = async (id: number, ids: readonly number[]) => {
  const forms = (await read(id)).body.forms as { id: number }[];
  return ids.map((wanted) => forms.find((form) => form.id === wanted));
};

describe('a member at the review queue', () => {
  it('is named with role, contact, day of joining, verification and pets', async () => {
    const nina = await makeMember({
      firstName: 'Nina',
      verified: false,
      role: 'pet_owner',
      columns: { phone_number: '503 555 0123' },
    });
    const biscuit = await makePet({ owner: nina, name: 'Biscuit', breed: 'Beagle' });
    await makePet({ owner: nina, columns: { deleted_at: new Date() } });
    await makePet({ owner: await makeMember() });
    const { status, body } = await read(nina.id);
    expect([status, body]).toMatchObject([
      200,
      {
        user: {
          id: nina.id,
          firstName: 'Nina',
          lastName: nina.lastName,
          email: nina.email,
          phoneNumber: '503 555 0123',
          role: 'pet_owner',
          verified: false,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
        pets: [{ id: biscuit.id, name: 'Biscuit', breed: 'Beagle' }],
      },
    ]);
    expect(body.pets).toHaveLength(1);
  });

  it('is shown with their own forms and how far each is', async () => {
    const foster = await signedIn({ role: 'foster', verified: false });
    const accessRoles = ['foster'] as const;
    const untouched = await plantForm({ accessRoles: [...accessRoles] });
    const begun = await plantForm({
      accessRoles: [...accessRoles],
      sections: [section([shortAnswer(), shortAnswer()])],
    });
    const sent = await plantForm({ accessRoles: [...accessRoles] });
    const unreviewed = await plantForm({ accessRoles: [...accessRoles], needsReview: false });
    const others = await plantForm({ accessRoles: ['veterinarian'] });
    await keep(foster, begun.id, answersTo(begun.questions.slice(0, 1)));
    const { body } = await submit(foster, sent.id, answersTo(sent.questions));
    await submit(foster, unreviewed.id, answersTo(unreviewed.questions));
    const ids = [untouched, begun, sent, unreviewed].map(({ id }) => id);
    expect(await formsOf(foster.id, ids)).toMatchObject([
      { title: untouched.title, status: null, responseId: null, progress: 0 },
      { status: 'draft', progress: 50 },
      { status: 'pending', responseId: body.form.responseId, needsReview: true },
      { status: 'submitted', needsReview: false },
    ]);
    expect(await formsOf(foster.id, [others.id])).toEqual([undefined]);
    await review(body.form.responseId, false);
    expect(await formsOf(foster.id, [sent.id])).toMatchObject([{ status: 'rejected' }]);
  });

  it('keeps what they sent in another role, as read-only', async () => {
    const form = await plantForm({ accessRoles: ['foster'] });
    const member = await makeMember({ role: 'foster' });
    await plantResponse(form, member, { status: 'approved' });
    const reason = 'Passed the training.';
    const body = { role: 'volunteer', reason };
    expect((await patch(`/users/${member.id}/role`, { token: admin.token, body })).status).toBe(
      200,
    );
    const [known] = await formsOf(member.id, [form.id]);
    expect(known).toMatchObject({ status: 'approved', readOnly: true });
  });

  it('does not exist if they have not joined, are in the trash, or never were', async () => {
    const unjoined = await makeMember({ confirmed: false });
    const trashed = await makeMember({ columns: { deleted_at: new Date() } });
    for (const id of [unjoined.id, trashed.id, NONE]) {
      const { status, body } = await read(id);
      expect([status, body.error]).toEqual([404, 'Failed to fetch user']);
    }
  });

  it('is visible to admins only, and nobody else can look up even themselves', async () => {
    for (const wanted of [{ role: 'employee' }, { role: 'admin', verified: false }] as const) {
      const caller = await signedIn({ ...wanted, firstName: unique('No') });
      expect((await read(caller.id, caller)).status).toBe(403);
    }
  });

  it.each(['0', 'abc', '1.5', '-1', '%20'])('has no id like %j', async (id) => {
    expect((await read(id)).status).toBe(400);
  });
});
