import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { ROLES, rolesListed } from '../access';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, idParams, pageQuery, pagination } from '../list';
import { address } from './me';
import { line } from './person-fields';
import { memberSort } from './sort';
import { person } from './person';

/** Texts of part 1 §8 for the Users tab, word for word. */
export const USER_TEXTS = {
  verifyFailed: 'Failed to update user verification status',
  verified: 'User verified',
  unverified: 'User unverified',
  deleteFailed: 'Failed to delete user',
  deleted: 'User deleted',
  featureFailed: 'Failed to add to Featured',
  featured: 'User added to Featured',
} as const;

/** The role tabs of Users, which come after All (part 1 §2.5). */
export const USER_TABS = rolesListed('users');

/** How many days a deleted user can be restored. */
export const TRASH_DAYS = 30;
/** The most people that can be verified at once. */
export const VERIFY_MANY_MAX = 100;
export const REASON_MAX = 500;

/**
 * How an account stands. `locked`: by the portal, because somebody else may have taken it over. `archived`: the member
 * has left, and the office keeps their records. Only members with an active account can sign in and are listed where
 * members choose people.
 */
export const ACCOUNT_STATES = ['active', 'suspended', 'locked', 'archived'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A row of the Users tab (part 1 §3, User list item). */
export const userListItem = z.object({
  user: person.extend({
    createdAt: z.string(),
    phoneNumber: z.string(),
    featured: z.boolean(),
    state: z.enum(ACCOUNT_STATES),
  }),
  address,
});
export type UserListItem = z.output<typeof userListItem>;

/** A user as the User Profile dialog shows them. */
export const userDetail = userListItem.extend({
  trusts: z.array(z.object({ id: z.number(), name: z.string() })),
  lastSignInAt: z.string().nullable(),
  /** On how many devices they are signed in. */
  sessions: z.number(),
  /** A changed address that waits until its confirmation link is followed. */
  pendingEmail: z.string().nullable(),
  /** The revision of the profile. A save based on an older one is refused (409). */
  revision: z.string(),
  /** The suspension, if there is one: why, from which day on they can sign in again, since when, and by whom. */
  suspension: z
    .object({
      reason: z.string(),
      until: z.string().nullable(),
      since: z.string(),
      by: z.string(),
    })
    .nullable(),
  /** Why they are in the archive, since when, and by whom; null if they are not. */
  archive: z.object({ reason: z.string(), since: z.string(), by: z.string() }).nullable(),
});
export type UserDetail = z.output<typeof userDetail>;

/** What belongs to a person and is affected when they are deleted. Later subjects add their kind. */
export const DEPENDENT_KINDS = [
  'trusts',
  'pets',
  'care',
  'chats',
  'responses',
  'appointments',
  'membership',
  'donations',
] as const;
export type DependentKind = (typeof DEPENDENT_KINDS)[number];
export const dependent = z.object({
  kind: z.enum(DEPENDENT_KINDS),
  count: z.number(),
  /** The names of the first few. */
  names: z.array(z.string()),
});
export type Dependent = z.output<typeof dependent>;

/** A deleted user while they can be restored. */
export const trashedUser = person.omit({ verified: true }).extend({
  deletedAt: z.string(),
  /** The name of the member who deleted them. */
  deletedBy: z.string(),
  /** Whether they have closed the account themselves, rather than an admin having deleted it. */
  closed: z.boolean(),
  /** When they are erased for good. */
  erasedAt: z.string(),
});
export type TrashedUser = z.output<typeof trashedUser>;

/** How long the mail about a verification waits that can be undone, as that about a decision on a form does. */
export const VERIFY_UNDO_SECONDS = 15;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Whether somebody has a membership. */
export const MEMBERSHIP_FILTERS = ['with', 'without'] as const;
/** The times since somebody was last seen that a list can be asked for, in days. */
export const UNSEEN_DAYS = [30, 90, 365] as const;
/** The lists of members who are not in the list of all: asked for by name. */
export const ACCOUNT_FILTERS = ['archived'] as const;
type UnseenDays = (typeof UNSEEN_DAYS)[number];

/** The filters of the list, its export and its bulk tasks. */
export const userFilters = {
  search: pageQuery.search,
  sort: memberSort.default('name_asc'),
  role: z.enum(ROLES).optional(),
  verified: flag.optional(),
  city: line(100).default(''),
  state: line(100).default(''),
  /** Only those assigned to this trust. */
  trust: id.optional(),
  membership: z.enum(MEMBERSHIP_FILTERS).optional(),
  /** Only those who have not been here for so many days. */
  unseen: z
    .enum(UNSEEN_DAYS.map(String) as [`${UnseenDays}`, ...`${UnseenDays}`[]])
    .transform(Number)
    .optional(),
  /** Archived members are listed only if they are asked for. */
  account: z.enum(ACCOUNT_FILTERS).optional(),
};

/** A new role for a member, and why. */
export const roleChange = z.strictObject({
  /** Who replaces them for the pets they care for. */
  successorId: id.optional(),
  role: z.enum(ROLES, { error: 'Please choose a role' }),
  reason: line(REASON_MAX).pipe(z.string().min(1, 'Please give a reason')),
});

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: 'users',
    summary: 'Users, a page at a time',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit, ...userFilters }),
    answer: z.object({ users: z.array(userListItem), pagination }),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/users/export',
    access: 'users',
    stepUp: 'always',
    summary: 'Export the filtered list of users as CSV; the X-Rows header gives the number of rows',
    query: z.strictObject(userFilters),
    answer: FILE_ANSWER,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: 'users',
    summary: 'One user',
    params: idParams,
    answer: userDetail,
  }),
  verify: endpoint({
    method: 'PATCH',
    path: '/users/:id/verify',
    access: 'users',
    summary:
      'Verify or unverify a user; the flag is `verify` in the query or `verified` in the body',
    params: idParams,
    query: z.strictObject({ verify: flag.optional() }),
    body: z.strictObject({
      verified: z.boolean().optional(),
      /** Whether a verification can be undone for VERIFY_UNDO_SECONDS. The mail about it waits that long. */
      mayUndo: z.boolean().default(false),
    }),
    answer: userListItem,
  }),
  verifyMany: endpoint({
    method: 'POST',
    path: '/users/verify',
    access: 'users',
    summary: 'Verify or unverify many users at once; returns those whose verification changed',
    body: z.strictObject({
      userIds: boundedArray(id, VERIFY_MANY_MAX).min(1, 'Please choose at least one user'),
      verified: z.boolean(),
    }),
    answer: z.object({ changed: z.array(z.number()) }),
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/users/:id/role',
    access: 'users',
    stepUp: 'always',
    summary: 'Change a user\u2019s role, with a reason',
    params: idParams,
    body: roleChange,
    answer: userListItem,
  }),
  belongings: endpoint({
    method: 'GET',
    path: '/users/:id/belongings',
    access: 'users',
    summary: 'What is linked to a user, to review before deleting them',
    params: idParams,
    answer: z.object({ belongings: z.array(dependent) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: 'users',
    summary:
      'Delete a user; signs them out at once and keeps them in the trash for 30 days. `successorId` takes their place with pets',
    params: idParams,
    query: z.strictObject({ successorId: id.optional() }),
    answer: trashedUser,
  }),
  trash: endpoint({
    method: 'GET',
    path: '/users/trash',
    access: 'users',
    summary: 'Deleted users who can still be restored, latest first',
    query: z.strictObject(pageQuery),
    answer: z.object({ users: z.array(trashedUser), pagination }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/users/:id/restore',
    access: 'users',
    summary: 'Restore a deleted user as they were, except for pets that were handed over',
    params: idParams,
    answer: userListItem,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/users/trash/:id',
    access: 'users',
    stepUp: 'always',
    summary: 'Erase a deleted user permanently, before the 30 days are over',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  feature: endpoint({
    method: 'POST',
    path: '/memberships/feature',
    access: 'users',
    summary: 'Add a verified user to the Directory\u2019s Featured tab',
    body: z.strictObject({ userId: id }),
    answer: userListItem,
  }),
  unfeature: endpoint({
    method: 'DELETE',
    path: '/memberships/feature/:id',
    access: 'users',
    summary: 'Remove a user from the Directory\u2019s Featured tab',
    params: idParams,
    answer: userListItem,
  }),
};
