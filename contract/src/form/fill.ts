import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { FORM_LIMITS, PREFILLS, type Prefill } from './fields';
import {
  ANSWERS_JSON_MAX,
  formQuestion,
  formResponses,
  formSection,
  responseStatus,
} from './shapes';
import { id, wholeNumber } from '../list';
import { text } from '../text';

/** A form in a member's own list (part 2 §3, Assigned form). */
export const assignedForm = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  needsReview: z.boolean(),
  /** Null: not begun. */
  status: responseStatus.nullable(),
  submitted: z.boolean(),
  responseId: z.number().nullable(),
  /** What the reviewer said where it was rejected. */
  reviewMessage: z.string(),
  /** The share of required questions that are answered, in percent. */
  progress: z.number(),
  /** Not meant for the member any more: what they have sent of it can be read, and nothing be sent. */
  readOnly: z.boolean(),
  /** When it was saved or sent last. */
  updatedAt: z.string().nullable(),
});
export type AssignedForm = z.output<typeof assignedForm>;

const seenQuestion = formQuestion.omit({ accessRoles: true, assignedUserIds: true });
const seenSection = z.object({
  section: formSection.shape.section.omit({ accessRoles: true }),
  questions: z.array(seenQuestion),
});

/** A form as its member fills it: only what they may see, and what they have answered so far. */
export const filledForm = z.object({
  form: assignedForm,
  /** Which version this is; a submission says it, so that nobody answers what was changed meanwhile. */
  version: z.number(),
  sections: z.array(seenSection),
  responses: formResponses,
  /** The place, from 0, where the member was last; after the last question: checking the answers. */
  step: z.number(),
  /** What the profile says where a question begins with it. */
  prefill: z.partialRecord(z.enum(Object.keys(PREFILLS) as [Prefill, ...Prefill[]]), z.string()),
  /** The questions that were changed after their answers were given, and not looked at again since (ruling 35). */
  reread: z.array(id),
  /** Names the state of the draft; a save that carries an older one is refused. */
  revision: z.string(),
});
export type FilledForm = z.output<typeof filledForm>;

const formVersion = wholeNumber(1, 1_000_000);
const ofForm = z.strictObject({ formId: id });

/** Filling forms (part 2 §2, §7): every signed-in member, verified or not, the forms that are meant for them. */
export const fillEndpoints = {
  assigned: endpoint({
    method: 'GET',
    path: '/forms/assigned',
    access: 'forms',
    summary: 'The forms that are meant for the caller, with how far each is',
    answer: z.object({ forms: z.array(assignedForm) }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/forms/assigned/:formId',
    access: 'forms',
    summary: 'One of these with the questions the caller may see and their answers',
    params: ofForm,
    answer: filledForm,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/forms/assigned/:formId/draft',
    access: 'forms',
    summary: 'Keep the answers given so far',
    maxJson: ANSWERS_JSON_MAX,
    params: ofForm,
    body: z.strictObject({
      responses: formResponses,
      /** The place, from 0, where the member was. */
      step: wholeNumber(0, FORM_LIMITS.questions).optional(),
      /** Of the form these answers were given to; without it, the one that was answered so far. */
      version: formVersion.optional(),
      /** Of these the answer was given to other words, and not looked at again (as in `open`). */
      reread: boundedArray(id, FORM_LIMITS.questions).default([]),
      revision: text(64).optional(),
    }),
    /** `version`: the newest of the form, which may ask otherwise than the one that was answered. */
    answer: z.object({ revision: z.string(), savedAt: z.string(), version: z.number() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/forms/submit',
    access: 'forms',
    summary: 'Send the answers; the same key twice is sent once',
    maxJson: ANSWERS_JSON_MAX,
    body: z.strictObject({
      formId: id,
      /**
       * Of the form that was answered: what it asked otherwise than the newest does is not sent (409). Without it,
       * the one that was answered so far.
       */
      version: formVersion.optional(),
      /** Of the draft that is sent, as in `keep`: what another device has kept since is not lost (409). */
      revision: text(64).optional(),
      key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
      responses: formResponses,
    }),
    answer: z.object({ form: assignedForm }),
  }),
};
