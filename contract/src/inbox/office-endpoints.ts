import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { line } from '../member/person-fields';
import { paragraphs } from '../text';
import { NOTE_MAX, OFFICE_TEXTS, TEMPLATE_MAX, TEMPLATE_NAME_MAX } from './office-fields';
import { answerWeek, officeNote, template } from './office-shapes';
import { chat } from './shapes';

const ofChat = z.strictObject({ chatId: id });
const ofNote = z.strictObject({ chatId: id, noteId: id });
const ofTemplate = z.strictObject({ templateId: id });
const required = (max: number, missing: string) =>
  paragraphs(max).refine((typed) => typed !== '', missing);
const noteText = required(NOTE_MAX, OFFICE_TEXTS.noteEmpty);

/** The name and the text of a saved answer. */
export const templateForm = z.strictObject({
  name: line(TEMPLATE_NAME_MAX).refine((typed) => typed !== '', OFFICE_TEXTS.templateName),
  text: required(TEMPLATE_MAX, OFFICE_TEXTS.templateText),
});
/** A note of the office. */
export const noteForm = z.strictObject({ text: noteText });

/** What the office does in its inbox. Nobody but admins sees any of it. */
export const officeEndpoints = {
  views: endpoint({
    method: 'GET',
    path: '/inbox/views',
    access: 'member',
    summary: 'Count your unread chats and, for admins, the people waiting for an answer',
    answer: z.object({
      /** Counted up to 100, like the others. */
      unread: z.number(),
      /** Null for whoever is no admin. */
      waiting: z.object({ count: z.number(), oldestAt: z.string().nullable() }).nullable(),
    }),
  }),
  putAway: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/put-away',
    access: 'users',
    summary: 'Hide a chat from your own list until its next message',
    params: ofChat,
    answer: z.object({ chat }),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/assignee',
    access: 'users',
    summary: 'Assign a chat with the office to an admin, or to no one',
    params: ofChat,
    body: z.strictObject({
      assigneeId: id.nullable(),
      /** To whom it was assigned as far as the caller knew. Left out, it isn\u2019t compared. */
      before: id.nullable().optional(),
    }),
    answer: z.object({ chat }),
  }),
  setWaiting: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/waiting',
    access: 'users',
    summary: 'Mark a chat with the office as needing no answer, or undo that',
    params: ofChat,
    body: z.strictObject({ waiting: z.boolean() }),
    answer: z.object({ chat }),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/notes',
    access: 'users',
    summary: 'The office\u2019s notes about a chat, and who took care of it when, oldest first',
    params: ofChat,
    answer: z.object({ notes: z.array(officeNote) }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/notes',
    access: 'users',
    summary: 'Write a note about a chat, for the office only',
    params: ofChat,
    body: noteForm,
    answer: z.object({ note: officeNote }),
  }),
  saveNote: endpoint({
    method: 'PATCH',
    path: '/inbox/chats/:chatId/notes/:noteId',
    access: 'users',
    summary: 'Change your own note, or restore it after deleting it',
    params: ofNote,
    body: z.strictObject({
      text: noteText.optional(),
      /** When it was edited last, as far as whoever edits it knew. Left out, it isn\u2019t compared. */
      editedAt: z.iso.datetime().nullable().optional(),
      deleted: z.literal(false).optional(),
    }),
    answer: z.object({ note: officeNote }),
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:chatId/notes/:noteId',
    access: 'users',
    summary: 'Delete your own note; it can be restored for a day',
    params: ofNote,
    answer: z.object({ id: z.number() }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/inbox/templates',
    access: 'users',
    summary: 'The office\u2019s saved answers, by name',
    answer: z.object({ templates: z.array(template) }),
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/inbox/templates',
    access: 'users',
    summary: 'Save an answer for the office; 409 if the name is taken',
    body: templateForm,
    answer: z.object({ template }),
  }),
  saveTemplate: endpoint({
    method: 'PUT',
    path: '/inbox/templates/:templateId',
    access: 'users',
    summary: 'Change a saved answer; 409 if someone else has changed it since `revision`',
    params: ofTemplate,
    body: templateForm.extend({ revision: z.number().int().min(0).max(2_147_483_647) }),
    answer: z.object({ template }),
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/inbox/templates/:templateId',
    access: 'users',
    summary: 'Delete a saved answer; it can be restored for a day',
    params: ofTemplate,
    answer: z.object({ id: z.number() }),
  }),
  restoreTemplate: endpoint({
    method: 'POST',
    path: '/inbox/templates/:templateId/restore',
    access: 'users',
    summary: 'Restore a deleted saved answer',
    params: ofTemplate,
    answer: z.object({ template }),
  }),
  answerTimes: endpoint({
    method: 'GET',
    path: '/inbox/answer-times',
    access: 'users',
    summary: 'Waiting times for the office\u2019s answers, week by week',
    answer: z.object({
      /** The oldest first. */
      weeks: z.array(answerWeek),
      /** False while chats from before an update are still being read. */
      isComplete: z.boolean(),
    }),
  }),
};
