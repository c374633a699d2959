import { expect, it } from 'vitest';
import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
  type FormRole,
} from '@hearthside/contract/form/fields';
import { visibleInSent } from './visible-in-sent';

const me = { id: 7, role: 'foster' } as const;
const question = (id: number, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  questionType: 'short_answer',
  question: `Question ${id}`,
  required: false,
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
const form = (questions: FormQuestion[], accessRoles: FormRole[] = []): FormDefinition => ({
  title: 'A form',
  description: '',
  accessRoles,
  needsReview: true,
  sections: [{ id: 1, title: 'Part', description: '', accessRoles: [], questions }],
});
const ids = (seen: FormDefinition) => questionsOf(seen).map(({ id }) => id);
const answers = { 1: { response: 'Yes' } };

it('a sent form shows what was answered, and what was asked then and is still asked', () => {
  const then = form([question(1), question(2), question(3)]);
  const now = form([question(2), question(4)]);
  expect(ids(visibleInSent(then, now, me, answers))).toEqual([1, 2]);
});

it('a sent form hides unanswered questions that are hidden now or were hidden then', () => {
  const hidden = question(2, { assignedUserIds: [me.id] });
  const open = question(2);
  expect(ids(visibleInSent(form([question(1), open]), form([question(1)]), me, answers))).toEqual([
    1,
  ]);
  expect(
    ids(visibleInSent(form([question(1), hidden]), form([question(1), open]), me, answers)),
  ).toEqual([1]);
});

it('a sent form shows what was answered even if the form or the member\u2019s role has changed', () => {
  const then = form([question(1, { accessRoles: ['trustee'] }), question(2)], ['trustee']);
  const seen = visibleInSent(then, undefined, me, answers);
  expect(ids(seen)).toEqual([1]);
  expect(JSON.stringify(seen)).not.toContain('trustee');
  expect(visibleInSent(then, undefined, me, {}).sections).toEqual([]);
});
