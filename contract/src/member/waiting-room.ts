import { z } from 'zod';
import { ROLES } from '../access';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { invitation } from './invitations';
import { animalToPlace } from './own-data';
import { person } from './person';
import { dependent } from './users';

/** How many people the waiting room lists of one kind, those who wait longest first. */
export const WAITING_LISTED = 50;

const waiting = person.omit({ profilePicture: true }).extend({ since: z.string() });

/** Somebody who registered and has not confirmed the email address. */
export const unconfirmed = waiting.extend({
  /** Until when the link in their mail works; null if it has expired. */
  linkEndsAt: z.string().nullable(),
});
export type Unconfirmed = z.output<typeof unconfirmed>;

/** Somebody who has confirmed and waits to be verified: what they have sent, and what is missing, in words. */
export const newcomer = waiting.extend({
  sent: z.array(z.string()),
  missing: z.array(z.string()),
});
export type Newcomer = z.output<typeof newcomer>;

/** A member who asks for another role, and why. */
export const waitingRequest = waiting.extend({
  /** The role they ask for. */
  wanted: z.enum(ROLES),
  reason: z.string(),
});
export type WaitingRequest = z.output<typeof waitingRequest>;

/** Somebody who has closed their account, which is erased on a day, and the animals that need somebody by then. */
export const closing = waiting.extend({
  dueAt: z.string(),
  /** Their own. */
  animals: z.array(animalToPlace),
  /** Those of others that they care for; null if there are none. */
  care: dependent.nullable(),
});
export type Closing = z.output<typeof closing>;

/** Everybody who waits for the office: each kind with its total and the first of them. */
export const waitingRoom = z.object({
  newcomers: z.object({ total: z.number(), people: z.array(newcomer) }),
  requests: z.object({ total: z.number(), people: z.array(waitingRequest) }),
  unconfirmed: z.object({ total: z.number(), people: z.array(unconfirmed) }),
  expired: z.object({ total: z.number(), people: z.array(invitation) }),
  closings: z.object({ total: z.number(), people: z.array(closing) }),
});
export type WaitingRoom = z.output<typeof waitingRoom>;

export const waitingRoomEndpoints = {
  waitingRoom: endpoint({
    method: 'GET',
    path: '/users/waiting',
    access: 'users',
    summary:
      'List who is waiting for the office: newcomers, members who request another role, unconfirmed addresses, expired invitations and closed accounts',
    answer: waitingRoom,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/users/unconfirmed/:id/resend',
    access: 'users',
    summary:
      'Send someone who registered the confirmation email again; the previous link stops working',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  removeUnconfirmed: endpoint({
    method: 'DELETE',
    path: '/users/unconfirmed/:id',
    access: 'users',
    summary: 'Remove someone who registered and never confirmed their address',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
};
