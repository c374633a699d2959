import { z } from 'zod';
import { ROLES } from '../access';
import { endpoint } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { email, firstName, lastName, phoneNumber } from './person-fields';
import { person } from './person';

/** How many days an invitation's link is valid. */
export const INVITATION_DAYS = 14;
/** How many days after joining, or after the latest invitation, an account that nobody confirmed is deleted. */
export const UNCONFIRMED_DAYS = 30;
/** The most people in one list, and the most characters it may have. */
export const INVITE_LIST = { maxLines: 500, maxLength: 200_000 } as const;

/** The columns of a list of people, as its headings name them. */
export const INVITE_COLUMNS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  role: 'Role',
} as const;

/** One person to invite. */
export const newInvitation = z.strictObject({
  firstName,
  lastName,
  email,
  phoneNumber: z.literal('').or(phoneNumber).default(''),
  role: z.enum(ROLES, { error: 'Please choose a role' }),
  /** Whether they are verified from the start, because the inviting member knows them. */
  verified: z.boolean().default(true),
});
export type NewInvitation = z.output<typeof newInvitation>;
export type NewInvitationInput = z.input<typeof newInvitation>;

/** Somebody who was invited and has not followed the link yet. */
export const invitation = person.omit({ profilePicture: true }).extend({
  invitedAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof invitation>;

/** The result for a line of a list. `line` counts as a spreadsheet does: the headings are line 1. */
export const inviteLine = z.object({
  line: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  /** Why the line is refused. Null if it is valid. */
  error: z.string().nullable(),
});
export type InviteLine = z.output<typeof inviteLine>;

export const invitationEndpoints = {
  invitations: endpoint({
    method: 'GET',
    path: '/users/invitations',
    access: 'users',
    summary: 'Invitations that have not been accepted yet, newest first',
    query: z.strictObject(pageQuery),
    answer: z.object({ invitations: z.array(invitation), pagination }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users/invitations',
    access: 'users',
    stepUp: 'always',
    summary: 'Invite one person by email',
    body: newInvitation,
    answer: invitation,
  }),
  inviteList: endpoint({
    method: 'POST',
    path: '/users/invitations/list',
    access: 'users',
    stepUp: 'always',
    summary:
      'Check a CSV list of people line by line and, with `send`, invite those whose line is valid',
    body: z.strictObject({
      csv: z.string().max(INVITE_LIST.maxLength, 'This list is too long'),
      verified: z.boolean().default(true),
      send: z.boolean(),
    }),
    answer: z.object({ lines: z.array(inviteLine), invited: z.number() }),
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/users/invitations/:id/resend',
    access: 'users',
    summary: 'Send an invitation again with a new link; the previous link stops working',
    params: idParams,
    answer: invitation,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/users/invitations/:id',
    access: 'users',
    summary: 'Withdraw an invitation; its link stops working',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
};
