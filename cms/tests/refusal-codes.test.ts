import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '@hearthside/contract/error-code';
import { ERROR_CODES } from '@hearthside/contract/error-code';
import { answersTo, plantForm, section, shortAnswer } from './harness/forms';
import { appointmentCalls, makeAppointment } from './harness/appointments';
import { blogCalls, blogWith } from './harness/blogs';
import { askForChat, chatOfTwo, sendTo } from './harness/chats';
import { db } from './harness/database';
import { GIVEN_ON, plantDonation } from './harness/donations';
import { helpCalls } from './harness/help';
import { del, get, patch, post, put, type Reply } from './harness/http';
import { fieldsOf, libraryCalls, plantFolder, plantItem } from './harness/library';
import {
  ADDRESS,
  makeMember,
  openSession,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from './harness/members';
import { membershipCalls, membershipWith } from './harness/memberships';
import { makeEntry, makePet } from './harness/pets';
import { oddRefusal } from './harness/refusals';
import { memberWithApp } from './harness/second-factor';
import { server } from './harness/shared';
import { makeTrust } from './harness/trusts';
import { formCalls } from './form/form-calls';
import { keep, submit } from './form/fill-calls';

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

/** What is refused, by whom it is refused: each makes its own objects and answers the refused call. */
type Refused = Record<string, () => Promise<Reply>>;

const signIn = (email: string, password: string) =>
  post('/auth/local', { body: { email, password } });
const changePassword = ({ token }: TestSession, currentPassword: string) =>
  post('/auth/change-password', {
    token,
    body: { currentPassword, password: unique('Oak-and-7-') },
  });
const profileOf = ({ firstName, lastName, email }: TestMember) => ({
  firstName,
  lastName,
  email,
  phoneNumber: ADDRESS.phone_number,
  streetAddress: ADDRESS.street_address,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zipCode: ADDRESS.zip_code,
  country: ADDRESS.country,
});
async function filled() {
  const [me, form] = [await signedIn(), await plantForm({ sections: [section([shortAnswer()])] })];
  return { me, form, answers: answersTo(form.questions) };
}
const gift = () => ({
  amount: 12_345,
  donorName: 'Cleo Check',
  method: 'check',
  date: GIVEN_ON,
  reference: unique('check '),
  donorEmail: '',
  memberId: null,
  note: '',
  campaignCode: '',
});

const CASES: Partial<Record<ErrorCode, Refused>> = {
  CHANGED_MEANWHILE: {
    async 'a pet saved over an older state'() {
      const owner = await signedIn();
      const { id } = await makePet({ owner });
      const body = { pet: { color: 'Red' }, revision: '0' };
      return patch(`/pet-records/${id}`, { token: owner.token, body });
    },
    async 'an entry of a pet'() {
      const owner = await signedIn();
      const { id } = await makePet({ owner });
      const entry = await makeEntry(id);
      const body = { description: 'Other', revision: '999' };
      return patch(`/pet-records/${id}/records/${entry}`, { token: owner.token, body });
    },
    async 'a blog'() {
      const calls = blogCalls(admin);
      const { id } = await calls.made();
      return calls.save(id, { ...blogWith(), revision: '999' });
    },
    async 'an item of the library'() {
      const { id } = await plantItem();
      return libraryCalls(admin).change('document', id, fieldsOf({ revision: '999' }));
    },
    async 'an answer of the help center'() {
      const calls = helpCalls(admin);
      return calls.save(await calls.added(), { answer: '<p>Other</p>', revision: '999' });
    },
    async 'a membership'() {
      const { id: userId } = await makeMember();
      const { membership } = await membershipCalls(admin).begun(userId);
      const body = { ...membershipWith({ amount: 7000 }), revision: '999' };
      return membershipCalls(admin).save(membership.id, body);
    },
    async 'the status of a donation'() {
      const id = await plantDonation();
      const body = { status: 'failed', reason: 'Bounced', revision: '999' };
      return patch(`/donations/${id}`, { token: admin.token, body });
    },
    async 'a form'() {
      const form = await plantForm();
      return formCalls(admin).draft(form.id, { ...form.definition, title: 'Other' }, '999');
    },
    async 'the answers to a form'() {
      const { me, form, answers } = await filled();
      return keep(me, form.id, answers, { revision: '999' });
    },
    async 'an appointment'() {
      const id = await makeAppointment(await makeMember());
      return appointmentCalls(admin).cancel(id, { revision: '999' });
    },
    async 'a profile'() {
      const me = await signedIn();
      const body = { ...profileOf(me), city: 'Bend', revision: 'older' };
      return put('/users/me', { token: me.token, body });
    },
  },
  WRONG_STATE: {
    async 'a form that is sent already'() {
      const { me, form, answers } = await filled();
      await submit(me, form.id, answers);
      return submit(me, form.id, answers);
    },
    async 'an appointment that is not cancelled'() {
      const id = await makeAppointment(await makeMember());
      return appointmentCalls(admin).reopen(id);
    },
    async 'a member to be featured who is not verified'() {
      const { id } = await makeMember({ verified: false });
      return post('/memberships/feature', { token: admin.token, body: { userId: id } });
    },
  },
  NAME_TAKEN: {
    async 'a trust of the same name'() {
      const { name } = await makeTrust();
      return post('/trusts', { token: admin.token, body: { name } });
    },
    async 'a pet of the same name'() {
      const owner = await signedIn();
      const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
      const body = { pet: { name: other.name } };
      return patch(`/pet-records/${pet.id}`, { token: owner.token, body });
    },
    async 'a folder of the same name'() {
      const { name } = await plantFolder('pet_care');
      const body = { name, section: 'pet_care' };
      return post('/admin/library/folders', { token: admin.token, body });
    },
  },
  EMAIL_TAKEN: {
    async 'an invitation of someone who has an account'() {
      const { email } = await makeMember();
      const body = { email, firstName: 'Ann', lastName: 'Lee', role: 'pet_owner', verified: true };
      return post('/users/invitations', { token: admin.token, body });
    },
  },
  ALREADY_EXISTS: {
    async 'a second chat of the same people'() {
      const { people } = await chatOfTwo();
      return askForChat(people[0], [people[1]]);
    },
    async 'a second membership'() {
      const { id: userId } = await makeMember();
      await membershipCalls(admin).begun(userId);
      return membershipCalls(admin).create({ userId, ...membershipWith({ amount: 7000 }) });
    },
    async 'a gift that is recorded already'() {
      const [body, other] = [gift(), await signedIn({ role: 'admin' })];
      await post('/donations', { token: admin.token, body: { ...body, key: randomUUID() } });
      return post('/donations', { token: other.token, body: { ...body, key: randomUUID() } });
    },
    async 'a member who is in the trust'() {
      const member = await makeMember({ role: 'caretaker' });
      const { id: trustId } = await makeTrust([member]);
      return post('/trusts/assign', { token: admin.token, body: { trustId, userId: member.id } });
    },
  },
  KEY_REUSED: {
    async 'another message under the same number'() {
      const { chat, people } = await chatOfTwo();
      const clientId = randomUUID();
      await sendTo(people[0], chat.id, 'Once', { clientId });
      return sendTo(people[0], chat.id, 'Twice', { clientId });
    },
    async 'another request under the same key'() {
      const [calls, key] = [appointmentCalls(await signedIn()), randomUUID()];
      await calls.ask({ key });
      return calls.ask({ key, about: 'Something else' });
    },
  },
  IN_USE: {
    async 'a folder that is not empty'() {
      const folder = await plantFolder();
      await plantItem({ folderId: folder.id });
      return del(`/admin/library/folders/${folder.id}`, { token: admin.token });
    },
    async 'a trust that has people'() {
      const { id } = await makeTrust([await makeMember()]);
      return del(`/trusts/${id}`, { token: admin.token });
    },
  },
  UPLOADS_LOST: {
    async 'a message whose file is gone'() {
      const { chat, people } = await chatOfTwo();
      return sendTo(people[0], chat.id, 'Look', { attachments: [2_000_000_000] });
    },
  },
  PASSWORD_NEEDED: {
    async 'a changed address without the password'() {
      const me = await signedIn();
      const body = { ...profileOf(me), email: `new.${me.email}` };
      return put('/users/me', { token: me.token, body });
    },
  },
  PASSWORD_WRONG: {
    'a sign-in to no account': () => signIn(`${unique()}@example.org`, PASSWORD),
    'a sign-in with another password': async () => signIn((await makeMember()).email, 'Another-1'),
    'a change of password by who does not know it': async () =>
      changePassword(await signedIn(), 'Another-1'),
  },
  LINK_INVALID: {
    'a link that never was one': () =>
      post('/auth/reset-password', { body: { token: 'x'.repeat(43), password: unique('Oak-7-') } }),
    'a confirmation by it': () => post('/auth/confirm-email', { body: { token: 'x'.repeat(43) } }),
  },
  NOT_CONFIRMED: {
    'a sign-in before the address is confirmed': async () =>
      signIn((await makeMember({ confirmed: false })).email, PASSWORD),
  },
  SECOND_STEP_NEEDED: {
    'a password whose member has a second factor': async () =>
      signIn((await memberWithApp()).email, PASSWORD),
  },
  STEP_UP_NEEDED: {
    async 'System, long after signing in'() {
      const { token } = await openSession(admin.id, server, db, new Date(), null);
      return get('/system', { token });
    },
  },
  NOT_VERIFIED: {
    async 'who is not verified yet'() {
      const { token } = await signedIn({ role: 'admin', verified: false });
      return get('/users', { token });
    },
  },
  NOT_ALLOWED: {
    'who has another role': async () => get('/users', { token: (await signedIn()).token }),
  },
  CONFLICT: {
    'an admin who deletes themselves': () => del(`/users/${admin.id}`, { token: admin.token }),
  },
};

describe.each(Object.entries(CASES) as [ErrorCode, Refused][])(
  '%s is returned for',
  (code, refused) => {
    it.each(Object.entries(refused))('%s', async (_what, call) => {
      const reply = await call();
      expect([reply.status, reply.code], reply.text).toEqual([ERROR_CODES[code], code]);
      expect(oddRefusal(reply)).toBeUndefined();
    });
  },
);
