import { describe, expect, it, vi } from 'vitest';
import { refusedError } from '@/testing/refused';
import {
  ApiError,
  errorFrom,
  isAway,
  isChangedMeanwhile,
  isOutOfDate,
  isRetryable,
  messageOf,
  ServerUnavailableError,
} from './api-error';

describe('errorFrom', () => {
  it('takes the sentence and the fields of a refusal', () => {
    const text = '{"error":"Please check","code":"PASSWORD_WRONG","details":{"email":"Invalid"}}';
    const error = errorFrom(400, text);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, message: 'Please check', told: true });
    expect(error).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((error as ApiError).details).toEqual({ email: 'Invalid' });
  });

  it('gives a failure of the server the reference that support finds it by', () => {
    const text = '{"error":"It broke.","code":"SERVER_ERROR","reference":"3f2a9c01de"}';
    expect(messageOf(errorFrom(500, text))).toBe('It broke. Reference: 3f2a9c01de');
    expect(messageOf(errorFrom(500, '{"error":"It broke."}'))).toBe('It broke.');
  });

  it('treats a 5xx that does not come from the API as a server that is away', () => {
    expect(errorFrom(502, '<html>Bad gateway</html>')).toBeInstanceOf(ServerUnavailableError);
    expect(errorFrom(500, '')).toBeInstanceOf(ServerUnavailableError);
    expect(errorFrom(503, '{"error":"The database is away."}')).toMatchObject({ status: 503 });
  });

  it('takes the status for what it is about where something in front of the server has refused', () => {
    expect(errorFrom(409, '<html>Conflict</html>')).toMatchObject({ code: 'CONFLICT' });
    expect(errorFrom(413, '')).toMatchObject({ code: 'TOO_LARGE' });
  });

  it('takes the status for the code if the page does not know the code', () => {
    expect(errorFrom(409, '{"error":"No.","code":"CODE_OF_TOMORROW"}')).toMatchObject({
      code: 'CONFLICT',
    });
    expect(errorFrom(403, '{"error":"No.","code":"toString"}')).toMatchObject({
      code: 'NOT_ALLOWED',
    });
    expect(errorFrom(409, '{"error":"No."}')).toMatchObject({ code: 'CONFLICT' });
  });

  it('does not trust the shape of what comes', () => {
    for (const text of [
      'null',
      '[]',
      '{"error":1}',
      '{"error":"x","details":{"a":1}}',
      'nonsense',
    ]) {
      expect(errorFrom(400, text)).toMatchObject({ status: 400, told: false, details: {} });
    }
  });
});

describe('messageOf', () => {
  it('prefers the server’s own message', () => {
    expect(messageOf(new ApiError(409, 'Not yourself'), 'Failed')).toBe('Not yourself');
  });
  it('falls back to the caller’s message if the server sent none', () => {
    expect(messageOf(errorFrom(404, ''), 'Failed')).toBe('Failed');
    expect(messageOf(new TypeError('x is undefined'), 'Failed')).toBe('Failed');
    expect(messageOf(errorFrom(404, ''))).toBe('Something went wrong. Please try again.');
  });
  it('gives the reason if the server was not reached', () => {
    const why = 'We can’t reach the server at the moment.';
    expect(messageOf(new ServerUnavailableError())).toBe(why);
    expect(messageOf(new ServerUnavailableError(), 'Failed')).toBe(`Failed. ${why}`);
    expect(messageOf(new ServerUnavailableError(), 'Try again!')).toBe(`Try again! ${why}`);
  });
  it('says that it is the device that is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const error = new ServerUnavailableError();
    vi.unstubAllGlobals();
    expect(messageOf(error, 'Failed')).toBe('Failed. You are offline at the moment.');
  });
});

it('an outage is distinguished from a refusal', () => {
  expect(isAway(new ServerUnavailableError())).toBe(true);
  expect(isAway(new ApiError(503, 'Away'))).toBe(true);
  expect(isAway(new ApiError(401, 'Ended'))).toBe(false);
});

it.each([
  [new ServerUnavailableError(), true],
  [new ApiError(500, 'Failed'), true],
  [new ApiError(401, 'Ended'), true],
  [new ApiError(429, 'Too many'), true],
  [new ApiError(409, 'Changed'), false],
  [new Error('A mistake of ours'), false],
])('the same call may succeed later after %s: %s', (error, may) => {
  expect(isRetryable(error)).toBe(may);
});

describe('the check of a refusal', () => {
  it('knows a stale revision by its code alone', () => {
    expect(isChangedMeanwhile(refusedError('CHANGED_MEANWHILE', 'Changed', { by: 'Ann' }))).toBe(
      true,
    );
    for (const code of ['CONFLICT', 'WRONG_STATE', 'NAME_TAKEN'] as const)
      expect(isChangedMeanwhile(refusedError(code, 'Changed')), code).toBe(false);
    expect(isChangedMeanwhile(new Error('CHANGED_MEANWHILE'))).toBe(false);
  });

  it('takes what is in another state by now for out of date too', () => {
    expect(isOutOfDate(refusedError('CHANGED_MEANWHILE', 'Changed'))).toBe(true);
    expect(isOutOfDate(refusedError('WRONG_STATE', 'Sent already'))).toBe(true);
    expect(isOutOfDate(refusedError('KEY_REUSED', 'Sent before'))).toBe(false);
  });
});
