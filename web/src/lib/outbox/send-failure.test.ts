import { describe, expect, it } from 'vitest';
import { AbortedError, ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { sendFailure } from './send-failure';
import { refusedError } from '@/testing/refused';

describe('a failed try to send', () => {
  it.each([
    ['the server is not reached', new ServerUnavailableError()],
    ['the server is broken', new ApiError(500, 'Something went wrong (a1).')],
    ['it was too often', new ApiError(429, 'Too many requests.')],
    ['it took too long', new ApiError(408, 'Timeout')],
    ['it was given up', new AbortedError()],
  ])('is repeated later if %s', (_, error) =>
    expect(sendFailure(error, 'Failed')).toEqual({ kind: 'later', counts: true }),
  );

  it('is repeated without counting once there is a session', () =>
    expect(sendFailure(new ApiError(401, 'Your session has ended.'), 'Failed')).toEqual({
      kind: 'later',
      counts: false,
    }));

  it.each([400, 403, 404, 409, 413])('is reported with the server’s words: %i', (status) =>
    expect(sendFailure(new ApiError(status, 'This chat has ended.'), 'Failed')).toEqual({
      kind: 'never',
      problem: 'This chat has ended.',
    }),
  );

  it('is reported in general words if the server sent none', () => {
    const silent = new ApiError(413, 'Something went wrong.', {}, false);
    expect(sendFailure(silent, 'Failed to send')).toMatchObject({ problem: 'Failed to send' });
    expect(sendFailure(new TypeError('x is undefined'), 'Failed to send')).toEqual({
      kind: 'never',
      problem: 'Failed to send',
    });
  });

  it('says so where files that were uploaded are not there anymore', () =>
    expect(sendFailure(refusedError('UPLOADS_LOST', 'Please add it again.'), 'Failed')).toEqual({
      kind: 'uploadsLost',
      problem: 'Please add it again.',
    }));
});
