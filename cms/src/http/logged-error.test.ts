import { describe, expect, it } from 'vitest';
import { loggedError, loggedTrace } from './logged-error';
import { refuse } from './refuse';

const CANARY = 'canary-4711@secret.example';
const errorWith = (fields: object, message = `said ${CANARY}`) =>
  Object.assign(new Error(message), fields);

describe('what is logged of an error', () => {
  it.each([
    ['a database', errorWith({ code: '22P02', detail: CANARY, where: CANARY })],
    [
      'a unique constraint',
      errorWith({ code: '23505', constraint: 'up_users_email', detail: CANARY }),
    ],
    ['SQLite', errorWith({ code: 'SQLITE_CONSTRAINT_NOTNULL' })],
    ['a mail server', errorWith({ code: 'EENVELOPE', responseCode: 550, rejected: [CANARY] })],
    ['a library', Object.assign(new Error(CANARY), { name: 'SomeError' })],
    ['a refusal', refuse.conflict(`There is ${CANARY} already.`, { name: CANARY })],
    ['unreadable JSON', new SyntaxError(`Unexpected token in ${CANARY}`)],
    ['its cause', new Error('Could not', { cause: errorWith({ code: '22001' }) })],
    ['what is quoted', new Error(`No "${CANARY}" and no \u201c${CANARY}\u201d here.`)],
    ['a code that is none', errorWith({ code: CANARY })],
    ['a text', CANARY],
    ['nothing', null],
  ])('holds nothing that a member typed (%s)', (_of, error) => {
    expect(loggedTrace(error)).not.toContain('canary');
  });

  it('names codes, constraint and cause', () => {
    const refused = errorWith({ code: '23505', constraint: 'up_users_email', table: 'up_users' });
    expect(loggedError(refused)).toBe('Error 23505 up_users up_users_email');
    expect(
      loggedError(errorWith({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })),
    ).toBe('Error EENVELOPE 550 RCPT TO');
    expect(loggedError(new Error('A chat has gone.', { cause: refused }))).toBe(
      'Error: A chat has gone., because of Error 23505 up_users up_users_email',
    );
  });

  it('keeps messages that we or the engine wrote, and where they were thrown', () => {
    const trace = loggedTrace(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect(trace).toMatch(
      /^TypeError: Cannot read properties of undefined \(reading \u2026\)\n\s+at /,
    );
    expect(loggedError(new Error('Trust 7 has no chat.'))).toBe('Error: Trust 7 has no chat.');
  });
});
