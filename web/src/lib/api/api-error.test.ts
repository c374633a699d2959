import { describe, expect, it, vi } from 'vitest';
import { ApiError, errorFrom, isAway, messageOf, ServerUnavailableError } from './api-error';

describe('errorFrom', () => {
  it('takes the message and the fields from a refusal', () => {
    const error = errorFrom(400, '{"error":"Please check","details":{"email":"Invalid"}}');
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, message: 'Please check', told: true });
    expect((error as ApiError).details).toEqual({ email: 'Invalid' });
  });

  it('treats a 5xx that does not come from the API as a server that is away', () => {
    expect(errorFrom(502, '<html>Bad gateway</html>')).toBeInstanceOf(ServerUnavailableError);
    expect(errorFrom(500, '')).toBeInstanceOf(ServerUnavailableError);
    expect(errorFrom(503, '{"error":"The database is away."}')).toMatchObject({ status: 503 });
  });

  it('does not trust the shape of the answer', () => {
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

it('mayPass knows which errors may pass without a change', () => {
  expect(isAway(new ServerUnavailableError())).toBe(true);
  expect(isAway(new ApiError(503, 'Away'))).toBe(true);
  expect(isAway(new ApiError(401, 'Ended'))).toBe(false);
});
