import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers';

const HOME = '/api/users/me/home';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What boot/early.js has requested, by its call. */
function early(
  answers: Record<string, { token?: string; mark?: string; text: string }>,
  kept = new Map<string, string>(),
) {
  const asked = Object.entries(answers).map(([call, { text, ...of }]) => [
    call,
    { ...of, at: Date.now(), answer: Promise.resolve(new Response(text)) },
  ]);
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null };
  vi.stubGlobal('window', { hearthsideEarly: Object.fromEntries(asked), localStorage });
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

it('an early answer is given to the first who asks for it, and to nobody after that', async () => {
  early({ [`GET ${HOME}`]: { token: 'a', text: 'home' } });
  expect(await textOf(takeEarlyAnswer('GET', HOME, 'a'))).toBe('home');
  expect(takeEarlyAnswer('GET', HOME, 'a')).toBeUndefined();
});

it('an early answer is given only to a request of the same kind, for the same address', async () => {
  early({ [`GET ${HOME}`]: { token: 'a', text: 'home' } });
  expect(takeEarlyAnswer('POST', HOME, 'a')).toBeUndefined();
  expect(takeEarlyAnswer('GET', `${HOME}?page=2`, 'a')).toBeUndefined();
  expect(await textOf(takeEarlyAnswer('GET', HOME, 'a'))).toBe('home');
});

it('an early answer for one session is not given to another, and not saved for it', () => {
  early({ [`GET ${HOME}`]: { token: 'a', text: 'home' } });
  expect(takeEarlyAnswer('GET', HOME, 'b')).toBeUndefined();
  expect(takeEarlyAnswer('GET', HOME, 'a')).toBeUndefined();
});

it('an early answer that everybody may read is given with a session and without', async () => {
  early({ 'GET /api/settings': { text: 'one' }, 'GET /api/x': { text: 'two' } });
  expect(await textOf(takeEarlyAnswer('GET', '/api/settings', 'a'))).toBe('one');
  expect(await textOf(takeEarlyAnswer('GET', '/api/x', undefined))).toBe('two');
});

it('an early renewal is not given once somebody else has signed in in another tab', async () => {
  const renewal = { 'POST /api/auth/refresh': { mark: '1', text: 'session' } };
  const kept = new Map([['hearthside.signedIn', '1']]);
  early(renewal, kept);
  expect(await textOf(takeEarlyAnswer('POST', '/api/auth/refresh', undefined))).toBe('session');
  early(renewal, kept);
  kept.set('hearthside.signedIn', '2');
  expect(takeEarlyAnswer('POST', '/api/auth/refresh', undefined)).toBeUndefined();
  early(renewal, kept);
  kept.delete('hearthside.signedIn');
  expect(takeEarlyAnswer('POST', '/api/auth/refresh', undefined)).toBeUndefined();
});

it('an early answer is not given once it is out of date', () => {
  early({ [`GET ${HOME}`]: { token: 'a', text: 'home' } });
  vi.advanceTimersByTime(15_000);
  expect(takeEarlyAnswer('GET', HOME, 'a')).toBeUndefined();
});
