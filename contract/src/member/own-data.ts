import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination } from '../list';
import { givenPassword } from '../session/password';
import { line } from './person-fields';
import { dependent, TRASH_DAYS } from './users';

/** How many days a copy of one's own data can be downloaded. */
export const COPY_DAYS = 7;
/** How many days a member can come back to an account they have closed, by signing in. */
export const CLOSING_DAYS = TRASH_DAYS;
/** The longest name of a person who shall look after a pet. */
export const WISH_MAX = 200;
/** How many animals one answer may be about. Nobody owns more. */
const ANIMALS_MAX = 500;

export const OWN_DATA_TEXTS = {
  passwordNeeded: 'Please enter your current password.',
  copyRunning: 'Your copy is already being prepared.',
  copyGone: 'This copy is no longer available. Please ask for a new one.',
  adminsStay:
    'An admin can’t close their own account. Ask another admin to change your role first.',
  animalsFirst: 'Please choose who will look after each animal.',
} as const;

/** `waiting` until a server begins, `working`, then `ready` for a week, or `failed`. `over` after that week. */
export const COPY_STATES = ['waiting', 'working', 'ready', 'failed', 'over'] as const;

/** The latest copy of their data that a member has asked for. */
export const ownCopy = z.object({
  state: z.enum(COPY_STATES),
  askedAt: z.string(),
  /** How many of its tables and files are in it, of how many. */
  done: z.number(),
  total: z.number(),
  /** In bytes; null until it is ready. */
  size: z.number().nullable(),
  /** Until when it can be downloaded; null until it is ready. */
  endsAt: z.string().nullable(),
});
export type OwnCopy = z.output<typeof ownCopy>;

/** A pet the member owns, about which they have to decide before they close their account. */
export const ownAnimal = z.object({ id: z.number(), name: z.string() });

/** What happens to one pet: a person whom the owner wishes for it, or, with an empty name, whomever the office finds. */
export const animalWish = z.strictObject({
  petId: id,
  person: line(WISH_MAX).default(''),
});
export type AnimalWish = z.output<typeof animalWish>;

/** An animal of a closed account: whom its owner wished for it, and what has become of it by now. */
export const animalToPlace = z.object({
  petId: z.number(),
  name: z.string(),
  /** Empty where the office decides. */
  person: z.string(),
  /** `theirs`: nobody has it yet. `placed`: it belongs to somebody else. `gone`: its record is not kept any more. */
  state: z.enum(['theirs', 'placed', 'gone']),
  /** To whom it belongs by now; empty unless it is placed. */
  owner: z.string(),
});
export type AnimalToPlace = z.output<typeof animalToPlace>;

/** What a member asked of the office about their data, for the record that the office keeps. */
export const dataRequest = z.object({
  id: z.number(),
  kind: z.enum(['copy', 'closing']),
  /** Null once they are erased. Their name stays. */
  memberId: z.number().nullable(),
  name: z.string(),
  askedAt: z.string(),
  /** `open`: a closed account that is not erased yet. `done`: the copy was made, or everything erased. */
  state: z.enum(['open', 'done', 'undone', 'failed']),
  doneAt: z.string().nullable(),
  /** When the account will be erased; null for copies and for what is over. */
  dueAt: z.string().nullable(),
  /** Only while the account is closed and not erased yet. */
  animals: z.array(animalToPlace),
});
export type DataRequest = z.output<typeof dataRequest>;

const currentPassword = givenPassword.optional();

export const ownDataEndpoints = {
  ownData: endpoint({
    method: 'GET',
    path: '/users/me/data',
    access: 'member',
    summary: 'The latest copy of your own data, if you requested one',
    answer: z.object({ copy: ownCopy.nullable() }),
  }),
  askForCopy: endpoint({
    method: 'POST',
    path: '/users/me/data',
    access: 'member',
    summary: 'Request a copy of your own data, with your password; a job creates it',
    body: z.strictObject({ currentPassword }),
    answer: z.object({ copy: ownCopy.nullable() }),
  }),
  copyLink: endpoint({
    method: 'POST',
    path: '/users/me/data/link',
    access: 'member',
    summary: 'Get a short-lived link to the copy, with your password',
    body: z.strictObject({ currentPassword }),
    answer: z.object({ url: z.string() }),
  }),
  beforeClosing: endpoint({
    method: 'GET',
    path: '/users/me/closing',
    access: 'member',
    summary:
      'What is linked to your account, and the animals that need a decision before you close it',
    answer: z.object({ belongings: z.array(dependent), animals: z.array(ownAnimal) }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/users/me/closing',
    access: 'member',
    summary:
      'Close your account, with your password; signs you out everywhere and erases the account after 30 days without a sign-in',
    body: z.strictObject({
      currentPassword,
      animals: boundedArray(animalWish, ANIMALS_MAX).default([]),
    }),
    answer: z.object({ erasedAt: z.string() }),
  }),
  dataRequests: endpoint({
    method: 'GET',
    path: '/users/data-requests',
    access: 'users',
    summary: 'Members who requested a copy of their data or closed their account, latest first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ requests: z.array(dataRequest), pagination }),
  }),
};
