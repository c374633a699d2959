import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_CODES } from '@hearthside/contract/error-code';
import { petForm } from '@hearthside/contract/pet/fields';
import { inApiFields } from '../api/blog/data/blog-content';
import { answerFor, REQUIRED, WRONG_KIND } from './answer-for';
import { refuse } from './refuse';

const coded = (code: string, message = 'insert into secret_table …') =>
  Object.assign(new Error(message), { code });

describe('answerFor', () => {
  it('refuses a new pet without fields with a plain sentence for each, never the library’s own', () => {
    const { error } = petForm.safeParse({ age: 'old', name: 5 });
    const { status, body } = answerFor(error);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect([body.details?.name, body.details?.breed]).toEqual([WRONG_KIND, REQUIRED]);
    expect(JSON.stringify(body)).not.toMatch(/expected|received/);
  });

  it.each(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])(
    'a row that refers to one which is gone meanwhile is a conflict (%s)',
    (code) =>
      expect(answerFor({ code })).toMatchObject({
        status: 409,
        body: { code: 'CHANGED_MEANWHILE' },
      }),
  );

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])(
    '%s is 409',
    (code) =>
      expect(answerFor(coded(code))).toMatchObject({
        status: 409,
        body: { error: expect.any(String), code: 'ALREADY_EXISTS' },
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
  ])('%s is 503', (code) =>
    expect(answerFor(coded(code))).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } }),
  );
  it('a pool without a connection is 503', () => {
    const error = new Error('Knex: Timeout acquiring a connection. The pool is probably full.');
    expect(answerFor(error)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });
  it.each([
    [{ status: 413 }, 413, 'TOO_LARGE'],
    [{ type: 'entity.too.large' }, 413, 'TOO_LARGE'],
    [{ name: 'UnauthorizedError' }, 401, 'SIGNED_OUT'],
    [{ name: 'ForbiddenError' }, 403, 'NOT_ALLOWED'],
    [{ status: 400 }, 400, 'INVALID_INPUT'],
    [{ statusCode: 415 }, 415, 'UNSUPPORTED_TYPE'],
    [{ httpCode: 400, code: 1003 }, 400, 'INVALID_INPUT'],
    [{ httpCode: 500, code: 1002 }, 400, 'INVALID_INPUT'],
    [{ httpCode: 413, code: 1009 }, 413, 'TOO_LARGE'],
    [{ status: 418 }, 418, 'INVALID_INPUT'],
  ])('%j is %i, %s', (error, status, code) =>
    expect(answerFor(error)).toMatchObject({ status, body: { code } }),
  );

  it('passes a refusal on unchanged', () => {
    expect(answerFor(refuse.tooOften('Wait.', 30))).toEqual({
      status: 429,
      body: { error: 'Wait.', code: 'TOO_MANY_REQUESTS' },
      retryAfter: 30,
    });
    expect(answerFor(refuse.badInput('Bad.', { a: 'b' })).body).toEqual({
      error: 'Bad.',
      code: 'INVALID_INPUT',
      details: { a: 'b' },
    });
  });

  it.each(Object.entries(refuse))(
    '%s is returned with a code that has its status',
    (_name, make) => {
      const { status, body } = answerFor((make as (...said: unknown[]) => Error)('No.', 1));
      expect(ERROR_CODES[body.code]).toBe(status);
    },
  );

  it('the code of a refusal outlives the naming of its fields', () => {
    const named = inApiFields(refuse.changedMeanwhile('Changed.', { videos: 'Theirs' }));
    expect(answerFor(named).body).toEqual({
      error: 'Changed.',
      code: 'CHANGED_MEANWHILE',
      details: { videoUrls: 'Theirs' },
    });
  });

  it('bad input is reported field by field, the first sentence of each', () => {
    const schema = z.strictObject({
      a: z.string().min(3, 'short').regex(/x/, 'no x'),
      b: z.object({ c: z.number() }),
    });
    const { error } = schema.safeParse({ a: '', b: { c: '' }, odd: 1 });
    expect(answerFor(error)).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        details: { a: 'short', 'b.c': expect.any(String), odd: expect.any(String) },
      },
    });
  });

  it.each([
    coded('SQLITE_CONSTRAINT_NOTNULL'),
    coded('42P01'),
    new TypeError('x is not a function'),
    'text',
    null,
  ])('answers an unforeseen error (%s) with 500 and reveals nothing about it', (error) => {
    expect(answerFor(error, '3f2a9c01de')).toEqual({
      status: 500,
      body: {
        error: 'Something went wrong on our side. Please try again.',
        code: 'SERVER_ERROR',
        reference: '3f2a9c01de',
      },
      isUnexpected: true,
    });
  });

  it('names the request of a failure, and of no refusal', () => {
    expect(answerFor(coded('SQLITE_BUSY'), '3f2a9c01de').body.reference).toBe('3f2a9c01de');
    expect(answerFor(refuse.notFound(), '3f2a9c01de').body).not.toHaveProperty('reference');
  });
});
