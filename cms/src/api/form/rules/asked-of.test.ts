import { expect, it } from 'vitest';
import type { FormDefinition, FormQuestion, FormRole } from '@hearthside/contract/form/fields';
import { askedOf } from './asked-of';

const question = (id: number, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  questionType: 'short_answer',
  question: `Question ${id}`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});
const section = (id: number, accessRoles: FormRole[], questions: FormQuestion[]) => ({
  id,
  title: '',
  description: '',
  accessRoles,
  questions,
});
const then: FormDefinition = {
  title: 'A form',
  description: '',
  accessRoles: [],
  needsReview: true,
  sections: [
    section(10, [], [question(1), question(2, { assignedUserIds: [7] })]),
    section(20, ['attorney'], [question(3)]),
  ],
};

it('what was asked of a member is what they saw of the form', () => {
  expect(askedOf(then, { id: 7, role: 'foster' }, {})).toEqual([1]);
  expect(askedOf(then, { id: 8, role: 'attorney' }, {})).toEqual([1, 2, 3]);
});

it('what was asked of a member includes what they have answered, even if their role has changed', () => {
  const answers = { 1: { response: 'Yes' }, 3: { response: 'No' } };
  expect(askedOf(then, { id: 7, role: 'foster' }, answers)).toEqual([1, 3]);
});

it('what was asked is the whole form if its sender is no longer known', () => {
  expect(askedOf(then, undefined, { 1: { response: 'Yes' } })).toEqual([1, 2, 3]);
});
