import { describe, expect, it } from 'vitest';
import { defaultCode, ERROR_CODES, isErrorCode } from './error-code';
import { refusal } from './endpoint';

const statuses = [...new Set(Object.values(ERROR_CODES))];

describe('the code of a refusal by its status', () => {
  it.each(statuses)('is returned with that status: %i', (status) =>
    expect(ERROR_CODES[defaultCode(status)]).toBe(status),
  );

  it.each([
    [409, 'CONFLICT'],
    [400, 'INVALID_INPUT'],
    [414, 'INVALID_INPUT'],
    [502, 'UNAVAILABLE'],
    [505, 'SERVER_ERROR'],
    [507, 'STORAGE_FULL'],
  ])('of %i is %s', (status, code) => expect(defaultCode(status)).toBe(code));
});

it('the list of codes holds none of an object’s own names', () => {
  expect(isErrorCode('CHANGED_MEANWHILE')).toBe(true);
  for (const odd of ['toString', '__proto__', 'changed_meanwhile', '', 409, null, undefined])
    expect(isErrorCode(odd), String(odd)).toBe(false);
});

it('a refusal has a code of the list', () => {
  expect(refusal.safeParse({ error: 'No.', code: 'IN_USE' }).success).toBe(true);
  expect(refusal.safeParse({ error: 'No.' }).success).toBe(false);
  expect(refusal.safeParse({ error: 'No.', code: 'NO_SUCH_CODE' }).success).toBe(false);
});
