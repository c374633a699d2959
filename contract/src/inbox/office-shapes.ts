import { z } from 'zod';

/** What admins see of a chat besides what its people see. */
export const chatForOffice = z.object({
  /** Whether somebody writes to the office in it: in their chat with the office, or directly to an admin. */
  withOffice: z.boolean(),
  /** Since when somebody has waited for an answer. Null if nobody waits. */
  waitingSince: z.string().nullable(),
  /** The admin who takes care of it. */
  assigneeId: z.number().nullable(),
  /** Whether it is the admin\u2019s own: they were picked for it, take care of it, or have written in it. */
  mine: z.boolean(),
});
export type ChatForOffice = z.output<typeof chatForOffice>;

/** What happened to a chat within the office. */
export const NOTE_KINDS = ['note', 'assigned', 'settled'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const person = z.object({ id: z.number(), name: z.string() });

/** A note of the office about a chat, or a line about what the office did with it. Its people never see it. */
export const officeNote = z.object({
  id: z.number(),
  /** `assigned`: who takes care of it has changed. `settled`: what was written needs no answer. */
  kind: z.enum(NOTE_KINDS),
  /** Null if they were erased. */
  author: person.nullable(),
  /** Empty unless it is a note. */
  text: z.string(),
  /** Of an assignment, the admin who takes care of it since. Null if nobody does, or if they were erased. */
  assignee: person.nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});
export type OfficeNote = z.output<typeof officeNote>;

/** An answer that the office has saved, to be put into messages. */
export const template = z.object({
  id: z.number(),
  name: z.string(),
  text: z.string(),
  /** The state that a change is based on. */
  revision: z.number(),
});
export type Template = z.output<typeof template>;

/** How fast the office answered in a week. */
export const answerWeek = z.object({
  /** Its Monday by the office\u2019s clocks. */
  from: z.string(),
  answers: z.number(),
  /** In seconds. Null in a week without an answer. */
  median: z.number().nullable(),
  /** Nine of ten were answered within this time. */
  nineOfTen: z.number().nullable(),
});
export type AnswerWeek = z.output<typeof answerWeek>;
