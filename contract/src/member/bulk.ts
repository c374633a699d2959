import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { ROLES } from '../access';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, idParams, pageQuery, pagination } from '../list';
import { paragraphs, text } from '../text';
import { REASON_MAX, userFilters } from './users';
import { line } from './person-fields';

/** The most members of one bulk task, and of one that writes to them. */
export const BULK_MAX = 5000;
export const BULK_MESSAGE_MAX = 500;
/** The most members that can be ticked one by one. */
export const BULK_TICKED_MAX = 1000;
/** In characters. */
export const BULK_TEXT_MAX = 2000;
/** How long a bulk task can be undone, in hours, and how many days its report is kept. */
export const BULK_UNDO_HOURS = 24;
export const BULK_KEPT_DAYS = 30;

export const BULK_TEXTS = {
  nobody: 'No one matches anymore.',
  tooMany: `A task can include at most ${BULK_MAX.toLocaleString('en-US')} users. Please narrow the list.`,
  tooManyMessages: `A message goes to at most ${BULK_MESSAGE_MAX} users at a time. Please narrow the list.`,
  missing: 'This task does not exist.',
  cannotUndo: 'This task can no longer be undone.',
  startFailed: 'The task could not be started',
  empty: 'Please write a message',
} as const;

/** Whom a bulk task is for: members ticked one by one, or all who match a list's filters but for some. */
export const bulkSelection = z.union([
  z.strictObject({
    ids: boundedArray(id, BULK_TICKED_MAX).min(1, 'Please choose at least one user'),
  }),
  z.strictObject({
    filter: z.strictObject({ ...userFilters, sort: userFilters.sort.optional() }),
    except: boundedArray(id, BULK_TICKED_MAX).default([]),
  }),
]);

/** What a bulk task does with each of them. */
export const bulkWork = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('verify') }),
  z.strictObject({ action: z.literal('unverify') }),
  z.strictObject({
    action: z.literal('role'),
    role: z.enum(ROLES, { error: 'Please choose a role' }),
    reason: line(REASON_MAX).pipe(z.string().min(1, 'Please give a reason')),
  }),
  z.strictObject({ action: z.literal('assign'), trustId: id }),
  z.strictObject({ action: z.literal('archive'), reason: line(REASON_MAX).default('') }),
  z.strictObject({ action: z.literal('unarchive') }),
  z.strictObject({
    action: z.literal('message'),
    /** In each member's chat with the office, or as a mail to each. */
    way: z.enum(['chat', 'mail']),
    text: paragraphs(BULK_TEXT_MAX).pipe(z.string().min(1, BULK_TEXTS.empty)),
  }),
]);
export type BulkWork = z.output<typeof bulkWork>;

/** What is undone by another task has these actions besides. */
export const BULK_ACTIONS = [
  'verify',
  'unverify',
  'role',
  'assign',
  'unassign',
  'archive',
  'unarchive',
  'message',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A bulk task: how far it is, and how it went. */
export const bulkTask = z.object({
  id: z.number(),
  action: z.enum(BULK_ACTIONS),
  /** The new role or the trust, in words; empty for other actions. */
  about: z.string(),
  total: z.number(),
  /** Whom it changed or wrote to. */
  done: z.number(),
  /** Who was that already: verified, of this role, in this trust. */
  unchanged: z.number(),
  /** Who could not be done. The report says why. */
  refused: z.number(),
  state: z.enum(['running', 'finished', 'stopped']),
  startedAt: z.string(),
  /** Whether it can be undone now. */
  canUndo: z.boolean(),
  isUndo: z.boolean(),
});
export type BulkTask = z.output<typeof bulkTask>;

/** A member whom a bulk task did not do, and why. */
export const bulkRefusal = z.object({
  memberId: z.number(),
  /** Empty if they are gone. */
  name: z.string(),
  reason: z.string(),
});
export type BulkRefusal = z.output<typeof bulkRefusal>;

export const bulkEndpoints = {
  exportSelected: endpoint({
    method: 'POST',
    path: '/users/export',
    access: 'users',
    stepUp: 'always',
    summary: 'Export the selected users as CSV; the X-Rows header gives the number of rows',
    body: z.strictObject({ selection: bulkSelection }),
    answer: FILE_ANSWER,
  }),
  startTask: endpoint({
    method: 'POST',
    path: '/users/tasks',
    access: 'users',
    stepUp: 'always',
    summary:
      'Start a task for many users: verify or unverify, change the role, assign to a trust, archive, restore, or message each',
    body: z.strictObject({
      selection: bulkSelection,
      work: bulkWork,
      /** The idempotency key: the same request again, as after a lost answer, starts nothing. */
      key: text(64).min(8).optional(),
    }),
    answer: bulkTask,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/users/tasks',
    access: 'users',
    summary: 'Your own tasks of the last 30 days, latest first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ tasks: z.array(bulkTask), pagination }),
  }),
  task: endpoint({
    method: 'GET',
    path: '/users/tasks/:id',
    access: 'users',
    summary: 'One of your own tasks, with its progress',
    params: idParams,
    answer: bulkTask,
  }),
  taskRefusals: endpoint({
    method: 'GET',
    path: '/users/tasks/:id/refusals',
    access: 'users',
    summary: 'The users a task could not process and why, a page at a time',
    params: idParams,
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ refusals: z.array(bulkRefusal), pagination }),
  }),
  undoTask: endpoint({
    method: 'POST',
    path: '/users/tasks/:id/undo',
    access: 'users',
    summary:
      'Start a task that undoes another one, within a day: verifications, roles, trusts and the archive',
    stepUp: 'always',
    params: idParams,
    answer: bulkTask,
  }),
};
