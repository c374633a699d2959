import { describe, expect, it } from 'vitest';
import { isSignIn, memberIn } from './watch-members';

describe('whom a write to members changed', () => {
  it.each([
    ['named by its condition', { params: { where: { id: 7 } }, result: { count: 1 } }, 7],
    ['named with more conditions', { params: { where: { id: 7, verified: false } } }, 7],
    ['named as text', { params: { where: { id: '7' } } }, 7],
    ['named by its result', { params: { where: { documentId: 'x' } }, result: { id: 7 } }, 7],
    ['added', { params: { data: {} }, result: { id: 7 } }, 7],
    ['several', { params: { where: { id: { $in: [7, 8] } } }, result: { count: 2 } }, null],
    ['anybody', { params: { where: { confirmed: false } }, result: { count: 2 } }, null],
    ['no one said', { result: null }, null],
  ])('is read where they are %s', (_how, write, id) => {
    expect(memberIn(write)).toBe(id);
  });
});

it.each([
  [{ lastSignInAt: 1 }, true],
  [{ lastSignInAt: 1, updatedAt: 1 }, true],
  [{ lastSignInAt: 1, blocked: true }, false],
  [{ updatedAt: 1 }, false],
  [{}, false],
  [undefined, false],
])('a change of %j is recognized as a mere sign-in or as more', (data, mere) => {
  expect(isSignIn({ params: { data } })).toBe(mere);
});
