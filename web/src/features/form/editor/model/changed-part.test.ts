import { expect, it } from 'vitest';
import { changedPart } from './changed-part';
import type { FormAction } from './form-action';
import { formReducer } from './form-reducer';
import { smallForm } from '../../model/test-form';

const start = smallForm();
const after = (action: FormAction) => formReducer(start, action);
const typed = after({ do: 'setQuestion', question: 2, set: { question: 'Other' } });
const removed = after({ do: 'removeQuestion', question: 2 });
const moved = after({ do: 'moveQuestion', question: 3, section: 100, place: 1 });
const renamed = after({ do: 'setSection', section: 200, set: { title: 'Other' } });

it.each([
  ['a question that is another', typed, start, { question: 2 }],
  ['one that is back', removed, start, { question: 2 }],
  ['the one before a question that is gone', start, removed, { question: 1 }],
  ['the first place that is another where one has moved', start, moved, { question: 3 }],
  ['a section', renamed, start, { section: 200 }],
  ['nothing where only the title is', start, { ...start, title: 'Other' }, { section: undefined }],
])('changedPart finds %s', (_, from, to, found) => {
  expect(changedPart(from, to)).toEqual(found);
});
