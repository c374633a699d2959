import type { FormRole, Prefill, QuestionType } from '@hearthside/contract/form/fields';

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

/** A form of the demo in its current version. */
export interface DemoForm {
  title: string;
  about: string;
  /** The roles it is meant for. */
  roles: readonly FormRole[];
  /** Responses are not reviewed. */
  withoutReview?: boolean;
  sections: readonly DemoSection[];
}

const NONE = { choices: [], rows: [], said: [] };

/** A question with a written answer. */
export const words = (ask: string, said: readonly string[], more: More = {}): DemoQuestion => ({
  ...NONE,
  type: 'short_answer',
  ask,
  said,
  ...more,
});
/** A question prefilled from the member's profile. */
export const known = (ask: string, prefill: Prefill, more: More = {}): DemoQuestion =>
  words(ask, [], { prefill, ...more });
/** A question with one answer; the first choice is the most frequent. */
export const one = (ask: string, choices: readonly string[], more: More = {}): DemoQuestion => ({
  ...NONE,
  type: 'multiple_choice',
  ask,
  choices,
  ...more,
});
/** A question with any number of answers. */
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

/** A section. `roles`: which of the form's roles see it; all if none are given. */
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
/** For an optional question. */
export const FREE = { optional: true } as const;
