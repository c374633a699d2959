import { describe, expect, it } from 'vitest';
import { codeOf } from './code-of';

describe('what a refusal is about', () => {
  it('is what its code says, whatever else is told', () => {
    expect(codeOf(409, 'IN_USE', {})).toBe('IN_USE');
    expect(codeOf(409, 'NAME_TAKEN', { by: 'Ann Lee' })).toBe('NAME_TAKEN');
  });

  it.each([
    [409, 'CODE_OF_TOMORROW', 'CONFLICT'],
    [403, 'toString', 'NOT_ALLOWED'],
    [400, 7, 'INVALID_INPUT'],
  ])('is its status’s where an old page does not know the code: %i %s', (status, code, expected) =>
    expect(codeOf(status, code, {})).toBe(expected),
  );

  it.each([
    [409, {}, 'CHANGED_MEANWHILE'],
    [409, { by: '', at: '2026-11-01T10:00:00.000Z' }, 'CHANGED_MEANWHILE'],
    [409, { chatId: '31' }, 'ALREADY_EXISTS'],
    [409, { alike: '9' }, 'ALREADY_EXISTS'],
    [409, { name: 'Taken' }, 'CONFLICT'],
    [400, { attachments: 'Gone' }, 'UPLOADS_LOST'],
    [400, { by: 'Required' }, 'INVALID_INPUT'],
    [400, {}, 'INVALID_INPUT'],
    [403, { attachments: 'No' }, 'NOT_ALLOWED'],
  ] as const)(
    'is guessed where an old server tells no code: %i %j is %s',
    (status, details, code) => expect(codeOf(status, undefined, details)).toBe(code),
  );
});
