import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idParams, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { isWithoutLink, NAME_WITH_LINK } from '../name-without-link';
import { person } from '../member/person';
import { ACCOUNT_STATES } from '../member/users';
import { CARE_ROLES } from '../pet/care';
import { paragraphs, text } from '../text';

/** Texts of part 1 §8, word for word. */
export const TRUST_TEXTS = {
  assigned: 'Assigned to trust and chat access granted',
  removed: 'Removed from trust and chat access revoked',
  assignFailed: 'Failed to assign to trust',
  removeFailed: 'Failed to remove from trust',
  notesChanged: 'Someone else changed these notes in the meantime.',
} as const;

/** In characters. Some letters become three when normalized, and the normalized name has to fit its column of 255. */
export const TRUST_NAME_MAX = 80;
/** The longest notes of a trust, in characters. */
export const TRUST_NOTES_MAX = 4000;
/** How many trusts are listed if no page is requested (part 1 §7). */
export const TRUSTS_MAX = 1000;
/** How many of a trust's people and pets are included, and how many each further page of them has. */
export const TRUST_PAGE = 100;

/** A trust in a list. */
export const trust = z.object({
  id: z.number(),
  name: z.string(),
  /** How many people are assigned to it. */
  people: z.number(),
  pets: z.number(),
});
export type Trust = z.output<typeof trust>;

/** A person assigned to a trust. */
export const trustPerson = person.extend({
  assignedAt: z.string(),
  state: z.enum(ACCOUNT_STATES),
});
export type TrustPerson = z.output<typeof trustPerson>;

/** Somebody in the trash who is assigned to a trust again if they are restored, and keeps it in use until then. */
export const trustPersonInTrash = person.pick({ id: true, firstName: true, lastName: true });
export type TrustPersonInTrash = z.output<typeof trustPersonInTrash>;

/** A pet of a trust. */
export const trustPet = z.object({
  id: z.number(),
  name: z.string(),
  breed: z.string(),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  picture: z.string().nullable(),
  /** Who takes over what for the pet, by name: its care team. Places that nobody has are left out. */
  care: z.array(z.object({ role: z.enum(CARE_ROLES), name: z.string() })),
});
export type TrustPet = z.output<typeof trustPet>;

export const trustDetail = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  /** What the office has written down about it. Empty if nothing. */
  notes: z.string(),
  /** The first of its people and pets by name. The others are requested page by page. */
  people: z.array(trustPerson),
  pets: z.array(trustPet),
  /** The first of those in the trash. They are none of its people, and not counted. */
  inTrash: z.array(trustPersonInTrash),
  /** The names of the first of its pets in the trash, which are not counted either. */
  petsInTrash: z.array(z.string()),
  peopleTotal: z.number(),
  petsTotal: z.number(),
});
export type TrustDetail = z.output<typeof trustDetail>;

/** A trust's name: trimmed, one line, never empty. No two trusts have the same name, however it is written. */
export const trustName = z.strictObject({
  name: line(TRUST_NAME_MAX)
    .transform((typed) => typed.replace(/\s+/g, ' '))
    .pipe(z.string().min(1, 'Please enter a name').refine(isWithoutLink, NAME_WITH_LINK)),
});

/** A new name, and what it was when the writer began. Without that, another one's new name is written over. */
export const trustRename = trustName.extend({ before: text(255).optional() });

/** The notes of a trust, and what they were when the writer began, so that nobody overwrites another unseen. */
export const trustNotes = z.strictObject({
  notes: paragraphs(TRUST_NOTES_MAX),
  before: text(TRUST_NOTES_MAX),
});

export const assignment = z.strictObject({ userId: id, trustId: id });
const pageOfTrust = z.strictObject({
  ...pageQuery,
  limit: wholeNumber(1, TRUST_PAGE).default(TRUST_PAGE),
});
const done = z.object({ success: z.literal(true), message: z.string() });

export const trustEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/trusts',
    access: 'users',
    summary: 'Trusts by name; all of them if no page is given',
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: wholeNumber(1, TRUSTS_MAX).default(TRUSTS_MAX),
    }),
    answer: z.object({ trusts: z.array(trust), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/trusts',
    access: 'users',
    summary: 'Create a trust; its name must not be taken',
    body: trustName,
    answer: trustDetail,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/trusts/assign',
    access: 'users',
    summary: 'Assign a user to a trust',
    body: assignment,
    answer: done,
  }),
  unassign: endpoint({
    method: 'POST',
    path: '/trusts/remove',
    access: 'users',
    summary: 'Remove a user from a trust, also one in the trash',
    body: assignment,
    answer: done,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/trusts/:id',
    access: 'users',
    summary: 'One trust with the first of its people and pets',
    params: idParams,
    answer: trustDetail,
  }),
  people: endpoint({
    method: 'GET',
    path: '/trusts/:id/people',
    access: 'users',
    summary: 'The people of a trust by name, searched by name or email',
    params: idParams,
    query: pageOfTrust,
    answer: z.object({ people: z.array(trustPerson), pagination }),
  }),
  pets: endpoint({
    method: 'GET',
    path: '/trusts/:id/pets',
    access: 'users',
    summary: 'The pets of a trust by name, searched by name, breed or owner',
    params: idParams,
    query: pageOfTrust,
    answer: z.object({ pets: z.array(trustPet), pagination }),
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/trusts/:id',
    access: 'users',
    summary: 'Rename a trust; with `before`, only if that is still its name',
    params: idParams,
    body: trustRename,
    answer: trustDetail,
  }),
  saveNotes: endpoint({
    method: 'PUT',
    path: '/trusts/:id/notes',
    access: 'users',
    summary: 'Save the office’s notes about a trust, based on the text `before`',
    params: idParams,
    body: trustNotes,
    answer: trustDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/trusts/:id',
    access: 'users',
    summary: 'Delete a trust that has no people and no pets',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
};
