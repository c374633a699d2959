import { expect, it } from 'vitest';
import { asked, filled, written } from '../../model/test-fill';
import { firstNotice, nextNotice } from './fill-notices';
import { reopened } from './fill-reopening';
import { answered, begun, draftBody, isDirty, isUnsent, toKeep } from './fill-state';

const text = (response: string) => ({ response });
const sections = [
  {
    section: { id: 51, number: 1, title: '', description: '' },
    questions: [1, 2, 3].map((id) => asked(id)),
  },
];
const rejected = filled({
  form: { status: 'rejected', responseId: 8 },
  sections,
  responses: written({ 1: 'Rosa', 2: 'Cat' }),
  revision: '4',
});
const gone = filled({ sections });
const all = { 1: text('Rosa'), 2: text('Cat'), 3: text('Bird') };

it('a response that is deleted while its member revises it keeps all answers, and the notice says what happened', () => {
  const state = answered(begun(rejected, null), 3, text('Bird'));
  const reopening = reopened(state, gone);
  expect(reopening.state).toMatchObject({ answers: all, conflicts: [], revision: '0' });
  expect(nextNotice(state, reopening, undefined)).toEqual({ kind: 'removed' });
  expect(draftBody(reopening.state).responses).toEqual(written({ 1: 'Rosa', 2: 'Cat', 3: 'Bird' }));
  expect(isDirty(reopening.state)).toBe(true);
});

it('a response that is deleted before its member has changed anything is not begun again by itself', () => {
  const { state } = reopened(begun(rejected, null), gone);
  expect([isDirty(state), isUnsent(state)]).toEqual([false, false]);
  expect(state.answers).toEqual({ 1: text('Rosa'), 2: text('Cat') });
});

it('a response that was deleted while this device had something stored keeps all answers of that', () => {
  const kept = toKeep(answered(begun(rejected, null), 3, text('Bird')));
  const state = begun(gone, kept);
  expect(state.answers).toEqual(all);
  expect(firstNotice(state, kept)).toEqual({ kind: 'removed' });
  expect(firstNotice(begun(gone, null), null)).toBeUndefined();
});
