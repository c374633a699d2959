import { expect, it } from 'vitest';
import { withBegun } from './with-begun';

const text = (response: string) => ({ response });
const row = {
  answers: {},
  answering: null,
  version: 3,
  step: 0,
  savedAt: null,
  revision: 1,
};

it('a deleted response takes in what its member has begun since, of both answers to a question the newer one', () => {
  const deleted = {
    ...row,
    answers: { 1: text('Rosa'), 2: text('Cat') },
    answering: { version: 2, reread: [2] },
    revision: 8,
  };
  const savedAt = new Date('2026-11-30T10:00:00Z');
  const begun = {
    ...row,
    answers: { 1: text('Rosa M'), 3: text('Bird') },
    answering: { version: 3, reread: [3] },
    step: 4,
    savedAt,
    revision: 8,
  };
  expect(withBegun(deleted, begun)).toEqual({
    answers: { 1: text('Rosa M'), 2: text('Cat'), 3: text('Bird') },
    answering: { version: 2, reread: [2, 3] },
    step: 4,
    savedAt,
    revision: 9,
  });
});

it('a deleted response whose answers were not changed since they were sent answers the version that was sent', () => {
  const { answers, answering } = withBegun({ ...row, answers: null }, { ...row, version: 5 });
  expect([answers, answering]).toEqual([{}, { version: 3, reread: [] }]);
});
