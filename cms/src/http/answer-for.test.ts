import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { petForm } from '@hearthside/contract/pet/fields';
import { answerFor, REQUIRED, WRONG_KIND } from './answer-for';
import { refuse } from './refuse';

const coded = (code: string, message = 'insert into secret_table …') =>
  Object.assign(new Error(message), { code });

describe('answerFor', () => {
  it('refuses a new pet without fields with a plain sentence for each, never the library’s own', () => {
    const { error } = petForm.safeParse({ age: 'old', name: 5 });
    const { status, body } = answerFor(error);
    expect([status, body.details?.name, body.details?.breed]).toEqual([400, WRONG_KIND, REQUIRED]);
    expect(JSON.stringify(body)).not.toMatch(/expected|received/);
  });

  it.each(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])(
    'a row that refers to one which is gone meanwhile is a conflict (%s)',
    (code) => expect(answerFor({ code }).status).toBe(409),
  );

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])(
    '%s is 409',
    (code) =>
      expect(answerFor(coded(code))).toMatchObject({
        status: 409,
        body: { error: expect.any(String) },
      }),
  );
  it.each([
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY',
    'SQLITE_CANTOPEN',
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOSPC',
    'EROFS',
    '57P01',
    '57P02',
    '57P03',
    '53100',
    '53300',
    '08006',
    '08001',
  ])('%s is 503', (code) => expect(answerFor(coded(code)).status).toBe(503));
  it('answers 503 when the pool has no free connection', () => {
    const error = new Error('Knex: Timeout acquiring a connection. The pool is probably full.');
    expect(answerFor(error).status).toBe(503);
  });
  it.each([
    [{ status: 413 }, 413],
    [{ type: 'entity.too.large' }, 413],
    [{ name: 'UnauthorizedError' }, 401],
    [{ name: 'ForbiddenError' }, 403],
    [{ status: 400 }, 400],
    [{ statusCode: 415 }, 415],
    [{ httpCode: 400, code: 1003 }, 400],
    [{ httpCode: 500, code: 1002 }, 400],
    [{ httpCode: 413, code: 1009 }, 413],
  ])('%j is %i', (error, status) => expect(answerFor(error).status).toBe(status));

  it('passes a refusal on unchanged', () => {
    expect(answerFor(refuse.tooOften('Wait.', 30))).toEqual({
      status: 429,
      body: { error: 'Wait.' },
      retryAfter: 30,
    });
    expect(answerFor(refuse.badInput('Bad.', { a: 'b' })).body).toEqual({
      error: 'Bad.',
      details: { a: 'b' },
    });
  });

  it('answers bad input with the first sentence for each field', () => {
    const schema = z.strictObject({
      a: z.string().min(3, 'short').regex(/x/, 'no x'),
      b: z.object({ c: z.number() }),
    });
    const { error } = schema.safeParse({ a: '', b: { c: '' }, odd: 1 });
    expect(answerFor(error)).toMatchObject({
      status: 400,
      body: { details: { a: 'short', 'b.c': expect.any(String), odd: expect.any(String) } },
    });
  });

  it.each([
    coded('SQLITE_CONSTRAINT_NOTNULL'),
    coded('42P01'),
    new TypeError('x is not a function'),
    'text',
    null,
  ])('answers an unforeseen error (%s) with 500 and reveals nothing about it', (error) => {
    const { status, body, unexpectedId } = answerFor(error);
    expect(status).toBe(500);
    expect(body.error).toBe(
      `Something went wrong on our side (${unexpectedId}). Please try again.`,
    );
    expect(unexpectedId).toMatch(/^[0-9a-f]{8}$/);
  });
});
