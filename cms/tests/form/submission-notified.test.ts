import { expect, it } from 'vitest';
import { answersTo, plantForm } from '../harness/forms';
import { post } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { notificationsOf } from '../harness/notifications';
import { submit } from './fill-calls';

const admin = await signedIn({ role: 'admin' });

it('the server notifies the admins of a submission that waits for them, once for each time it is sent', async () => {
  const me = await signedIn();
  const form = await plantForm({ title: unique('Foster home ') });
  const send = () => submit(me, form.id, answersTo(form.questions));
  const { body } = await send();
  const id: number = body.form.responseId;
  const link = `/admin-forms?tab=submissions&submission=${id}`;
  const told = async () => (await notificationsOf(admin.id)).filter((news) => news.link === link);
  expect(await told()).toEqual([
    {
      kind: 'submission',
      link,
      body: 'It’s ready for review.',
      title: `${me.firstName} ${me.lastName} has sent \u201c${form.title}\u201d`,
    },
  ]);
  const decision = { responseId: id, approve: false };
  await post('/admin/form-submissions/approve', { token: admin.token, body: decision });
  expect((await send()).status).toBe(200);
  expect(await told()).toHaveLength(2);
  const other = await plantForm({ needsReview: false, title: unique('No review ') });
  await submit(me, other.id, answersTo(other.questions));
  const titles = (await notificationsOf(admin.id)).map(({ title }) => title);
  expect(titles.filter((title) => title.includes(other.title))).toEqual([]);
});
