/** Forms in the format of requests and answers (part 2 §3, §7). */
import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import {
  cellsOf,
  FORM_FILE_KINDS,
  FORM_LIMITS,
  FORM_ROLES,
  FORM_TEXTS,
  PREFILLS,
  questionsOf,
  QUESTION_TYPES,
  RESPONSE_STATUSES,
  type FormDefinition,
  type FormRole,
  type Prefill,
  type QuestionType,
} from './fields';
import { tidyMarkup } from './text';
import { id } from '../list';
import { line } from '../member/person-fields';
import { isWebAddress } from '../web-address';
import { paragraphs, text } from '../text';

const partId = z.union([id, z.templateLiteral(['temp_', z.string().regex(/^[\w-]{1,40}$/)])]);
const keysOf = <Key extends string>(record: Record<Key, unknown>) =>
  Object.keys(record) as [Key, ...Key[]];

/** The idempotency key of one attempt, such as sending: a repetition with the same key is done only once. */
export const attemptKey = line(64).pipe(z.string().min(8));

export const questionType = z.enum(keysOf<QuestionType>(QUESTION_TYPES));
export const formRole = z.enum(FORM_ROLES);
/** Each role once, in the order of the dialog. */
export const accessRoles = boundedArray(formRole, FORM_ROLES.length * 2).transform((roles) =>
  FORM_ROLES.filter((role) => roles.includes(role)),
);

const NO_WEB_ADDRESS = 'Enter a web address';
/**
 * A link gets https:// if it does not begin with http (part 2 §5). Only web addresses are accepted, and none whose
 * host could be mistaken for another: no user name before the host (`https://bank.example@evil.example`), no address
 * that takes its scheme from the page (`//evil.example`).
 */
export const formUrl = line(1000)
  .pipe(z.string().min(1, FORM_TEXTS.linkUrl))
  .refine((typed) => !/^[/\\]/.test(typed), NO_WEB_ADDRESS)
  .transform((typed) => (/^http/i.test(typed) ? typed : `https://${typed}`))
  .refine(isWebAddress, NO_WEB_ADDRESS);

export const formFile = z.object({
  id: z.number(),
  kind: z.enum(FORM_FILE_KINDS),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
/** A file in a form that is saved: only its id. The server knows the rest. */
const keptFile = z.object({ id }).transform(({ id: fileId }) => ({
  id: fileId,
  kind: 'document' as const,
  name: '',
  type: '',
  size: 0,
  url: '',
}));

/**
 * Sent back as it was read, or with a number of the client's own. It is ignored: only the position in the list
 * counts.
 */
const place = z.number().optional();
const gridLine = z.object({ id: partId, number: place, text: line(FORM_LIMITS.choice) });

const savedQuestion = z
  .object({
    id: partId,
    number: place,
    questionType,
    question: text(FORM_LIMITS.question * 4)
      .transform(tidyMarkup)
      .pipe(text(FORM_LIMITS.question, `At most ${FORM_LIMITS.question} characters`)),
    required: z.boolean().default(true),
    requireRowResponse: z.boolean().default(false),
    requireEveryRow: z.boolean().default(false),
    showProgress: z.boolean().default(false),
    accessRoles: accessRoles.default([]),
    assignedUserIds: boundedArray(id, FORM_LIMITS.excluded)
      .default([])
      .transform((ids) => [...new Set(ids)]),
    choices: boundedArray(
      z.object({ id: partId, number: place, choice: line(FORM_LIMITS.choice) }),
      FORM_LIMITS.choices,
    ).default([]),
    gridRows: boundedArray(gridLine, FORM_LIMITS.rows).default([]),
    gridColumns: boundedArray(gridLine, FORM_LIMITS.columns).default([]),
    links: boundedArray(
      z.object({
        id: partId,
        linkText: line(FORM_LIMITS.choice).pipe(z.string().min(1, FORM_TEXTS.linkText)),
        linkUrl: formUrl,
      }),
      FORM_LIMITS.links,
    ).default([]),
    files: boundedArray(keptFile, FORM_LIMITS.files).default([]),
    prefill: z.enum(keysOf<Prefill>(PREFILLS)).nullable().default(null),
  })
  // A setting that is off is not stored: a form without it is the same form as before the setting existed.
  .transform(({ number: _, requireEveryRow, ...question }) =>
    requireEveryRow ? { ...question, requireEveryRow } : question,
  );

const savedSection = z
  .object({
    id: partId,
    number: place,
    title: line(FORM_LIMITS.title).default(''),
    description: paragraphs(FORM_LIMITS.description).default(''),
    accessRoles: accessRoles.default([]),
    questions: boundedArray(savedQuestion, FORM_LIMITS.questions),
  })
  .transform(({ number: _, ...section }) => section);

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

const definitionFields = z.strictObject({
  title: line(FORM_LIMITS.title),
  description: paragraphs(FORM_LIMITS.description).default(''),
  accessRoles: accessRoles.optional(),
  /** The same under its other name (part 2 §7). `accessRoles` wins if both are given. */
  assigned_roles: accessRoles.optional(),
  needsReview: z.boolean().default(true),
  sections: boundedArray(savedSection, FORM_LIMITS.sections).min(1),
});

/** The fields of a form, without its sections, that can be changed in the panel (ruling 34). */
export const formHead = z
  .object({
    title: line(FORM_LIMITS.title),
    description: paragraphs(FORM_LIMITS.description),
    needsReview: z.boolean(),
    /** Sets `showProgress` for all of its questions. */
    showProgress: z.boolean(),
  })
  .partial();
export type FormHead = z.output<typeof formHead>;

/** Limits for a form as a whole, which its parts could exceed although each of them is valid. */
const LIMITS: readonly (readonly [string, (form: Pick<FormDefinition, 'sections'>) => boolean])[] =
  [
    [
      `At most ${FORM_LIMITS.questions} questions`,
      (form) => questionsOf(form).length <= FORM_LIMITS.questions,
    ],
    [
      `At most ${FORM_LIMITS.cells.toLocaleString('en-US')} cells in all grids together`,
      (form) => cellsOf(form) <= FORM_LIMITS.cells,
    ],
    [
      'This form is too large. Split it in two, or shorten its texts and user exclusions',
      (form) => bytesOf(form) <= FORM_LIMITS.bytes,
    ],
  ];
function withinLimits(form: Pick<FormDefinition, 'sections'>, context: z.RefinementCtx) {
  for (const [message, holds] of LIMITS) {
    if (!holds(form)) context.addIssue({ code: 'custom', message, path: ['sections'] });
  }
}

/** A form that was never given any roles is for all nine (ruling 17b). */
const withRoles = <Form extends { accessRoles?: FormRole[]; assigned_roles?: FormRole[] }>({
  assigned_roles: other,
  accessRoles: roles,
  ...form
}: Form) => ({ ...form, accessRoles: roles ?? other ?? [...FORM_ROLES] });

/** A form as it is edited. Empty texts get their names when it is published (`withNames`). */
export const formDefinition = definitionFields
  .superRefine(withinLimits)
  .transform(withRoles) satisfies z.ZodType<FormDefinition>;
export type FormDefinitionInput = z.input<typeof formDefinition>;

/** The same for a new form. `key` is the idempotency key of creating it. */
export const newForm = definitionFields
  .extend({ key: attemptKey.optional() })
  .superRefine(withinLimits)
  .transform(withRoles);

/** The revision of a form that something is based on. */
export const formRevision = text(64);

/** The same for saving a draft of it. `revision` is the revision it is based on. */
export const savedForm = definitionFields
  .extend({ revision: formRevision.optional() })
  .superRefine(withinLimits)
  .transform(withRoles);

/** The same for publishing it. */
export const publishedForm = definitionFields
  .extend({
    revision: formRevision.optional(),
    /** The questions whose new wording is only a correction, so that their statistics continue (ruling 35). */
    corrections: boundedArray(id, FORM_LIMITS.questions).default([]),
  })
  .superRefine(withinLimits)
  .transform(withRoles);

const named = z.object({ id: z.number(), text: z.string() });

/** A question as it is read, with its number in the whole form. */
export const formQuestion = z.object({
  id: z.number(),
  number: z.number(),
  questionType,
  question: z.string(),
  required: z.boolean(),
  requireRowResponse: z.boolean(),
  requireEveryRow: z.boolean().optional(),
  showProgress: z.boolean(),
  accessRoles: z.array(formRole),
  assignedUserIds: z.array(z.number()),
  choices: z.array(z.object({ id: z.number(), choice: z.string() })),
  gridRows: z.array(named),
  gridColumns: z.array(named),
  links: z.array(z.object({ id: z.number(), linkText: z.string(), linkUrl: z.string() })),
  files: z.array(formFile),
  prefill: z.enum(keysOf<Prefill>(PREFILLS)).nullable(),
});

/** A section with its questions, nested as in the specification. */
export const formSection = z.object({
  section: z.object({
    id: z.number(),
    number: z.number(),
    title: z.string(),
    description: z.string(),
    accessRoles: z.array(formRole),
  }),
  questions: z.array(formQuestion),
});
export type FormSectionAnswer = z.output<typeof formSection>;

/** A form in the list. */
export const formListItem = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  accessRoles: z.array(formRole),
  needsReview: z.boolean(),
  /** False while it is only a draft: only admins know of it. */
  published: z.boolean(),
  /** Whether there are changes that are not published. */
  hasDraft: z.boolean(),
  questions: z.number(),
  /** How many members have submitted it, whatever the status is now, and how many of these wait for review. */
  responses: z.number(),
  pending: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastSentAt: z.string().nullable(),
});
export type FormListItem = z.output<typeof formListItem>;

export const responseStatus = z.enum(RESPONSE_STATUSES);

const questionId = id;
const MB = 1024 * 1024;
/**
 * The size limit for the editor's JSON of a form, in bytes. It includes positions and links to files, which are not
 * stored.
 */
export const FORM_JSON_MAX = 2 * FORM_LIMITS.bytes;
const { questions, sections, choices, rows, columns, links, files, excluded } = FORM_LIMITS;
/**
 * The most values in it: the most questions that all its sections may have together, each with the most parts it may
 * have.
 */
export const FORM_VALUES_MAX =
  questions * (excluded + 4 * (choices + rows + columns + links) + 2 * files + 40) + sections * 40;
/**
 * The size limit for all answers to a form, in bytes: the most characters it has room for, at up to three bytes each,
 * and all its cells. The rest is for names and numbers.
 */
export const ANSWERS_JSON_MAX =
  FORM_LIMITS.questions * FORM_LIMITS.answer * 3 + FORM_LIMITS.cells * 80 + MB;

/** Answers in the specification's request format (part 2 §3). Each question is answered only once and in one way. */
export const formResponses = z
  .strictObject({
    choiceResponses: boundedArray(
      z.strictObject({ questionId, choiceIds: boundedArray(id, FORM_LIMITS.choices) }),
      FORM_LIMITS.questions,
    ).default([]),
    shortAnswerResponses: boundedArray(
      z.strictObject({ questionId, response: paragraphs(FORM_LIMITS.answer) }),
      FORM_LIMITS.questions,
    ).default([]),
    checkboxGridResponses: boundedArray(
      z.strictObject({ questionId, rowId: id, columnChoiceId: id }),
      FORM_LIMITS.cells,
    ).default([]),
  })
  .superRefine(({ choiceResponses, shortAnswerResponses, checkboxGridResponses }, context) => {
    const seen = new Set(checkboxGridResponses.map((cell) => cell.questionId));
    for (const [list, answers] of Object.entries({ choiceResponses, shortAnswerResponses })) {
      answers.forEach(({ questionId: answered }, place) => {
        const path = [list, place, 'questionId'];
        const message = 'This question is answered twice';
        if (seen.has(answered)) context.addIssue({ code: 'custom', path, message });
        seen.add(answered);
      });
    }
  });
