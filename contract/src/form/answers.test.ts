import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '../testing/growth';
import { FORM_TEXTS, questionsOf, type FormQuestion } from './fields';
import {
  answerChanges,
  answeredShare,
  answerProblem,
  answerProblems,
  answersOf,
  fittedAnswers,
  foreignAnswers,
  isNeeded,
  openRows,
  responsesOf,
  type FormAnswer,
  type FormAnswers,
} from './answers';
import { formDefinition, formResponses } from './shapes';
import { seenBy } from './visibility';

const choices = (...ids: number[]) => ids.map((id) => ({ id, choice: `Option ${id}` }));
const lines = (...ids: number[]) => ids.map((id) => ({ id, text: `Line ${id}` }));
/** One question of each type, and one that only trustees can see. */
const form = formDefinition.parse({
  title: 'All types',
  sections: [
    {
      id: 1,
      questions: [
        { id: 10, questionType: 'multiple_choice', question: 'One', choices: choices(11, 12) },
        { id: 20, questionType: 'checkbox', question: 'Some', choices: choices(21, 22, 23) },
        { id: 30, questionType: 'short_answer', question: 'Words' },
        {
          id: 40,
          questionType: 'checkbox_grid',
          question: 'Grid',
          required: false,
          requireRowResponse: true,
          gridRows: lines(41, 42),
          gridColumns: lines(45, 46),
        },
        { id: 50, questionType: 'short_answer', question: 'More', required: false },
      ],
    },
    {
      id: 2,
      accessRoles: ['trustee'],
      questions: [{ id: 60, questionType: 'short_answer', question: 'Of trustees' }],
    },
  ],
});
const seen = seenBy(form, { id: 7, role: 'foster' });
const ask = (id: number, more: Partial<FormQuestion> = {}): FormQuestion => {
  const found = questionsOf(form).find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${id}.`);
  return { ...found, ...more };
};
const cell = (rowId: number, columnChoiceId: number) => ({ rowId, columnChoiceId });
const COMPLETE: FormAnswers = {
  10: { choiceIds: [12] },
  20: { choiceIds: [21, 23] },
  30: { response: 'Because' },
  40: { cells: [cell(41, 45), cell(41, 46)] },
};

describe('the answers of a request', () => {
  it('are sent as three lists and come back the same', () => {
    const sent = responsesOf(COMPLETE);
    expect(sent).toEqual({
      choiceResponses: [
        { questionId: 10, choiceIds: [12] },
        { questionId: 20, choiceIds: [21, 23] },
      ],
      shortAnswerResponses: [{ questionId: 30, response: 'Because' }],
      checkboxGridResponses: [
        { questionId: 40, rowId: 41, columnChoiceId: 45 },
        { questionId: 40, rowId: 41, columnChoiceId: 46 },
      ],
    });
    expect(answersOf(formResponses.parse(sent))).toEqual(COMPLETE);
    expect(answersOf(formResponses.parse({}))).toEqual({});
  });

  it('are parsed in linear time, also if there are thousands', () => {
    const growth = growthOf((times) => {
      const checkboxGridResponses = Array.from({ length: 3000 * times }, (_, place) => ({
        questionId: 40,
        ...cell(place + 1, 45),
      }));
      const answers = answersOf(formResponses.parse({ checkboxGridResponses }));
      expect(foreignAnswers(seen, answers)).toEqual([40]);
    });
    expect(growth).toBeLessThan(FAR_FROM_LINEAR);
  });
});

describe('the check of required answers', () => {
  it.each([
    [10, { choiceIds: [] }, 'Please select an option'],
    [20, { choiceIds: [] }, 'Select at least one option'],
    [30, { response: '' }, 'This field is required'],
    [30, { response: ' \n\t' }, 'This field is required'],
    [40, { cells: [] }, 'Please select at least one rating'],
  ] satisfies [number, FormAnswer, string][])(
    'says for question %i with %j: %s',
    (id, empty, said) => {
      expect(answerProblem(ask(id), undefined)).toBe(said);
      expect(answerProblem(ask(id), empty)).toBe(said);
    },
  );

  it.each([10, 20, 30, 50])('says nothing about question %i if it is not required', (id) => {
    expect(answerProblem(ask(id, { required: false }), undefined)).toBeUndefined();
  });

  it('asks for a grid if it is required or needs one of its rows', () => {
    const grid = (required: boolean, requireRowResponse: boolean) =>
      isNeeded(ask(40, { required, requireRowResponse }));
    expect([grid(true, true), grid(true, false), grid(false, true)]).toEqual([true, true, true]);
    expect(grid(false, false)).toBe(false);
    // A leftover setting of another question type has no effect.
    expect(isNeeded(ask(30, { required: false, requireRowResponse: true }))).toBe(false);
  });

  it('asks for every row of a grid if its setting says so, and otherwise for any one row', () => {
    const every = ask(40, { required: false, requireRowResponse: false, requireEveryRow: true });
    expect(isNeeded(every)).toBe(true);
    const said = 'Please select a rating in every row';
    expect(answerProblem(every, undefined)).toBe(said);
    expect(answerProblem(every, { cells: [] })).toBe(said);
    const half: FormAnswer = { cells: [cell(42, 45), cell(42, 46)] };
    expect(answerProblem(every, half)).toBe(said);
    expect(openRows(every, half).map(({ id }) => id)).toEqual([41]);
    expect(answerProblem(every, { cells: [cell(42, 45), cell(41, 46)] })).toBeUndefined();
    // A form from before this setting existed behaves as it did.
    expect(answerProblem(ask(40), half)).toBeUndefined();
    expect(openRows(ask(40), undefined)).toEqual([]);
    // A leftover setting of another question type has no effect.
    expect(isNeeded(ask(30, { required: false, requireEveryRow: true }))).toBe(false);
  });

  it('does not ask for a question that nobody could answer', () => {
    const without: [number, Partial<FormQuestion>][] = [
      ...([
        [10, { choices: [] }],
        [20, { choices: [] }],
      ] as [number, Partial<FormQuestion>][]),
      ...([
        [40, { gridRows: [] }],
        [40, { gridColumns: [] }],
        [40, { gridColumns: [], requireEveryRow: true }],
      ] as [number, Partial<FormQuestion>][]),
    ];
    for (const [id, more] of without) {
      expect(answerProblem(ask(id, { required: true, ...more }), undefined)).toBeUndefined();
    }
  });

  it('names an answer that is too long, but only for a text question', () => {
    expect(answerProblem(ask(30), { response: 'x'.repeat(5000) })).toBeUndefined();
    expect(answerProblem(ask(30), { response: 'x'.repeat(5001) })).toBe('At most 5000 characters');
    expect(answerProblem(ask(10), { response: 'x' })).toBe(FORM_TEXTS.chooseOne);
  });

  it('returns all problems by question, and none for complete answers', () => {
    expect(answerProblems(seen, COMPLETE)).toEqual({});
    expect(answerProblems(seen, { 30: { response: 'Because' } })).toEqual({
      10: FORM_TEXTS.chooseOne,
      20: FORM_TEXTS.chooseSome,
      40: FORM_TEXTS.rate,
    });
    expect(answerProblems(form, COMPLETE)).toEqual({ 60: FORM_TEXTS.required });
  });
});

describe('the check for impossible answers', () => {
  it.each<[string, FormAnswers, number]>([
    ['to a hidden question', { 60: { response: 'I should not know of it' } }, 60],
    ['nothing to a hidden question', { 60: { response: '' } }, 60],
    ['to an unknown question', { 999: { response: 'x' } }, 999],
    ['to a section', { 1: { response: 'x' } }, 1],
    ['to a choice', { 11: { choiceIds: [11] } }, 11],
    ['two choices of a single choice', { 10: { choiceIds: [11, 12] } }, 10],
    ['one choice twice', { 10: { choiceIds: [11, 11] } }, 10],
    ['a choice of another question', { 10: { choiceIds: [21] } }, 10],
    ['a choice of no question', { 20: { choiceIds: [21, 4711] } }, 20],
    ['a box ticked twice', { 20: { choiceIds: [21, 21] } }, 20],
    ['words for a choice', { 10: { response: 'Option 11' } }, 10],
    ['choices for words', { 30: { choiceIds: [11] } }, 30],
    ['cells for boxes', { 20: { cells: [cell(41, 45)] } }, 20],
    ['choices for a grid', { 40: { choiceIds: [45] } }, 40],
    ['a row for a column', { 40: { cells: [cell(41, 42)] } }, 40],
    ['a column for a row', { 40: { cells: [cell(45, 46)] } }, 40],
    ['a row of no question', { 40: { cells: [cell(41, 45), cell(4711, 45)] } }, 40],
    ['a cell twice', { 40: { cells: [cell(41, 45), cell(41, 45)] } }, 40],
    ['too many words', { 30: { response: 'x'.repeat(5001) } }, 30],
  ])('finds %s', (_, answers, id) => {
    expect(foreignAnswers(seen, answers)).toEqual([id]);
    expect(foreignAnswers(seen, { ...COMPLETE, ...answers })).toEqual([id]);
    // Such an answer never survives fitting.
    const fitted = fittedAnswers(seen, answers);
    if (id !== 30) expect(foreignAnswers(seen, fitted)).toEqual([]);
  });

  it('accepts what can be answered', () => {
    expect(foreignAnswers(seen, COMPLETE)).toEqual([]);
    expect(foreignAnswers(seen, { 10: { choiceIds: [] }, 40: { cells: [] } })).toEqual([]);
    expect(foreignAnswers(form, { 60: { response: 'A trustee may' } })).toEqual([]);
  });
});

describe('fitting answers to a changed form', () => {
  it('keeps only what the form still asks for', () => {
    const answers: FormAnswers = {
      10: { choiceIds: [99, 12] },
      20: { choiceIds: [99] },
      30: { choiceIds: [11] },
      40: { cells: [cell(41, 45), cell(41, 99), cell(41, 45)] },
      999: { response: 'x' },
      50: { response: '  ' },
      60: { response: 'hidden' },
    };
    expect(fittedAnswers(seen, answers)).toEqual({
      10: { choiceIds: [12] },
      40: { cells: [cell(41, 45)] },
    });
  });

  it('leaves answers that fit unchanged', () => {
    expect(fittedAnswers(seen, COMPLETE)).toEqual(COMPLETE);
  });
});

describe('the share of required questions', () => {
  it('is a whole percentage, and 100 only if all are answered', () => {
    const answered = (answers: FormAnswers) => answeredShare(seen, answers);
    expect(answered({})).toBe(0);
    expect(answered({ 50: { response: 'not required' } })).toBe(0);
    expect(answered({ 10: { choiceIds: [11] } })).toBe(25);
    expect(answered({ ...COMPLETE, 30: { response: ' ' } })).toBe(75);
    expect(answered(COMPLETE)).toBe(100);
  });

  it('counts a grid that needs every row only once its last row is answered', () => {
    const every = ask(40, { requireEveryRow: true });
    const one = { sections: [{ ...form.sections[0]!, questions: [every] }] };
    expect(answeredShare(one, { 40: { cells: [cell(41, 45)] } })).toBe(0);
    expect(answeredShare(one, { 40: { cells: [cell(41, 45), cell(42, 45)] } })).toBe(100);
    // The incomplete grid is still an answer, and a draft keeps it.
    expect(fittedAnswers(one, { 40: { cells: [cell(41, 45)] } })).toHaveProperty('40');
  });

  it('does not round up to 100, and is 100 if nothing is required', () => {
    const many = Array.from({ length: 201 }, (_, id) => ask(30, { id: id + 1000 }));
    const all = { sections: [{ ...form.sections[0]!, questions: many }] };
    const answers = Object.fromEntries(many.slice(1).map(({ id }) => [id, { response: 'x' }]));
    expect(answeredShare(all, answers)).toBe(99);
    expect(answeredShare({ sections: [] }, {})).toBe(100);
    const free = { sections: [{ ...form.sections[0]!, questions: [ask(50)] }] };
    expect(answeredShare(free, {})).toBe(100);
  });
});

describe('the list of what a resubmission changed', () => {
  it('has each question with its answer before and after', () => {
    const after: FormAnswers = {
      10: { choiceIds: [11] },
      20: { choiceIds: [23, 21] },
      40: { cells: [cell(41, 46), cell(41, 45)] },
      50: { response: 'New' },
    };
    expect(answerChanges(COMPLETE, after)).toEqual([
      { questionId: 10, before: { choiceIds: [12] }, after: { choiceIds: [11] } },
      { questionId: 30, before: { response: 'Because' }, after: null },
      { questionId: 50, before: null, after: { response: 'New' } },
    ]);
  });

  it('is empty if only the order changed, or if there is no answer before or after', () => {
    expect(answerChanges(COMPLETE, COMPLETE)).toEqual([]);
    const nothing: FormAnswers = { 10: { choiceIds: [] }, 30: { response: '' }, 40: { cells: [] } };
    expect(answerChanges({}, nothing)).toEqual([]);
    expect(answerChanges(nothing, {})).toEqual([]);
  });

  it('distinguishes a chosen number from a typed one', () => {
    const [change] = answerChanges({ 10: { choiceIds: [12] } }, { 10: { response: '12' } });
    expect(change?.questionId).toBe(10);
  });
});
