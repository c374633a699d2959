import { expect, it } from 'vitest';
import type { FormQuestion, FormSection } from '@hearthside/contract/form/fields';
import { askedSections } from './asked-sections';

const section = (id: number, ...ids: number[]): FormSection => ({
  id,
  title: `Section ${id}`,
  description: '',
  accessRoles: [],
  questions: ids.map((questionId) => ({ id: questionId }) as FormQuestion),
});
const shape = (sections: readonly FormSection[]) =>
  sections.map(({ id, questions }) => [id, questions.map((question) => question.id)]);

it('the list of asked sections puts what only earlier versions had after the current questions', () => {
  const sections = askedSections([
    { number: 1, definition: { sections: [section(90, 1, 2), section(91, 3, 4)] } },
    { number: 3, definition: { sections: [section(90, 2, 6)] } },
    { number: 2, definition: { sections: [section(90, 1, 2, 5), section(91, 4)] } },
  ]);
  expect(shape(sections)).toEqual([
    [90, [2, 6, 1, 5]],
    [91, [4, 3]],
  ]);
});

it('the list of asked sections contains a question that moved to another section only once', () => {
  const sections = askedSections([
    { number: 1, definition: { sections: [section(90, 1), section(91, 2)] } },
    { number: 2, definition: { sections: [section(90, 1, 2)] } },
  ]);
  expect(shape(sections)).toEqual([[90, [1, 2]]]);
});

it('the list of asked sections does not change the versions', () => {
  const newest = section(90, 1);
  askedSections([
    { number: 1, definition: { sections: [section(90, 2)] } },
    { number: 2, definition: { sections: [newest] } },
  ]);
  expect(newest.questions).toHaveLength(1);
});

it('the list of asked sections is empty without any version', () => {
  expect(askedSections([])).toEqual([]);
});
