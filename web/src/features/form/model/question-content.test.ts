import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { describe, expect, it } from 'vitest';
import type { FormAction } from '../editor/model/form-action';
import { formReducer } from '../editor/model/form-reducer';
import { form, outlineOf, question, questionOf, section, smallForm } from './test-form';

describe('the change of a question’s type', () => {
  const change = (start: ReturnType<typeof question>, ...types: FormAction[]) =>
    questionOf(types.reduce(formReducer, form(section(100, [start]))), 1);
  const to = (
    type: 'short_answer' | 'checkbox' | 'checkbox_grid' | 'multiple_choice',
  ): FormAction => ({
    do: 'setType',
    question: 1,
    type,
    ids: [`temp_${type}1`, `temp_${type}2`],
  });

  it('to short answer clears choices and grid', () => {
    const grid = { gridRows: [{ id: 7, text: 'Row' }], gridColumns: [{ id: 8, text: 'Column' }] };
    expect(
      change(question(1, { ...grid, requireRowResponse: true }), to('short_answer')),
    ).toMatchObject({
      questionType: 'short_answer',
      choices: [],
      gridRows: [],
      gridColumns: [],
      requireRowResponse: false,
    });
  });

  it('to short answer clears the setting that every row is needed', () => {
    const every = question(1, { requireEveryRow: true });
    expect(change(every, to('short_answer'))).not.toHaveProperty('requireEveryRow');
  });

  it('to a choice type adds two empty choices if there are none, and keeps existing ones', () => {
    const empty = change(question(1), to('short_answer'), to('checkbox'));
    expect(empty.choices.map(({ choice }) => choice)).toEqual(['', '']);
    const kept = change(question(1, { choices: [{ id: 7, choice: 'Dog' }] }), to('checkbox'));
    expect(kept.choices).toEqual([{ id: 7, choice: 'Dog' }]);
  });

  it('to a grid adds one row and one column if there are none', () => {
    const grid = change(question(1), to('checkbox_grid'));
    expect([grid.gridRows, grid.gridColumns]).toEqual([
      [{ id: 'temp_checkbox_grid1', text: '' }],
      [{ id: 'temp_checkbox_grid2', text: '' }],
    ]);
    const back = change(
      question(1, { choices: [{ id: 7, choice: 'Dog' }] }),
      to('checkbox_grid'),
      to('checkbox'),
    );
    expect(back.choices).toEqual([{ id: 7, choice: 'Dog' }]);
  });

  it('clears the prefill unless it is to short answer', () => {
    const start = question(1, { questionType: 'short_answer', prefill: 'city' });
    expect(change(start, to('checkbox')).prefill).toBeNull();
  });

  it('to the same type changes nothing', () => {
    const start = form(section(100, [question(1)]));
    expect(formReducer(start, to('multiple_choice'))).toBe(start);
  });
});

describe('the lists of choices, rows and columns', () => {
  const start = form(
    section(100, [
      question(1, {
        choices: [
          { id: 11, choice: 'A' },
          { id: 12, choice: 'B' },
        ],
        gridRows: [{ id: 13, text: 'R' }],
      }),
    ]),
  );
  const line = { question: 1, list: 'choices' } as const;

  it('can be added to, edited, sorted and shortened', () => {
    const added = formReducer(start, { do: 'addLine', ...line, id: 'temp_c' });
    const written = formReducer(added, { do: 'setLine', ...line, line: 'temp_c', text: 'C' });
    const moved = formReducer(written, { do: 'moveLine', ...line, line: 'temp_c', place: 0 });
    expect(questionOf(moved, 1).choices.map(({ choice }) => choice)).toEqual(['C', 'A', 'B']);
    const left = formReducer(moved, { do: 'removeLine', ...line, line: 11 });
    expect(questionOf(left, 1).choices.map(({ choice }) => choice)).toEqual(['C', 'B']);
  });

  it('keep at least one entry', () => {
    const row = { do: 'removeLine', question: 1, list: 'gridRows', line: 13 } as const;
    expect(formReducer(start, row)).toBe(start);
  });

  it('have a limit', () => {
    const columns = Array.from({ length: FORM_LIMITS.columns }, (_, at) => ({
      id: at + 500,
      text: '',
    }));
    const full = form(section(100, [question(1, { gridColumns: columns })]));
    const more = { do: 'addLine', question: 1, list: 'gridColumns', id: 'temp_x' } as const;
    expect(formReducer(full, more)).toBe(full);
  });
});

describe('copy and paste', () => {
  const copied = question(2, {
    question: 'Copied',
    required: false,
    showProgress: true,
    accessRoles: ['foster', 'trustee'],
    assignedUserIds: [4],
    links: [{ id: 21, linkText: 'More', linkUrl: 'https://a.example' }],
  });
  const paste: FormAction = {
    do: 'paste',
    question: 3,
    copied,
    ids: ['temp_p1', 'temp_p2', 'temp_p3'],
  };
  const start = form(
    section(100, [question(1), copied]),
    section(200, [question(3)], { accessRoles: ['foster'] }),
  );

  it('keep the number, required and showProgress of the question that is replaced', () => {
    const next = formReducer(start, paste);
    expect(outlineOf(next)).toEqual(outlineOf(start));
    expect(questionOf(next, 3)).toMatchObject({
      question: 'Copied',
      required: true,
      showProgress: false,
      assignedUserIds: [4],
      accessRoles: ['foster'],
      choices: [{ id: 'temp_p1' }, { id: 'temp_p2' }],
      links: [{ id: 'temp_p3', linkText: 'More' }],
    });
  });

  it('do nothing without an id for every part', () => {
    expect(formReducer(start, { ...paste, ids: ['temp_p1'] } as FormAction)).toBe(start);
  });
});

describe('links', () => {
  const link = { id: 'temp_l' as const, linkText: ' Care guide ', linkUrl: 'example.org/a' };

  it('get https:// if they do not start with http', () => {
    const next = formReducer(smallForm(), { do: 'addLink', question: 1, link });
    expect(questionOf(next, 1).links).toEqual([
      { id: 'temp_l', linkText: 'Care guide', linkUrl: 'https://example.org/a' },
    ]);
    const plain = { ...link, linkUrl: 'http://example.org' };
    const changed = formReducer(next, { do: 'setLink', question: 1, link: plain });
    expect(questionOf(changed, 1).links[0]?.linkUrl).toBe('http://example.org');
    const left = formReducer(changed, { do: 'removeLink', question: 1, link: 'temp_l' });
    expect(questionOf(left, 1).links).toEqual([]);
  });
});

describe('files', () => {
  const file = {
    id: 5,
    kind: 'image' as const,
    name: 'Cat.png',
    type: 'image/png',
    size: 9,
    url: '/a',
  };

  it('can be added once and removed', () => {
    const added = formReducer(smallForm(), { do: 'addFile', question: 1, file });
    expect(questionOf(added, 1).files).toEqual([file]);
    expect(formReducer(added, { do: 'addFile', question: 1, file })).toBe(added);
    const left = formReducer(added, { do: 'removeFile', question: 1, file: 5 });
    expect(questionOf(left, 1).files).toEqual([]);
    expect(formReducer(left, { do: 'removeFile', question: 1, file: 5 })).toBe(left);
  });

  it('have a limit', () => {
    const files = Array.from({ length: FORM_LIMITS.files }, (_, at) => ({ ...file, id: at + 50 }));
    const full = form(section(100, [question(1, { files })]));
    expect(formReducer(full, { do: 'addFile', question: 1, file })).toBe(full);
  });
});
