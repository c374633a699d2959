import { z } from 'zod';
import {
  FORM_ROLES,
  PREFILLS,
  type FormRole,
  type Prefill,
  type QuestionType,
} from '@hearthside/contract/form/fields';
import { byKey, keyOf } from '../notation';
import { memberName } from '../people';

/** A question of a demo form, with typical answers. */
export interface DemoQuestion {
  type: QuestionType;
  /** The question, with its markup. */
  ask: string;
  /** Choices, or the columns of a grid. */
  choices: readonly string[];
  rows: readonly string[];
  /** What people write; empty if they only use what their profile says. */
  said: readonly string[];
  optional?: boolean;
  prefill?: Prefill;
  /** Which of the section's roles see it. */
  roles?: readonly FormRole[];
  /** The members from whom it is hidden, by nickname. */
  hiddenFrom?: readonly string[];
  links?: readonly (readonly [text: string, url: string])[];
  /** Its wording in the version before. */
  formerly?: string;
  /** It was added in the version after the first. */
  isNew?: boolean;
}

const roles = z.array(z.enum(FORM_ROLES));
const texts = z.array(z.string());
/** What any question may say besides. */
const more = {
  optional: z.boolean().optional(),
  roles: roles.optional(),
  hiddenFrom: z.array(memberName).optional(),
  /** As `The bylaws: https://…`, a line each. */
  links: z
    .record(z.string(), z.url())
    .transform((links) => Object.entries(links))
    .optional(),
  formerly: z.string().optional(),
  isNew: z.boolean().optional(),
};
const NONE = { choices: [], rows: [], said: [] };

/** A question that is answered in words. */
export const words = (
  ask: string,
  said: readonly string[],
  besides: Partial<DemoQuestion> = {},
): DemoQuestion => ({ ...NONE, type: 'short_answer', ask, said, ...besides });

/** A question in a data file: how it is asked, by the key that says how it is answered. */
const questionSchema = byKey({
  /** In words; `said` is what people write. */
  words: z
    .strictObject({ words: z.string(), said: texts.default([]), ...more })
    .transform(({ words: ask, said, ...rest }) => words(ask, said, rest)),
  /** It begins with what the member's profile says. */
  known: z
    .strictObject({ known: z.string(), from: keyOf(PREFILLS), ...more })
    .transform(({ known, from: prefill, ...rest }) => words(known, [], { prefill, ...rest })),
  /** With one answer; what stands first is what most say. */
  one: z
    .strictObject({ one: z.string(), options: texts, ...more })
    .transform(({ one: ask, options: choices, ...rest }): DemoQuestion => ({
      ...NONE,
      type: 'multiple_choice',
      ask,
      choices,
      ...rest,
    })),
  /** With yes or no. */
  check: z
    .strictObject({ check: z.string(), ...more })
    .transform(({ check: ask, ...rest }): DemoQuestion => ({
      ...NONE,
      type: 'multiple_choice',
      ask,
      choices: ['Yes', 'No'],
      ...rest,
    })),
  /** With as many answers as are true. */
  some: z
    .strictObject({ some: z.string(), options: texts, ...more })
    .transform(({ some: ask, options: choices, ...rest }): DemoQuestion => ({
      ...NONE,
      type: 'checkbox',
      ask,
      choices,
      ...rest,
    })),
  /** About several things at once. */
  grid: z
    .strictObject({ grid: z.string(), rows: texts, columns: texts, ...more })
    .transform(({ grid: ask, columns: choices, ...rest }): DemoQuestion => ({
      ...NONE,
      type: 'checkbox_grid',
      ask,
      choices,
      ...rest,
    })),
});

const sectionSchema = z.strictObject({
  title: z.string(),
  about: z.string().default(''),
  /** Who of the form's roles sees it, everybody where there are none. */
  roles: roles.default([]),
  questions: z.array(questionSchema),
});
export type DemoSection = z.infer<typeof sectionSchema>;

/** A form of the demo as it is now. */
export const demoFormSchema = z.strictObject({
  title: z.string(),
  about: z.string(),
  /** Whom it is meant for. */
  roles,
  /** Nobody looks at what was sent. */
  withoutReview: z.boolean().optional(),
  sections: z.array(sectionSchema),
});
export type DemoForm = z.infer<typeof demoFormSchema>;
