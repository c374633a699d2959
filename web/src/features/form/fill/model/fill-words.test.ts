import { expect, it } from 'vitest';
import { fillAction } from './fill-action';
import { changedQuestions, fillForm } from './fill-form';
import { changedWords, elsewhereWords } from './fill-notice-text';
import { numberedForm } from './fill-numbers';
import { openWords, refusedQuestions } from './fill-problems';
import { answerWords } from './fill-words';
import { asQuestion, asked, filled, GRID, KIND, SEVERAL } from '../../model/test-fill';

it('a form puts every answer in words, in the order of its question', () => {
  const words = (question: typeof KIND, answer: Parameters<typeof answerWords>[1]) =>
    answerWords(asQuestion(question), answer);
  expect(words(KIND, { choiceIds: [102] })).toEqual([{ text: 'Cat' }]);
  expect(words(SEVERAL, { choiceIds: [103, 101] })).toEqual([{ text: 'Dog' }, { text: 'Bird' }]);
  expect(words(asked(1), { response: 'Rosa' })).toEqual([{ text: 'Rosa' }]);
  const cells = [
    { rowId: 202, columnChoiceId: 302 },
    { rowId: 202, columnChoiceId: 301 },
  ];
  expect(words(GRID, { cells })).toEqual([{ about: 'Evenings', text: 'Often, Never' }]);
  expect(words(asked(1), undefined)).toEqual([]);
  expect(words(asked(1), { response: ' ' })).toEqual([]);
});

it('a form numbers its steps across all sections', () => {
  const { steps } = fillForm(filled());
  expect(
    steps.map(({ number, sectionNumber, opensSection }) => [number, sectionNumber, opensSection]),
  ).toEqual([
    [1, 1, true],
    [2, 2, true],
    [3, 2, false],
    [4, 2, false],
  ]);
});

it('a changed form names the questions that changed, but not for a fresh link to a file', () => {
  const before = filled();
  const [first, second] = before.sections;
  const file = { id: 1, kind: 'image' as const, name: '', type: '', size: 0, url: '/new' };
  const other = { ...KIND, choices: KIND.choices.slice(1) };
  const after = {
    sections: [
      { ...first!, questions: [{ ...first!.questions[0]!, files: [file] }] },
      { ...second!, questions: [other, SEVERAL, GRID, asked(9)] },
    ],
  };
  const form = fillForm(after);
  const changed = changedQuestions(fillForm(before), form);
  expect(changed).toEqual([2, 9]);
  expect(changedWords(form, changed)).toBe(
    'Questions 2 and 5 are new or changed; please look again.',
  );
  expect(elsewhereWords(form, [3])).toBe('Question 3 was answered there.');
  expect(elsewhereWords(form, [77])).toBe('');
});

it('a form finds the questions that a refusal is about', () => {
  const { sections } = fillForm(filled());
  expect(
    refusedQuestions({ sections }, { 'question-2': 'No', 'question-77': 'x', key: 'y' }),
  ).toEqual({ 2: 'No' });
  expect(openWords(1)).toBe('One question still needs your attention.');
});

it('a form has the action that fits its status', () => {
  const all = [null, 'draft', 'rejected', 'pending', 'approved', 'submitted'] as const;
  const actions = (readOnly: boolean) => all.map((status) => fillAction({ status, readOnly }));
  expect(actions(false)).toEqual(['Fill', 'Fill', 'Edit & Resubmit', 'View', 'View', 'View']);
  expect(new Set(actions(true))).toEqual(new Set(['View']));
});

it('a preview gives numbers to parts that have none yet', () => {
  const choices = [
    { id: 'temp_a' as const, choice: 'A' },
    { id: 5, choice: 'B' },
  ];
  const question = { ...asQuestion(KIND), id: 'temp_q' as const, choices };
  const section = { id: 1, title: '', description: '', accessRoles: [], questions: [question] };
  const [numbered] = numberedForm({ sections: [section] }).sections;
  expect(numbered?.questions[0]?.id).toBeLessThan(0);
  const ids = numbered?.questions[0]?.choices.map(({ id }) => id);
  expect(ids?.[1]).toBe(5);
  expect(new Set([numbered?.questions[0]?.id, ...(ids ?? [])]).size).toBe(3);
});
