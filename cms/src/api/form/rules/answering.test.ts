import { expect, it } from 'vitest';
import type { FormDefinition, FormQuestion } from '@hearthside/contract/form/fields';
import { asksTheSame } from './answering';

const question = (id: number, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  questionType: 'multiple_choice',
  question: `Question ${id}`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  choices: [
    { id: id * 10, choice: 'Yes' },
    { id: id * 10 + 1, choice: 'No' },
  ],
  ...more,
});
const form = (...questions: FormQuestion[]): FormDefinition => ({
  title: 'A form',
  description: '',
  accessRoles: [],
  needsReview: true,
  sections: [{ id: 1, title: '', description: '', accessRoles: [], questions }],
});
const before = form(question(1), question(2));
const yes = { id: 10, choice: 'Yes' };
const no = { id: 11, choice: 'No' };

it.each([
  ['in another order', form(question(2), question(1))],
  ['with its choices in another order', form(question(1, { choices: [no, yes] }), question(2))],
  ['with emphasis added', form(question(1, { question: 'Question <b>1</b>' }), question(2))],
  ['with one question fewer', form(question(1))],
  ['under another title', { ...before, title: 'Another' }],
])('a form asks the same %s', (_how, after) => {
  expect(asksTheSame(before, after)).toBe(true);
});

it.each([
  ['if it is reworded', form(question(1, { question: 'Really?' }), question(2))],
  [
    'with another choice',
    form(question(1, { choices: [yes, { id: 12, choice: '-' }] }), question(2)),
  ],
  [
    'if a choice is reworded',
    form(question(1, { choices: [yes, { ...no, choice: 'Never' }] }), question(2)),
  ],
  ['with an additional question', form(question(1), question(2), question(3))],
  ['with a question replaced', form(question(1), question(3))],
])('a form does not ask the same %s', (_how, after) => {
  expect(asksTheSame(before, after)).toBe(false);
});
