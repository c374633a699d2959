import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { describe, expect, it } from 'vitest';
import { mergedAnswers } from './fill-merge';
import {
  answered,
  begun,
  isChecking,
  isDirty,
  isOpen,
  isUnsent,
  draftBody,
  kept,
  lookedAt,
  movedTo,
  toKeep,
} from './fill-state';
import { reopened } from './fill-reopening';
import { asked, filled, NAME, written } from '../../model/test-fill';

const questions = (...ids: number[]) => [
  {
    section: { id: 51, number: 1, title: '', description: '' },
    questions: ids.map((id) => asked(id)),
  },
];
const draft = { status: 'draft' as const };
const text = (response: string) => ({ response });

describe('starting to fill a form', () => {
  it('fills in values from the profile, which do not count as answers yet', () => {
    const state = begun(filled({ prefill: { firstName: 'Rosa' } }), null);
    expect(state.answers).toEqual({ 1: text('Rosa') });
    expect(isDirty(state)).toBe(false);
    expect(isDirty(movedTo(state, 2))).toBe(false);
    expect(toKeep(state)).toBeNull();
    const begunNow = answered(state, 2, { choiceIds: [101] });
    expect(draftBody(begunNow).responses.shortAnswerResponses).toEqual([
      { questionId: 1, response: 'Rosa' },
    ]);
  });

  it('fills nothing in once there is a draft, or what was removed here', () => {
    const prefill = { firstName: 'Rosa' };
    expect(begun(filled({ form: draft, prefill }), null).answers).toEqual({});
    const emptied = answered(begun(filled({ prefill }), null), 1, text(''));
    const again = answered(emptied, 2, { choiceIds: [101] });
    expect(begun(filled({ prefill }), toKeep(again)).answers).toEqual({ 2: { choiceIds: [101] } });
  });

  it('continues at the step where another device left off', () => {
    const state = begun(filled({ form: draft, step: 2, responses: written({ 1: 'Rosa' }) }), null);
    expect(state.step).toBe(2);
    expect(isDirty(state)).toBe(false);
    expect(isChecking(begun(filled({ form: draft, step: 80 }), null))).toBe(true);
  });

  it('continues with what only this device has', () => {
    const before = begun(filled({ form: draft }), null);
    const typed = toKeep(movedTo(answered(before, 1, text('Ros')), 3));
    const state = begun(filled({ form: draft, step: 1, revision: '4' }), typed);
    expect(state).toMatchObject({ answers: { 1: text('Ros') }, step: 3, revision: '4' });
    expect(isDirty(state)).toBe(true);
  });

  it('shows a rejected form with all its answers', () => {
    const form = { status: 'rejected' as const };
    const state = begun(filled({ form }), null);
    expect(isChecking(state)).toBe(true);
    expect(isDirty(state)).toBe(false);
    // Already continued on another device.
    expect(begun(filled({ form, step: 2 }), null).step).toBe(2);
    expect(isOpen(state.filled)).toBe(true);
    expect(isOpen(filled({ form: { status: 'pending' } }))).toBe(false);
  });
});

describe('saving a draft', () => {
  it('starts with the first answer, and includes the step from then on', () => {
    let state = answered(begun(filled(), null), 1, text('Rosa'));
    expect(isDirty(state)).toBe(true);
    state = kept(state, { answers: state.answers, step: state.step }, '1');
    expect([isDirty(state), isUnsent(state), state.revision]).toEqual([false, false, '1']);
    expect(isDirty(movedTo(state, 1))).toBe(true);
  });

  it('keeps track of what was typed during a save', () => {
    const state = answered(begun(filled(), null), 1, text('Ro'));
    const sent = { answers: state.answers, step: 0 };
    const later = kept(answered(state, 1, text('Rosa')), sent, '1');
    expect(isDirty(later)).toBe(true);
  });

  it('keeps what the server cannot accept on this device, and leaves the server’s version unchanged', () => {
    const long = text('x'.repeat(FORM_LIMITS.answer + 1));
    const before = begun(filled({ form: draft, responses: written({ 1: 'Rosa' }) }), null);
    const state = answered(before, 1, long);
    expect(draftBody(state).responses).toEqual(written({ 1: 'Rosa' }));
    expect([isDirty(state), isUnsent(state)]).toEqual([false, true]);
    expect(begun(state.filled, toKeep(state)).answers[1]).toEqual(long);
  });

  it('treats blanks as no answer', () => {
    const state = answered(begun(filled({ form: draft }), null), 1, text('  '));
    expect([isDirty(state), isUnsent(state)]).toEqual([false, false]);
  });

  it('removes an answer that was cleared', () => {
    const state = begun(filled({ form: draft, responses: written({ 1: 'Rosa' }) }), null);
    const emptied = answered(state, 1, text(''));
    expect(isDirty(emptied)).toBe(true);
    expect(draftBody(emptied).responses.shortAnswerResponses).toEqual([]);
  });

  it('uses a new idempotency key after any change of an answer', () => {
    const state = { ...begun(filled(), null), key: 'first-key' };
    expect(answered(state, 1, text('R')).key).toBeUndefined();
    expect(movedTo(state, 1).key).toBe('first-key');
  });
});

describe('a draft on two devices', () => {
  it('is combined: mine where I changed something, theirs everywhere else', () => {
    const base = { 1: text('a'), 2: text('b'), 3: text('c'), 4: text('d') };
    const mine = { 1: text('mine'), 2: text('b'), 4: text('mine too') };
    const theirs = { 1: text('a'), 2: text('theirs'), 3: text('c'), 4: text('theirs too') };
    expect(mergedAnswers(base, mine, theirs)).toEqual({
      1: text('mine'),
      2: text('theirs'),
      4: text('mine too'),
    });
  });

  it('stays at its question, and says what came from the other device', () => {
    const sections = questions(1, 2, 3);
    const here = movedTo(answered(begun(filled({ sections }), null), 1, text('Rosa')), 1);
    const there = filled({ form: draft, sections, responses: written({ 2: 'Cat' }), step: 2 });
    const { state, fromElsewhere, changed } = reopened(here, { ...there, revision: '3' });
    expect(state.answers).toEqual({ 1: text('Rosa'), 2: text('Cat') });
    expect(state).toMatchObject({ step: 1, revision: '3' });
    expect([fromElsewhere, changed]).toEqual([[2], []]);
    expect(isDirty(state)).toBe(true);
  });
});

it('a form recognizes its own submission by its answers, and not what another device has sent', () => {
  const sections = questions(1, 2);
  const before = filled({ form: draft, sections, responses: written({ 1: 'Rosa', 2: 'Cat' }) });
  const here = { ...answered(begun(before, null), 1, text('Rosa M')), key: 'first-key' };
  const sentAs = (responses: typeof before.responses) =>
    reopened(here, { ...before, form: { ...before.form, status: 'pending' }, responses }).state.key;
  expect(sentAs(written({ 1: 'Rosa M', 2: 'Cat' }))).toBe('first-key');
  expect(sentAs(written({ 1: 'Rosa', 2: 'Cat' }))).toBeUndefined();
});

it('a form points out an answer that was given on both devices, and shows what was typed here', () => {
  const sections = questions(1, 2);
  const here = answered(begun(filled({ sections }), null), 1, text('mine'));
  const responses = written({ 1: 'theirs' });
  const there = filled({ form: draft, sections, responses, revision: '3' });
  const { state, fromElsewhere } = reopened(here, there);
  expect(state).toMatchObject({ answers: { 1: text('mine') }, conflicts: [1] });
  expect(fromElsewhere).toEqual([1]);
  // If both are the same, there is nothing to report.
  expect(reopened(answered(here, 1, text('theirs')), there).fromElsewhere).toEqual([]);
});

describe('a form that was changed', () => {
  it('keeps the answers that still fit and the current question, and says which questions are new', () => {
    const before = filled({ form: draft, sections: questions(1, 2, 3) });
    let here = begun(before, null);
    for (const id of [1, 2, 3]) here = answered(here, id, text(`answer ${id}`));
    here = movedTo(here, 2);
    const now = { ...before, version: 2, sections: questions(7, 1, 3) };
    const { state, changed } = reopened(here, now);
    expect(state.answers).toEqual({ 1: text('answer 1'), 3: text('answer 3') });
    expect(state.step).toBe(2);
    expect(changed).toEqual([7]);
  });

  it('drops an answer if the question’s type has changed', () => {
    const here = answered(begun(filled({ form: draft }), null), 1, text('Rosa'));
    const [first, second] = filled().sections;
    const choices = [{ id: 5, choice: 'A' }];
    const other = { ...NAME, questionType: 'checkbox' as const, choices };
    const { state } = reopened(here, {
      ...here.filled,
      sections: [{ ...first!, questions: [other] }, second!],
    });
    expect(state.answers).toEqual({ 1: { choiceIds: [] } });
  });
});

describe('a form that was reworded', () => {
  const asking = (one: string) => [
    {
      section: { id: 51, number: 1, title: '', description: '' },
      questions: [asked(1, { question: one }), asked(2)],
    },
  ];
  const before = filled({ form: draft, sections: asking('Which?'), version: 1 });
  const after = filled({ form: draft, sections: asking('Which not?'), version: 2 });
  const both = written({ 1: 'Rosa', 2: 'Cat' });

  it('asks to check the answers again when a draft is resumed', () => {
    const state = begun({ ...after, responses: both, reread: [1] }, null);
    expect(state.reread).toEqual([1]);
    expect(draftBody(state)).toMatchObject({ version: 2, reread: [1] });
    expect(draftBody(lookedAt(state, 1)).reread).toEqual([]);
    expect(answered(state, 1, text('No')).reread).toEqual([]);
    expect(answered(state, 2, text('No')).reread).toEqual([1]);
  });

  it('asks to check the answers again in a tab that was left open', () => {
    const here = answered(begun({ ...before, responses: both }, null), 2, text('Dog'));
    const { state } = reopened(here, { ...after, responses: both });
    expect([state.reread, draftBody(state).version]).toEqual([[1], 2]);
    // But not those of changed questions that were never answered.
    expect(reopened(begun(before, null), after).state.reread).toEqual([]);
  });

  it('asks to check every answer that only this device has for another version', () => {
    const typed = answered(begun({ ...before, responses: both }, null), 2, text('Dog'));
    const kept = toKeep(typed);
    expect(begun({ ...after, responses: both }, kept).reread).toEqual([2]);
    expect(begun({ ...before, responses: both }, kept).reread).toEqual([]);
    const { version: _, reread: __, ...old } = kept ?? { answers: {}, base: {}, step: 0 };
    expect(begun({ ...before, responses: both }, old).reread).toEqual([2]);
  });

  it('trusts this device about what was checked here, unless another device answered', () => {
    const here = lookedAt(begun({ ...after, responses: both, reread: [1] }, null), 1);
    expect(reopened(here, { ...after, responses: both, reread: [1] }).state.reread).toEqual([]);
    const there = { ...after, responses: written({ 1: 'Ann', 2: 'Cat' }), reread: [1] };
    expect(reopened(here, there).state.reread).toEqual([1]);
  });
});
