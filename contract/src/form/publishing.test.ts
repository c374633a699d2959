import { expect, it } from 'vitest';
import { questionsOf, type FormDefinition, type QuestionType } from './fields';
import { publishable, publishProblems } from './publishing';
import { formDefinition } from './shapes';

let ids = 0;
const asked = (questionType: QuestionType, more: object = {}) => ({
  id: (ids += 1),
  questionType,
  question: 'Which?',
  ...more,
});
const formOf = (...sections: object[][]): FormDefinition =>
  formDefinition.parse({
    title: 'A form',
    sections: sections.map((questions) => ({ id: (ids += 1), questions })),
  });
const choices = [{ id: 901, choice: 'Yes' }];
const gridRows = [{ id: 902, text: 'Food' }];
const gridColumns = [{ id: 903, text: 'Good' }];
const all = { choices, gridRows, gridColumns, requireRowResponse: true, prefill: 'city' };

it('a form whose questions can all be answered can be published', () => {
  const form = formOf(
    [],
    [asked('multiple_choice', { choices }), asked('short_answer')],
    [asked('checkbox_grid', { gridRows, gridColumns })],
  );
  expect(publishProblems(form)).toEqual({});
});

it('a question that cannot be answered is reported at its field', () => {
  const form = formOf(
    [asked('multiple_choice'), asked('checkbox', { gridRows, gridColumns })],
    [],
    [asked('checkbox_grid', { gridRows }), asked('checkbox_grid', { choices, gridColumns })],
  );
  expect(publishProblems(form)).toEqual({
    'sections.0.questions.0.choices': 'It needs a choice.',
    'sections.0.questions.1.choices': 'It needs a choice.',
    'sections.1.questions': 'It needs a question.',
    'sections.2.questions.0.gridColumns': 'It needs a column.',
    'sections.2.questions.1.gridRows': 'It needs a row.',
  });
  expect(publishProblems(formOf([], []))).toEqual({
    sections: 'A form needs at least one question.',
  });
});

it('each question type keeps only the settings that it uses', () => {
  const kept = (type: QuestionType) => {
    const [question] = questionsOf(publishable(formOf([asked(type, all)])));
    return [
      ...[question?.choices, question?.gridRows, question?.gridColumns].map((list) => list?.length),
      question?.requireRowResponse,
      question?.prefill,
    ];
  };
  expect(kept('multiple_choice')).toEqual([1, 0, 0, false, null]);
  expect(kept('checkbox')).toEqual([1, 0, 0, false, null]);
  expect(kept('short_answer')).toEqual([0, 0, 0, false, 'city']);
  expect(kept('checkbox_grid')).toEqual([0, 1, 1, true, null]);
});

it('the setting that every row is needed is kept only for a grid, and only if it is on', () => {
  const kept = (type: QuestionType, requireEveryRow: boolean) =>
    questionsOf(publishable(formOf([asked(type, { ...all, requireEveryRow })])))[0];
  expect(kept('checkbox_grid', true)?.requireEveryRow).toBe(true);
  expect(kept('checkbox_grid', false)).not.toHaveProperty('requireEveryRow');
  expect(kept('short_answer', true)).not.toHaveProperty('requireEveryRow');
});
