import type { FormRole, Prefill, QuestionType } from '@hearthside/contract/form/fields';

/** A question of a demo form, with what people answer to it. */
export interface DemoQuestion {
  type: QuestionType;
  /** The question, with its marks. */
  ask: string;
  /** Choices, or the columns of a grid. */
  choices: readonly string[];
  rows: readonly string[];
  /** What people write; nothing where they only take over what their profile says. */
  said: readonly string[];
  optional?: boolean;
  prefill?: Prefill;
  /** Who of the section's roles sees it. */
  roles?: readonly FormRole[];
  /** Who must not see it, by nickname. */
  hiddenFrom?: readonly string[];
  links?: readonly (readonly [text: string, url: string])[];
  /** How it was asked in the version before. */
  formerly?: string;
  /** It is only asked since the version after the first. */
  isNew?: boolean;
}
type More = Partial<
  Pick<
    DemoQuestion,
    'optional' | 'prefill' | 'roles' | 'hiddenFrom' | 'links' | 'formerly' | 'isNew'
  >
>;

export interface DemoSection {
  title: string;
  about: string;
  roles: readonly FormRole[];
  questions: readonly DemoQuestion[];
}

/** A form of the demo as it is now. */
export interface DemoForm {
  title: string;
  about: string;
  /** Whom it is meant for. */
  roles: readonly FormRole[];
  /** Nobody looks at what was sent. */
  withoutReview?: boolean;
  sections: readonly DemoSection[];
}

const NONE = { choices: [], rows: [], said: [] };

/** A question that is answered in words. */
export const words = (ask: string, said: readonly string[], more: More = {}): DemoQuestion => ({
  ...NONE,
  type: 'short_answer',
  ask,
  said,
  ...more,
});
/** A question that begins with what the member's profile says. */
export const known = (ask: string, prefill: Prefill, more: More = {}): DemoQuestion =>
  words(ask, [], { prefill, ...more });
/** A question with one answer; what is said first is what most say. */
export const one = (ask: string, choices: readonly string[], more: More = {}): DemoQuestion => ({
  ...NONE,
  type: 'multiple_choice',
  ask,
  choices,
  ...more,
});
/** A question with as many answers as are true. */
export const some = (ask: string, choices: readonly string[], more: More = {}): DemoQuestion => ({
  ...NONE,
  type: 'checkbox',
  ask,
  choices,
  ...more,
});
/** A question about several things at once. */
export const grid = (
  ask: string,
  rows: readonly string[],
  choices: readonly string[],
  more: More = {},
): DemoQuestion => ({ ...NONE, type: 'checkbox_grid', ask, rows, choices, ...more });

/** A section; `roles`: who of the form's roles sees it, everybody where there are none. */
export const section = (
  title: string,
  about: string,
  questions: readonly DemoQuestion[],
  roles: readonly FormRole[] = [],
): DemoSection => ({ title, about, questions, roles });

/** Answers that many questions share. */
export const YES_NO = ['Yes', 'No'] as const;
export const HOW_OFTEN = ['Always', 'Often', 'Sometimes', 'Never'] as const;
/** A question with yes or no. */
export const check = (ask: string): DemoQuestion => one(ask, YES_NO);
/** It need not be answered. */
export const FREE = { optional: true } as const;
