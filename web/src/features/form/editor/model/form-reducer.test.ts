import { FORM_LIMITS, FORM_ROLES, questionsOf } from '@hearthside/contract/form/fields';
import { isFor, seenBy } from '@hearthside/contract/form/visibility';
import { describe, expect, it } from 'vitest';
import type { FormAction } from './form-action';
import { formReducer } from './form-reducer';
import { form, outlineOf, question, questionOf, section, smallForm } from '../../model/test-form';

const add = (at: number | `temp_${string}`, id: `temp_${string}` = 'temp_new'): FormAction => ({
  do: 'addQuestion',
  section: at,
  id,
  choiceIds: [`${id}a`, `${id}b`],
});

describe('adding a question', () => {
  it('appends it to its section, numbered by its position in the whole form', () => {
    const next = formReducer(smallForm(), add(100));
    expect(outlineOf(next)).toEqual([
      [100, 1, 2, 'temp_new'],
      [200, 3],
    ]);
    expect(questionsOf(next).findIndex(({ id }) => id === 'temp_new') + 1).toBe(3);
  });

  it('makes it a required choice with two empty choices', () => {
    const added = questionOf(formReducer(smallForm(), add(200)), 'temp_new');
    expect(added).toMatchObject({
      questionType: 'multiple_choice',
      required: true,
      requireRowResponse: false,
      showProgress: false,
      choices: [
        { id: 'temp_newa', choice: '' },
        { id: 'temp_newb', choice: '' },
      ],
    });
  });

  it('gives it the roles of its section, or of the form', () => {
    const only = form(section(100, [question(1)], { accessRoles: ['foster'] }));
    const next = formReducer({ ...only, accessRoles: ['foster', 'trustee'] }, add(100));
    const sees = (role: 'foster' | 'trustee') =>
      questionsOf(seenBy(next, { id: 9, role })).some(({ id }) => id === 'temp_new');
    expect([sees('foster'), sees('trustee')]).toEqual([true, false]);
    const open = formReducer({ ...form(section(100, [])), accessRoles: ['trustee'] }, add(100));
    expect([isFor(open, 'trustee'), isFor(open, 'foster')]).toEqual([true, false]);
  });

  it('shows its progress if all the others show theirs', () => {
    const shown = formReducer(smallForm(), { do: 'showProgress', on: true });
    expect(questionOf(formReducer(shown, add(200)), 'temp_new').showProgress).toBe(true);
  });

  it('puts it into an empty section, but not beyond the limit', () => {
    expect(outlineOf(formReducer(form(section(100, [])), add(100)))).toEqual([[100, 'temp_new']]);
    const many = Array.from({ length: FORM_LIMITS.questions }, (_, at) => question(at + 1));
    const full = form(section(1000, many));
    expect(formReducer(full, add(1000))).toBe(full);
  });
});

describe('deleting a question', () => {
  const remove = (id: number): FormAction => ({ do: 'removeQuestion', question: id });

  it('moves the following ones up', () => {
    expect(outlineOf(formReducer(smallForm(), remove(2)))).toEqual([
      [100, 1],
      [200, 3],
    ]);
  });

  it('deletes its section too if it was the last question there, except for the first section', () => {
    expect(outlineOf(formReducer(smallForm(), remove(3)))).toEqual([[100, 1, 2]]);
    const late = form(section(100, []), section(200, [question(1), question(2)]));
    expect(outlineOf(formReducer(late, remove(2)))).toEqual([[100], [200, 1]]);
  });

  it('is refused for question number 1, wherever it is', () => {
    const start = smallForm();
    expect(formReducer(start, remove(1))).toBe(start);
    const late = form(section(100, []), section(200, [question(1)]));
    expect(formReducer(late, remove(1))).toBe(late);
  });
});

describe('a section', () => {
  it('is split after the current question, and the following ones move to a "New Section"', () => {
    const next = formReducer(smallForm(), { do: 'addSection', after: 1, id: 'temp_s' });
    expect(outlineOf(next)).toEqual([
      [100, 1],
      ['temp_s', 2],
      [200, 3],
    ]);
    expect(next.sections[1]?.title).toBe('New Section');
  });

  it('can be split after its last question too, and the new one has the same roles', () => {
    const start = form(section(100, [question(1), question(2)], { accessRoles: ['foster'] }));
    const next = formReducer(start, { do: 'addSection', after: 2, id: 'temp_s' });
    expect(outlineOf(next)).toEqual([[100, 1, 2], ['temp_s']]);
    expect(next.sections[1]?.accessRoles).toEqual(['foster']);
  });

  it('gives its questions to the one before it when it is deleted', () => {
    const start = form(
      section(100, [question(1)]),
      section(200, [question(2)]),
      section(300, [question(3), question(4)]),
    );
    expect(outlineOf(formReducer(start, { do: 'removeSection', section: 300 }))).toEqual([
      [100, 1],
      [200, 2, 3, 4],
    ]);
  });

  it('cannot be deleted if it is the first', () => {
    const start = smallForm();
    expect(formReducer(start, { do: 'removeSection', section: 100 })).toBe(start);
  });

  it('shows its questions to nobody new when it is deleted', () => {
    const start = form(
      section(100, [question(1)]),
      section(200, [question(2), question(3, { accessRoles: ['trustee', 'foster'] })], {
        accessRoles: ['foster', 'attorney'],
      }),
    );
    const next = formReducer(start, { do: 'removeSection', section: 200 });
    for (const role of FORM_ROLES) {
      const seen = (whole: typeof start) =>
        questionsOf(seenBy(whole, { id: 9, role })).map((q) => q.id);
      expect([role, seen(next)]).toEqual([role, seen(start)]);
    }
  });

  it('can be moved, but never before the first', () => {
    const start = form(section(100, [question(1)]), section(200, []), section(300, []));
    const move = (id: number, place: number) =>
      outlineOf(formReducer(start, { do: 'moveSection', section: id, place })).map(([at]) => at);
    expect(move(300, 1)).toEqual([100, 300, 200]);
    expect(move(300, 0)).toEqual([100, 300, 200]);
    expect(move(100, 2)).toEqual([100, 200, 300]);
  });
});

describe('roles', () => {
  it('of the form prune those of sections and questions', () => {
    const start = {
      ...form(
        section(100, [question(1, { accessRoles: ['foster', 'trustee'] })], {
          accessRoles: ['foster', 'trustee', 'attorney'],
        }),
      ),
      accessRoles: [...FORM_ROLES],
    };
    const next = formReducer(start, { do: 'setFormRoles', accessRoles: ['foster', 'attorney'] });
    expect(next.accessRoles).toEqual(['foster', 'attorney']);
    expect(next.sections[0]?.accessRoles).toEqual(['foster', 'attorney']);
    expect(questionOf(next, 1).accessRoles).toEqual(['foster']);
    expect(formReducer(next, { do: 'setFormRoles', accessRoles: ['attorney', 'foster'] })).toBe(
      next,
    );
  });

  it('of a section prune those of its questions', () => {
    const start = form(section(100, [question(1, { accessRoles: ['foster', 'trustee'] })]));
    const next = formReducer(start, {
      do: 'setSection',
      section: 100,
      set: { accessRoles: ['trustee', 'attorney'] },
    });
    expect(questionOf(next, 1).accessRoles).toEqual(['trustee']);
  });

  it('never open to everybody what was for few', () => {
    const start = form(section(100, [question(1, { accessRoles: ['foster'] })]));
    const next = formReducer(start, { do: 'setFormRoles', accessRoles: ['attorney'] });
    expect(questionOf(next, 1).accessRoles).toEqual(['foster']);
  });
});

describe('moving a question', () => {
  const move = (id: number, to: number, place: number) =>
    outlineOf(formReducer(smallForm(), { do: 'moveQuestion', question: id, section: to, place }));

  it('works for any position in its own section or another, including index 0', () => {
    expect(move(2, 100, 0)).toEqual([
      [100, 2, 1],
      [200, 3],
    ]);
    expect(move(1, 200, 0)).toEqual([
      [100, 2],
      [200, 1, 3],
    ]);
    expect(move(1, 200, 99)).toEqual([
      [100, 2],
      [200, 3, 1],
    ]);
    expect(move(3, 100, -4)).toEqual([[100, 3, 1, 2], [200]]);
  });

  it('to its current position changes nothing', () => {
    const start = smallForm();
    expect(formReducer(start, { do: 'moveQuestion', question: 1, section: 100, place: 0 })).toBe(
      start,
    );
  });
});

it('the form reducer sets showProgress on all questions', () => {
  const next = formReducer(smallForm(), { do: 'showProgress', on: true });
  expect(questionsOf(next).map(({ showProgress }) => showProgress)).toEqual([true, true, true]);
  expect(formReducer(next, { do: 'showProgress', on: true })).toBe(next);
});

it('the form reducer returns the same object if the target does not exist or nothing changes', () => {
  const start = smallForm();
  const nowhere: FormAction[] = [
    add(999),
    { do: 'addSection', after: 999, id: 'temp_s' },
    { do: 'setSection', section: 999, set: { title: 'X' } },
    { do: 'removeSection', section: 999 },
    { do: 'moveSection', section: 999, place: 1 },
    { do: 'setQuestion', question: 999, set: { required: false } },
    { do: 'setType', question: 999, type: 'checkbox', ids: ['temp_a', 'temp_b'] },
    { do: 'removeQuestion', question: 999 },
    { do: 'moveQuestion', question: 999, section: 100, place: 0 },
    { do: 'moveQuestion', question: 1, section: 999, place: 0 },
    { do: 'paste', question: 999, copied: question(1), ids: ['temp_a', 'temp_b'] },
    { do: 'addLine', question: 999, list: 'choices', id: 'temp_a' },
    { do: 'setLine', question: 1, list: 'choices', line: 999, text: 'X' },
    { do: 'removeLine', question: 1, list: 'choices', line: 999 },
    { do: 'moveLine', question: 1, list: 'choices', line: 999, place: 0 },
    { do: 'setLink', question: 1, link: { id: 999, linkText: 'X', linkUrl: 'x.example' } },
    { do: 'removeLink', question: 1, link: 999 },
    { do: 'setForm', set: { title: 'Intake' } },
    { do: 'setQuestion', question: 1, set: { question: 'Text 1' } },
    { do: 'setLine', question: 1, list: 'choices', line: 'temp_1-1', text: '' },
  ];
  for (const action of nowhere)
    expect([action.do, formReducer(start, action) === start]).toEqual([action.do, true]);
});

it('the form reducer leaves every question alone except the changed one', () => {
  const start = smallForm();
  const next = formReducer(start, { do: 'setQuestion', question: 1, set: { question: 'New' } });
  expect(questionOf(next, 2)).toBe(questionOf(start, 2));
  expect(next.sections[1]).toBe(start.sections[1]);
});
