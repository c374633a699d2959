import { describe, expect, it } from 'vitest';
import { asked, filled, written } from '../../model/test-fill';
import { fillProblems } from './fill-problems';
import { reopened } from './fill-reopening';
import {
  answered,
  begun,
  chosen,
  draftBody,
  isDirty,
  isUnsent,
  toKeep,
  trying,
} from './fill-state';

const text = (response: string) => ({ response });
const sections = [
  {
    section: { id: 51, number: 1, title: '', description: '' },
    questions: [1, 2, 3].map((id) => asked(id)),
  },
];
const before = filled({ form: { status: 'draft' }, sections, responses: written({ 1: 'Rosa' }) });
/** What was typed on this device without a connection. */
const copy = toKeep(answered(begun(before, null), 3, text('short')));
const there = { ...before, revision: '4', responses: written({ 1: 'Rosa', 3: 'A long text' }) };

describe('an answer that was given both here and somewhere else', () => {
  it('is not saved over, although this device had its own before', () => {
    const state = begun(there, copy);
    expect(state).toMatchObject({ conflicts: [3], answers: { 3: text('short') } });
    expect([isDirty(state), isUnsent(state)]).toEqual([false, true]);
    expect(draftBody(state).responses).toEqual(there.responses);
    expect(fillProblems(state, {})[3]).toMatch(/^You answered this differently somewhere else/);
  });

  it('stays to be chosen when the form is closed and opened again', () => {
    expect(begun(there, toKeep(begun(there, copy))).conflicts).toEqual([3]);
    const same = { ...there, responses: written({ 1: 'Rosa', 3: 'short' }) };
    expect(begun(same, toKeep(begun(there, copy))).conflicts).toEqual([]);
  });

  it('is the one that the member chooses', () => {
    const here = chosen(begun(there, copy), 3, 'here');
    expect([here.conflicts, isDirty(here)]).toEqual([[], true]);
    expect(draftBody(here).responses).toEqual(written({ 1: 'Rosa', 3: 'short' }));
    const elsewhere = chosen(begun(there, copy), 3, 'elsewhere');
    expect(elsewhere).toMatchObject({ conflicts: [], answers: { 3: text('A long text') } });
    expect(isUnsent(elsewhere)).toBe(false);
    const deleted = chosen(
      begun(
        { ...before, responses: written({}) },
        toKeep(answered(begun(before, null), 1, text('Rosa M'))),
      ),
      1,
      'elsewhere',
    );
    expect(deleted.answers).toEqual({});
  });

  it('is to be chosen in an open tab too, and typing on does not choose', () => {
    const { state } = reopened(answered(begun(before, null), 3, text('sh')), there);
    expect(answered(state, 3, text('short')).conflicts).toEqual([3]);
  });

  it('is no conflict where it was saved from here and only the confirmation was lost', () => {
    const typed = answered(begun(before, null), 3, text('sho'));
    const lost = trying(typed, { 1: text('Rosa'), 3: text('sho') });
    const on = answered(lost, 3, text('short'));
    const now = { ...there, responses: written({ 1: 'Rosa', 3: 'sho' }) };
    expect(reopened(on, now)).toMatchObject({ fromElsewhere: [], state: { conflicts: [] } });
    expect(begun(now, toKeep(on))).toMatchObject({ conflicts: [], answers: { 3: text('short') } });
  });

  it('is no conflict where only a value from the profile was shown here', () => {
    const [section] = sections;
    const questions = [asked(1, { prefill: 'firstName' }), ...section!.questions.slice(1)];
    const fresh = filled({ sections: [{ ...section!, questions }], prefill: { firstName: 'R.' } });
    const stored = toKeep(answered(begun(fresh, null), 2, text('Cat')));
    const now = { ...fresh, form: before.form, responses: written({ 1: 'Rosa' }) };
    expect(reopened(begun(fresh, null), now).state).toMatchObject({
      conflicts: [],
      answers: { 1: text('Rosa') },
    });
    const state = begun(now, stored);
    expect(state).toMatchObject({ conflicts: [], answers: { 1: text('Rosa'), 2: text('Cat') } });
  });
});
