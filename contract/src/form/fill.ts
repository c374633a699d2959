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
  /** Null if it was not begun. */
  status: responseStatus.nullable(),
  submitted: z.boolean(),
  responseId: z.number().nullable(),
  /** The reviewer's message if it was rejected. */
  reviewMessage: z.string(),
  /** The share of required questions that are answered, in percent. */
  progress: z.number(),
  /** Not meant for the member anymore: they can read what they sent, but send nothing. */
  readOnly: z.boolean(),
  /** When it was last saved or sent. */
  updatedAt: z.string().nullable(),
});
export type AssignedForm = z.output<typeof assignedForm>;

const seenQuestion = formQuestion.omit({ accessRoles: true, assignedUserIds: true });
const seenSection = z.object({
  section: formSection.shape.section.omit({ accessRoles: true }),
  questions: z.array(seenQuestion),
});

/** A form as a member fills it: only what they may see, and their answers so far. */
export const filledForm = z.object({
  form: assignedForm,
  /** The number of this version. A submission names it, so that nobody answers a question that has changed since. */
  version: z.number(),
  sections: z.array(seenSection),
  responses: formResponses,
  /** The step, from 0, where the member last was. After the last question comes the step that checks the answers. */
  step: z.number(),
  /** The profile's values for the questions that they prefill. */
  prefill: z.partialRecord(z.enum(Object.keys(PREFILLS) as [Prefill, ...Prefill[]]), z.string()),
  /** The questions that changed after they were answered, and that the member has not looked at since (ruling 35). */
  reread: z.array(id),
  /** The revision of the draft. A save based on an older one is refused. */
  revision: z.string(),
});
export type FilledForm = z.output<typeof filledForm>;

const formVersion = wholeNumber(1, 1_000_000);
const ofForm = z.strictObject({ formId: id });

/** Filling forms (part 2 §2, §7): every signed-in member, verified or not, and the forms that are meant for them. */
export const fillEndpoints = {
  assigned: endpoint({
    method: 'GET',
    path: '/forms/assigned',
    access: 'forms',
    summary: 'The forms assigned to the caller, with the progress of each',
    answer: z.object({ forms: z.array(assignedForm) }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/forms/assigned/:formId',
    access: 'forms',
    summary: 'One assigned form, with the questions the caller may see and their answers',
    params: ofForm,
    answer: filledForm,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/forms/assigned/:formId/draft',
    access: 'forms',
    summary: 'Save the answers given so far as a draft',
    maxJson: ANSWERS_JSON_MAX,
    params: ofForm,
    body: z.strictObject({
      responses: formResponses,
      /** The step, from 0, where the member was. */
      step: wholeNumber(0, FORM_LIMITS.questions).optional(),
      /** The version of the form that these answers are for. If left out, the version that was answered so far. */
      version: formVersion.optional(),
      /**
       * The questions whose answers were given to an earlier wording, and that were not looked at since (as in
       * `open`).
       */
      reread: boundedArray(id, FORM_LIMITS.questions).default([]),
      revision: text(64).optional(),
    }),
    /** `version` is the newest one of the form. It may ask differently from the one that was answered. */
    answer: z.object({ revision: z.string(), savedAt: z.string(), version: z.number() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/forms/submit',
    access: 'forms',
    summary: 'Submit the answers. Repeating a key submits nothing new',
    maxJson: ANSWERS_JSON_MAX,
    body: z.strictObject({
      formId: id,
      /**
       * The version of the form that was answered. If the newest version asks something differently, the answers are
       * refused (409). If left out, the version that was answered so far.
       */
      version: formVersion.optional(),
      /**
       * The revision of the draft that is sent, as in `keep`, so that what another device has saved since is not lost
       * (409).
       */
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
