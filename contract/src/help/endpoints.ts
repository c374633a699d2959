import { z } from 'zod';
import { endpoint } from '../endpoint';
import { HELP_LIMITS, HELP_PLACES, HELP_TEXTS } from './fields';
import { id, idParams, pageQuery, pagination } from '../list';
import { line } from '../member/person-fields';
import { textOfRich } from '../rich-text';
import { readVideoLink, VIDEO_TEXTS } from '../video-link';
import { text } from '../text';

export const helpPlace = z.enum(
  Object.keys(HELP_PLACES) as [keyof typeof HELP_PLACES, ...(keyof typeof HELP_PLACES)[]],
);

/** A question with its answer (part 2 §3). */
export const helpItem = z.object({
  id: z.number(),
  topic: helpPlace,
  question: z.string(),
  /** Rich HTML, cleaned. */
  answer: z.string(),
  videoUrl: z.string(),
  /** The caller's vote: helpful, not helpful, or null if there is none yet. */
  mine: z.boolean().nullable(),
  updatedAt: z.string(),
  revision: z.string(),
  /** How many found it helpful or not. Only for those who write the answers. */
  helpful: z.object({ yes: z.number(), no: z.number() }).nullable(),
});
export type HelpItem = z.output<typeof helpItem>;

/** An answer about emergencies, as everybody may read it: nothing in it depends on who reads. */
export const emergencyAnswer = helpItem.pick({
  id: true,
  question: true,
  answer: true,
  videoUrl: true,
});
export type EmergencyAnswer = z.output<typeof emergencyAnswer>;

const videoUrl = line(HELP_LIMITS.videoUrl)
  .refine((url) => url === '' || readVideoLink(url) !== null, VIDEO_TEXTS.invalid)
  .default('');
/** The input of the form for a question and its answer. */
export const helpInput = z.object({
  question: line(HELP_LIMITS.question).pipe(
    z
      .string()
      .min(1, 'Question is required')
      .refine((typed) => typed !== HELP_TEXTS.newQuestion, HELP_TEXTS.unwritten),
  ),
  answer: text(HELP_LIMITS.answer, `At most ${HELP_LIMITS.answer} characters`).refine(
    (typed) => textOfRich(typed).trim() !== HELP_TEXTS.newAnswer,
    HELP_TEXTS.unwritten,
  ),
  videoUrl,
});
const fields = { topic: helpPlace, ...helpInput.shape };
/** A message to the team. */
export const contactMessage = text(8000)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, 'Please write a message').max(4000, 'At most 4000 characters'));
const one = z.object({ item: helpItem });

/** The help center (part 2 §2, §7): every member reads, admins write. What is about emergencies is open to all. */
export const helpEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/help-center/qa',
    access: 'help_center',
    summary: 'The questions and answers of a topic, in the order set in the panel',
    query: z.strictObject({ topic: helpPlace }),
    answer: z.object({ items: z.array(helpItem) }),
  }),
  emergencies: endpoint({
    method: 'GET',
    path: '/help-center/emergencies',
    access: 'public',
    summary:
      'What to do in an emergency, for everyone: the answers of that topic as written in the panel',
    answer: z.object({ items: z.array(emergencyAnswer) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/help-center/qa/:id',
    access: 'help_center',
    summary: 'One question with its answer, whichever topic it is in now',
    params: idParams,
    answer: one,
  }),
  search: endpoint({
    method: 'GET',
    path: '/help-center/search',
    access: 'help_center',
    summary: 'Questions and answers of all topics with these words, best first',
    query: z.strictObject({ search: pageQuery.search }),
    answer: z.object({
      items: z.array(helpItem),
      /** How many answers match. The best of them are in `items`. */
      total: z.number(),
      /** What was searched for instead, because nothing has what was typed. Null if it was not changed. */
      meant: z.string().nullable(),
      /** What editors say means the same, and was searched for too. */
      also: z.array(z.string()),
    }),
  }),
  videos: endpoint({
    method: 'GET',
    path: '/help-center/videos',
    access: 'help_center',
    summary: 'Every answer with a video',
    answer: z.object({ items: z.array(helpItem) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/help-center/qa',
    access: 'admin_help',
    summary: 'Add a question and its answer to a topic',
    body: z.strictObject({
      ...fields,
      /** The idempotency key: the same request again, as after a lost answer, adds nothing. */
      key: text(64).min(8).optional(),
    }),
    answer: one,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/help-center/qa',
    access: 'admin_help',
    summary: 'Change a question and its answer',
    body: z.strictObject({ ...fields, id, revision: text(64).optional() }),
    answer: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/help-center/qa',
    access: 'admin_help',
    summary: 'Delete a question and its answer; it can be restored',
    query: z.strictObject({ id, topic: helpPlace }),
    answer: z.object({ message: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/help-center/qa/:id/restore',
    access: 'admin_help',
    summary: 'Restore a deleted question and answer',
    params: idParams,
    /** The topic to restore it to, needed if it was in no topic when it was deleted. */
    body: z.strictObject({ topic: helpPlace.optional() }),
    answer: one,
  }),
  trash: endpoint({
    method: 'GET',
    path: '/help-center/trash',
    access: 'admin_help',
    summary: 'Deleted questions and answers of the last 30 days, latest first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          /** The topic it was in. Null if an editor had removed it from all topics. */
          topic: helpPlace.nullable(),
          question: z.string(),
          deletedAt: z.string(),
          deletedBy: z.string(),
        }),
      ),
      pagination,
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/help-center/qa/:id/move',
    access: 'admin_help',
    summary: 'Move an answer before another in its topic, or to the end',
    params: idParams,
    body: z.strictObject({ before: id.nullable() }),
    answer: z.object({ items: z.array(helpItem) }),
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/help-center/qa/:id/helpful',
    access: 'help_center',
    summary: 'Rate whether an answer was helpful, or remove your rating',
    params: idParams,
    body: z.strictObject({ helpful: z.boolean().nullable() }),
    answer: one,
  }),
  missed: endpoint({
    method: 'GET',
    path: '/help-center/missed-searches',
    access: 'admin_help',
    summary: 'Searches that found nothing, most frequent first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({
      searches: z.array(
        z.object({ id: z.number(), words: z.string(), count: z.number(), lastAt: z.string() }),
      ),
      pagination,
    }),
  }),
  forgetMissed: endpoint({
    method: 'DELETE',
    path: '/help-center/missed-searches/:id',
    access: 'admin_help',
    summary: 'Remove a search from the missed searches once it is answered',
    params: idParams,
    answer: z.object({ message: z.string() }),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/help-center/contact',
    access: 'help_center',
    summary:
      'Write to the team: in a chat if you have an inbox, otherwise by email to the support address',
    body: z.strictObject({
      /** The label of the button that was pressed. */
      about: line(80).pipe(z.string().min(1)),
      message: contactMessage,
      key: text(64).min(8),
    }),
    answer: z.object({
      /** The chat that it was written in, or null if it went by mail. */
      chatId: z.number().nullable(),
      message: z.string(),
    }),
  }),
};
