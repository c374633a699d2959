import { answersTo, plantForm } from '../harness/forms';
import { get, post } from '../harness/http';
import { signedIn } from '../harness/members';
import { submit } from './fill-calls';

/** What an admin does with what members have sent. */
export const reviewCalls = (admin: { token: string }) => ({
  detail: (id: number) => get(`/admin/form-submissions/${id}`, { token: admin.token }),
  review: (responseId: number, approve: boolean, more: object = {}, { token } = admin) =>
    post('/admin/form-submissions/approve', { token, body: { responseId, approve, ...more } }),
});

/** A member who has sent a form. */
export async function sent(title: string) {
  const me = await signedIn();
  const form = await plantForm({ title });
  const { body } = await submit(me, form.id, answersTo(form.questions));
  return { me, form, id: body.form.responseId as number };
}
