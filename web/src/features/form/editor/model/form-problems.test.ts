import { FORM_LIMITS, FORM_TEXTS } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { formProblems } from './form-problems';
import { refusedParts } from './refused-parts';
import { form, question, section } from '../../model/test-form';

const named = (id: number) =>
  question(id, {
    choices: [
      { id: id * 10, choice: 'Yes' },
      { id: id * 10 + 1, choice: 'No' },
    ],
  });
const good = () => form(section(100, [named(1)]), section(200, [named(2)]));
const said = (...args: Parameters<typeof formProblems>) =>
  formProblems(...args).map(
    ({ where, message, stops }) => `${stops ? '!' : ''}${where}: ${message}`,
  );

it('the check of a form finds nothing in a form that can be saved', () => {
  expect(formProblems(good())).toEqual([]);
});

it('the check of a form requires a title', () => {
  expect(formProblems({ ...good(), title: '  ' })).toEqual([
    { where: 'Form', message: FORM_TEXTS.noTitle, stops: true },
  ]);
});

it('the check of a form names empty parts by their default names, and does not stop there', () => {
  const start = form(
    section(100, [named(1)]),
    section(200, [question(2, { question: '<b> </b>' })]),
  );
  expect(said(start)).toEqual([
    'Question 2: It has no text yet and will be called “Question 2”.',
    'Question 2: 2 choices have no text and will be named automatically.',
  ]);
});

it('the check of a form stops at a question without choices and a grid without rows or columns', () => {
  const start = form(
    section(100, [
      question(1, { choices: [] }),
      question(2, { questionType: 'checkbox_grid', choices: [] }),
      question(3, { questionType: 'short_answer', choices: [] }),
    ]),
  );
  expect(said(start)).toEqual([
    '!Question 1: It needs a choice.',
    '!Question 2: It needs a row.',
    '!Question 2: It needs a column.',
  ]);
});

it('the check of a form stops at text that is too long, and at a form without questions', () => {
  const title = 'x'.repeat(FORM_LIMITS.title + 1);
  expect(said({ ...form(section(100, [])), title })).toEqual([
    `!Form: The title is too long: at most ${FORM_LIMITS.title} characters.`,
    '!Form: A form needs at least one question.',
  ]);
  const long = { ...named(1), question: 'x'.repeat(FORM_LIMITS.question + 1) };
  expect(said(form(section(100, [long])))).toEqual([
    `!Question 1: The question is too long: at most ${FORM_LIMITS.question} characters.`,
  ]);
});

it('the check of a form warns of parts that nobody sees', () => {
  const start = form(
    section(100, [{ ...named(1), accessRoles: ['foster'] }]),
    section(200, [named(2)], { accessRoles: ['foster'] }),
    section(300, []),
  );
  expect(said({ ...start, accessRoles: ['trustee'] })).toEqual([
    'Question 1: No one can see it: none of its roles is among those above it.',
    'Section 2: No one can see it: none of its roles is among the form’s.',
    '!Section 3: It needs a question.',
  ]);
});

it('the check of a form warns of answers that read the same', () => {
  const twins = question(1, {
    choices: [
      { id: 1, choice: 'Dog' },
      { id: 2, choice: ' dog' },
    ],
  });
  expect(said(form(section(100, [twins])))).toEqual([
    'Question 1: Two of its options are the same.',
  ]);
});

it('the check of a form finds the parts that the server refused', () => {
  const details = {
    'sections.1.questions.0.links.0.linkUrl': 'URL is required',
    'sections.1.title': 'Too long',
    title: 'No title',
    'sections.7.questions.9': 'Elsewhere',
  };
  expect(refusedParts(good(), details)).toEqual([
    { part: 2, where: 'Question 2', message: 'URL is required', stops: true },
    { part: 200, where: 'Section 2', message: 'Too long', stops: true },
    { where: 'Form', message: 'No title', stops: true },
    { where: 'Form', message: 'Elsewhere', stops: true },
  ]);
});
