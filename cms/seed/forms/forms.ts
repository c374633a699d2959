import { CARE_STANDARDS } from './care-standards';
import type { DemoForm, DemoQuestion } from './demo-form';
import { INTAKES } from './form-files';
import { CONDUCT, CONFLICTS, EMERGENCY_PLAN, OLD_FEEDBACK, TEAM_SURVEY } from './team-forms';

/** All questions with their keys: the section and the position in it. */
export const keyedQuestions = (form: DemoForm): [key: string, question: DemoQuestion][] =>
  form.sections.flatMap(({ questions }, section) =>
    questions.map((question, place): [string, DemoQuestion] => [
      `temp_s${section + 1}q${place + 1}`,
      question,
    ]),
  );

/** Whether its wording has changed since the first version. */
export function hasChanged(form: DemoForm): boolean {
  return keyedQuestions(form).some(([, { formerly, isNew }]) => formerly !== undefined || isNew);
}

/** A form of the demo with its publication date. `changed`: when its second version was published. */
export interface PublishedForm {
  form: DemoForm;
  by: 'amara' | 'jonas';
  daysAgo: number;
  changed?: number;
  /** When everyone who had not answered was notified of it. */
  sent?: number;
  deleted?: number;
  /** When someone last worked on a change that is not published. */
  drafted?: number;
}

/** All published forms, oldest first. */
export const PUBLISHED: readonly PublishedForm[] = [
  ...INTAKES.map((form, place): PublishedForm => ({
    form,
    by: 'amara',
    daysAgo: 604 - place / 24,
    ...(hasChanged(form) && { changed: 180 - place * 6 }),
  })),
  { form: OLD_FEEDBACK, by: 'jonas', daysAgo: 190, deleted: 7 },
  { form: CONDUCT, by: 'amara', daysAgo: 155, drafted: 1.1 },
  { form: CONFLICTS, by: 'amara', daysAgo: 120, sent: 75 },
  { form: EMERGENCY_PLAN, by: 'jonas', daysAgo: 92 },
  { form: CARE_STANDARDS, by: 'jonas', daysAgo: 70, sent: 40 },
  { form: TEAM_SURVEY, by: 'amara', daysAgo: 46, sent: 45 },
];
