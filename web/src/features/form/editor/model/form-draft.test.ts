import { questionsOf } from '@hearthside/contract/form/fields';
import { publishable } from '@hearthside/contract/form/publishing';
import { expect, it } from 'vitest';
import { detailOf } from '../../model/test-detail';
import { droppedAt } from './dropped-at';
import { editedForm, emptyForm, publishedForm } from './form-draft';
import { form, question, questionOf, section, smallForm } from '../../model/test-form';

const file = (url: string) => ({
  id: 5,
  kind: 'image' as const,
  name: url && 'Cat.png',
  type: url && 'image/png',
  size: 9,
  url,
});

it('a new form has one question with two empty choices, for all roles', () => {
  const empty = emptyForm();
  expect([empty.title, empty.accessRoles.length, empty.needsReview]).toEqual(['', 9, true]);
  expect(questionsOf(empty)).toHaveLength(1);
  expect(questionsOf(empty)[0]?.choices.map(({ choice }) => choice)).toEqual(['', '']);
});

it('the editor reads a published form without the numbers of its questions', () => {
  expect(publishedForm(detailOf(smallForm()))).toEqual(smallForm());
});

it('the editor opens the draft if there is one', () => {
  const definition = { ...smallForm(), title: 'Drafted' };
  const draft = { definition, savedAt: '', savedBy: 'Ada' };
  expect(editedForm(detailOf(smallForm(), { draft })).title).toBe('Drafted');
  expect(editedForm(detailOf(smallForm())).title).toBe('Intake');
});

it('the editor gets the files of a draft from the published version', () => {
  const published = form(section(100, [question(1, { files: [file('/a.png')] })]));
  const definition = form(section(100, [question(1, { files: [file('')] })]));
  const draft = { definition, savedAt: '', savedBy: 'Ada' };
  const opened = editedForm(detailOf(published, { draft }));
  expect(questionOf(opened, 1).files[0]?.url).toBe('/a.png');
});

it('the editor always has a section and a question', () => {
  expect(questionsOf(editedForm(detailOf(form())))).toHaveLength(1);
  expect(questionsOf(editedForm(detailOf(form(section(100, [])))))).toHaveLength(1);
});

it('a form that is published leaves out the settings that a question’s type does not use', () => {
  const leftovers = question(1, {
    questionType: 'checkbox_grid',
    gridRows: [{ id: 7, text: 'R' }],
    prefill: 'city',
  });
  const [left] = questionsOf(publishable(form(section(100, [leftovers]))));
  expect([left?.choices, left?.gridRows.length, left?.prefill]).toEqual([[], 1, null]);
});

it('a dragged question gets the position where it is dropped', () => {
  const start = form(section(100, [question(1), question(2)]), section(200, []));
  expect(droppedAt(start, 1, 2)).toEqual({
    do: 'moveQuestion',
    question: 1,
    section: 100,
    place: 1,
  });
  expect(droppedAt(start, 1, 200)).toEqual({
    do: 'moveQuestion',
    question: 1,
    section: 200,
    place: 0,
  });
  expect([droppedAt(start, 1, 1), droppedAt(start, 9, 1), droppedAt(start, 1, 999)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
