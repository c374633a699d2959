import { z } from 'zod';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, idParams, pageQuery, pagination } from '../list';
import { text } from '../text';
import {
  careDay,
  careMark,
  careOccurrence,
  carePerson,
  careRange,
  careRevision,
  careSettings,
  careTask,
  careTime,
  doubleMark,
  mailHour,
  mailMark,
  mailMarkToken,
  markInput,
  markWithdrawal,
  OVERDUE_FOR,
  overduePet,
  taskForm,
} from './shapes';

export const careEndpoints = {
  days: endpoint({
    method: 'GET',
    path: '/care/days',
    access: 'pet_records',
    summary:
      'What is due between two dates, or from today at each home on, at most 42 days: for the animals you care for, or for one animal, trust or person',
    query: careRange,
    answer: z.object({
      occurrences: z.array(careOccurrence),
      /** Of each task that is overdue since before these days, the latest past occurrence before them. */
      overdue: z.array(careOccurrence),
      tasks: z.array(careTask),
      /** Whether there is more than one answer shows. */
      isCut: z.boolean(),
    }),
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/care/tasks',
    access: 'pet_records',
    summary: 'The care tasks of an animal, and which of its people can do them',
    query: z.strictObject({ petId: id }),
    answer: z.object({
      tasks: z.array(careTask),
      people: z.array(carePerson),
      mayAdd: z.boolean(),
      zone: z.string(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/care/tasks',
    access: 'pet_records',
    summary: 'Add a care task to an animal. Repeating a key creates nothing new',
    body: z.strictObject({ petId: id, key: text(64).min(8), task: taskForm }),
    answer: careTask,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/care/tasks/:id',
    access: 'pet_records',
    summary: 'One care task',
    params: idParams,
    answer: careTask,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/care/tasks/:id',
    access: 'pet_records',
    summary: 'Change a care task',
    params: idParams,
    body: z.strictObject({ task: taskForm, revision: careRevision.optional() }),
    answer: careTask,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/care/tasks/:id',
    access: 'pet_records',
    summary: 'Delete a care task; it can be restored for 30 days',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/care/tasks/:id/restore',
    access: 'pet_records',
    summary: 'Restore a deleted care task',
    params: idParams,
    answer: careTask,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/care/marks',
    access: 'pet_records',
    summary:
      'Mark one occurrence of a task as done or skipped. Repeating a `clientId` marks nothing new',
    body: markInput,
    answer: z.object({ mark: careMark, double: doubleMark }),
  }),
  withdrawMark: endpoint({
    method: 'POST',
    path: '/care/marks/withdraw',
    access: 'pet_records',
    summary: 'Undo your own mark by its clientId, or keep it from counting if it arrives later',
    body: markWithdrawal,
    answer: z.object({ wasThere: z.boolean() }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/care/marks/:id/undo',
    access: 'pet_records',
    summary: 'Undo a mark: your own, or any on a task that you may change',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/care/handovers',
    access: 'pet_records',
    summary:
      'Hand one occurrence of a task over to someone else who cares for the animal, or undo that with no `toId`',
    body: z.strictObject({
      taskId: id,
      day: careDay,
      time: careTime.nullable(),
      toId: id.nullable(),
    }),
    answer: z.object({
      to: carePerson.nullable(),
      /** Whom it was handed over to before, null for nobody: the `toId` that undoes this. */
      before: z.number().nullable(),
    }),
  }),
  overdue: endpoint({
    method: 'GET',
    path: '/care/overdue',
    access: 'pet_records',
    onlyFor: OVERDUE_FOR,
    summary:
      'Animals with overdue tasks, longest overdue first; for a trustee, those of their trusts',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ pets: z.array(overduePet), pagination }),
  }),
  exportOverdue: endpoint({
    method: 'GET',
    path: '/care/overdue/export',
    access: 'pet_records',
    onlyFor: OVERDUE_FOR,
    summary:
      'Export the animals with overdue tasks as CSV; the X-Rows header gives the number of rows',
    answer: FILE_ANSWER,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/care/settings',
    access: 'member',
    summary: 'When your morning email arrives, and the address of your calendar feed',
    answer: careSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/care/settings',
    access: 'member',
    summary: 'Choose whether and when your morning email arrives',
    body: mailHour,
    answer: careSettings,
  }),
  newFeedKey: endpoint({
    method: 'POST',
    path: '/care/feed-key',
    access: 'member',
    summary: 'Create a new address for your calendar feed; the old one stops working',
    answer: careSettings,
  }),
  /** A calendar program sends no session. The key in its address is the permission to read. */
  feed: endpoint({
    method: 'GET',
    path: '/care/feed/:key',
    access: 'public',
    summary: 'A member\u2019s care tasks as an iCalendar feed (RFC 5545), by their own address',
    params: z.strictObject({ key: z.string().regex(/^[\w-]{20,90}\.ics$/) }),
    answer: FILE_ANSWER,
  }),
  /** Mail programs and scanners open links by themselves, so that reading changes nothing. */
  mailMark: endpoint({
    method: 'GET',
    path: '/care/mail-mark',
    access: 'public',
    summary: 'Check what the link in a morning email would mark',
    query: z.strictObject({ token: mailMarkToken }),
    answer: mailMark,
  }),
  markByMail: endpoint({
    method: 'POST',
    path: '/care/mail-mark',
    access: 'public',
    summary: 'Mark as done what the link in a morning email was signed for, on its day',
    body: z.strictObject({ token: mailMarkToken }),
    answer: mailMark,
  }),
};
