// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { errorReporter } from './browser-errors';

const sent: unknown[] = [];
let reportError: ReturnType<typeof errorReporter>;

beforeEach(() => {
  sent.length = 0;
  reportError = errorReporter();
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Promise.resolve(new Response('{"success":true,"reference":"3f2a9c01de"}'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** An error with the stack of a built portal. */
const broken = (message: string, stack = `at a (https://portal.example/assets/pet-x1.js:1:2042)`) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    ${stack}` });

it('the server is notified of an error, with the kind of page and without personal data', () => {
  window.history.replaceState(null, '', '/pet-records/42?search=Biscuit');
  void reportError(broken('"Biscuit" of rosa@hearthside.example has no owner'));
  expect(sent).toEqual([
    [
      '/api/browser-errors',
      {
        page: '/pet-records/:id',
        message: 'TypeError: “…” of (email) has no owner',
        place: 'assets/pet-x1.js:1:2042',
      },
    ],
  ]);
});

it('the server is notified of an error once, and of no more than five', async () => {
  for (let time = 0; time < 3; time += 1) {
    // Whoever reports it again gets the reference that it has.
    expect(await reportError(broken('It broke'))).toBe('3f2a9c01de');
  }
  expect(sent).toHaveLength(1);
  for (const what of ['one', 'two', 'three', 'four', 'five', 'six']) void reportError(broken(what));
  expect(sent).toHaveLength(5);
});

it.each([
  ['a refusal', () => new ApiError(409, 'Someone was faster')],
  ['a server that is away', () => new ServerUnavailableError()],
  ['a lost file', () => new TypeError('Failed to fetch dynamically imported module: x.js')],
  ['an extension’s error', () => broken('x', 'at b (chrome-extension://abc/c.js:1:1)')],
  ['an error of another origin', () => 'Script error.'],
])('the server is not notified of %s', async (_what, error) => {
  expect(await reportError(error())).toBe(null);
  expect(sent).toEqual([]);
});

it('an error that cannot be reported changes nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reportError(broken('It broke'))).toBe(null);
  expect(sent).toEqual([]);
});
