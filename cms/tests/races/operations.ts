import { responsesOf } from '@hearthside/contract/form/answers';
import { appointmentCalls } from '../harness/appointments';
import { goodMark, goodTask } from '../harness/care';
import { webhookEventOf, sendWebhook, transaction } from '../harness/donations';
import { answersTo, formWith } from '../harness/forms';
import { del, patch, post, put } from '../harness/http';
import { PASSWORD, unique } from '../harness/members';
import { membershipCalls, membershipWith } from '../harness/memberships';
import { goodPet, teamRow, VACCINATION } from '../harness/pets';
import { CHAT_OPERATIONS } from './chat-operations';
import type { Operation } from './world';

const ADDRESS = { streetAddress: '2 Race Road', city: 'Portland', state: 'Oregon' };
const gift = (more: object) => ({
  donorName: 'A Donor',
  donorEmail: '',
  memberId: null,
  amount: 900,
  date: '2026-05-04',
  method: 'check',
  reference: unique('no'),
  note: '',
  campaignCode: '',
  key: unique('a-long-key'),
  ...more,
});
const imported = (emails: readonly string[]) =>
  ['Donor,Email,Amount,Date,Reference']
    .concat(emails.map((email, at) => `D${at},${email},9,2026-05-0${at + 1},${unique('no')}`))
    .join('\n');

/** By their names in docs/locks.md. */
export const OPERATIONS: Record<string, Operation> = {
  'change a role': {
    at: ['member'],
    call: ({ member, admin: { token } }) =>
      patch(`/users/${member.id}/role`, { token, body: { role: 'foster', reason: 'A race' } }),
  },
  'take a verification away': {
    at: ['member'],
    call: ({ member, other: { token } }) =>
      patch(`/users/${member.id}/verify`, { token, body: { verified: false } }),
  },
  'answer a role request': {
    at: ['member'],
    call: async ({ member, admin: { token } }) => {
      const body = { role: 'foster', reason: 'A race' };
      const asked = await put('/users/me/role-request', { token: member.token, body });
      if (asked.status !== 200) return asked;
      const said = { accept: true, sentence: '' };
      return post(`/users/${member.id}/role-request`, { token, body: said });
    },
  },
  'suspend a member': {
    at: ['member'],
    call: ({ member, other: { token } }) =>
      put(`/users/${member.id}/suspension`, { token, body: { reason: 'A race', until: null } }),
  },
  'archive a member': {
    at: ['member'],
    call: ({ member, other: { token } }) =>
      put(`/users/${member.id}/archive`, { token, body: { reason: 'A race' } }),
  },
  'sign a member out': {
    at: ['member'],
    call: ({ member, other: { token } }) => del(`/users/${member.id}/sessions`, { token }),
  },
  'verify several': {
    at: ['member'],
    call: ({ member, friend, admin: { token } }) =>
      post('/users/verify', {
        token,
        body: { userIds: [friend.id, member.id], verified: false },
      }),
  },
  'delete a member': {
    at: ['member'],
    call: ({ member, admin: { token } }) => del(`/users/${member.id}`, { token }),
  },
  'restore a member': {
    at: ['trashed'],
    call: ({ trashed, other: { token } }) => post(`/users/${trashed.id}/restore`, { token }),
  },
  'erase a member': {
    at: ['trashed', 'pet', 'trust', 'chat'],
    call: ({ trashed, admin: { token } }) => del(`/users/trash/${trashed.id}`, { token }),
  },
  'save a profile': {
    at: ['member', 'pet'],
    call: ({ member: { token, email } }) =>
      put('/users/me', {
        token,
        body: {
          firstName: 'Racing',
          lastName: 'Person',
          email,
          phoneNumber: '5035550188',
          ...ADDRESS,
          zipCode: '97205',
          country: 'United States',
        },
      }),
  },
  'sign in': {
    at: ['member'],
    call: ({ member: { email } }) => post('/auth/local', { body: { email, password: PASSWORD } }),
  },
  'save a pet': {
    at: ['member', 'pet', 'trust'],
    call: ({ pet, friend, trust, admin: { token } }) =>
      patch(`/pet-records/${pet.id}`, {
        token,
        body: {
          pet: { color: unique('Red ') },
          petTrust: { id: trust.id },
          careTeam: [teamRow('caretaker', { userId: friend.id })],
        },
      }),
  },
  'add a pet': {
    at: ['member'],
    call: ({ member, other: { token } }) =>
      post('/pet-records', { token, body: goodPet({ ownerId: member.id }) }),
  },
  'delete a pet': {
    at: ['member', 'pet'],
    call: ({ pet, other: { token } }) => del(`/pet-records/${pet.id}`, { token }),
  },
  'mark a care task': {
    at: ['pet'],
    call: ({ taskId, member: { token } }) => post('/care/marks', { token, body: goodMark(taskId) }),
  },
  'change a care task': {
    at: ['pet'],
    call: ({ taskId, admin: { token } }) =>
      patch(`/care/tasks/${taskId}`, { token, body: { task: goodTask({ title: 'Another' }) } }),
  },
  'enter a vaccination': {
    at: ['pet'],
    call: ({ pet, admin: { token } }) =>
      post(`/pet-records/${pet.id}/records`, { token, body: VACCINATION }),
  },
  'assign a trust': {
    at: ['member', 'trust'],
    call: ({ member, trust, admin: { token } }) =>
      post('/trusts/assign', { token, body: { userId: member.id, trustId: trust.id } }),
  },
  'leave a trust': {
    at: ['trust'],
    call: ({ friend, trust, other: { token } }) =>
      post('/trusts/remove', { token, body: { userId: friend.id, trustId: trust.id } }),
  },
  'rename a trust': {
    at: ['trust', 'pet'],
    call: ({ trust, other: { token } }) =>
      patch(`/trusts/${trust.id}`, { token, body: { name: unique('Trust ') } }),
  },
  'name a donor': {
    at: ['member'],
    call: ({ gift: id, other, admin: { token } }) =>
      patch(`/donations/${id}/donor`, { token, body: { memberId: other.id, campaignCode: '' } }),
  },
  'correct a gift': {
    at: ['member'],
    call: ({ gift: id, other: { token } }) => {
      const { memberId: _member, campaignCode: _campaign, key: _key, ...typed } = gift({});
      // From before its refund.
      const body = { ...typed, date: '2026-02-27', reason: 'A race', revision: '1' };
      return patch(`/donations/${id}/gift`, { token, body });
    },
  },
  'correct whose a gift is': {
    at: ['member'],
    call: ({ nobodysGift: id, member, other: { token } }) => {
      const { memberId: _member, campaignCode: _campaign, key: _key, ...typed } = gift({});
      const body = { ...typed, donorEmail: member.email, reason: 'A race', revision: '1' };
      return patch(`/donations/${id}/gift`, { token, body });
    },
  },
  'refund a gift': {
    at: ['member'],
    call: ({ gift: id, admin: { token } }) => {
      const body = { amount: 100, date: '2026-03-05', reason: 'A race', revision: '1' };
      return post(`/donations/${id}/refunds`, { token, body });
    },
  },
  'remove a refund': {
    at: ['member'],
    call: ({ gift: id, refundId, other: { token } }) =>
      del(`/donations/${id}/refunds/${refundId}`, { token }),
  },
  'enter a gift': {
    at: ['member'],
    call: ({ member, other: { token } }) =>
      post('/donations', { token, body: gift({ memberId: member.id }) }),
  },
  'import gifts': {
    at: ['member'],
    call: ({ member, friend, other, admin: { token } }) =>
      post('/donations/import', {
        token,
        body: { csv: imported([other.email, member.email, friend.email]), record: true },
      }),
  },
  'take a gift event': {
    at: ['member'],
    call: ({ member: { email } }) => sendWebhook(webhookEventOf(transaction({ email }))),
  },
  'begin a membership': {
    at: ['member'],
    call: ({ friend: { id: userId }, admin }) =>
      membershipCalls(admin).create({ ...membershipWith(), userId }),
  },
  'save a membership': {
    at: ['member'],
    call: ({ membershipId, other: { token } }) =>
      patch(`/memberships/${membershipId}`, { token, body: membershipWith({ amount: 7000 }) }),
  },
  'publish a form': {
    at: ['form'],
    call: ({ form, admin: { token } }) =>
      put(`/forms/${form.id}`, { token, body: { ...form.definition, needsReview: true } }),
  },
  'draft a form': {
    at: ['form'],
    call: ({ form, other: { token } }) =>
      put(`/forms/${form.id}/draft`, { token, body: formWith({ title: unique('Form ') }) }),
  },
  'fill a form': {
    at: ['member'],
    call: ({ form, member: { token } }) =>
      put(`/forms/assigned/${form.id}/draft`, {
        token,
        body: { responses: responsesOf(answersTo(form.questions)) },
      }),
  },
  'send a form': {
    at: ['member', 'form'],
    call: ({ form, member: { token } }) =>
      post('/forms/submit', {
        token,
        body: { formId: form.id, responses: responsesOf(answersTo(form.questions)) },
      }),
  },
  'review a submission': {
    at: ['member'],
    call: ({ responseId, other: { token } }) =>
      post('/admin/form-submissions/approve', { token, body: { responseId, approve: true } }),
  },
  ...CHAT_OPERATIONS,
  'ask for an appointment': {
    at: ['member'],
    call: ({ member }) => appointmentCalls(member).ask(),
  },
  'decide on an appointment': {
    at: ['member'],
    call: ({ request, other }) => appointmentCalls(other).decline(request),
  },
};
