// @vitest-environment jsdom
import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setProver } from './after-proof';
import { client, leavingCall } from './api-client';
import { ServerUnavailableError } from './api-error';
import { session } from '../session/session';
import { rosa, TEST_KEY } from '../session/test-tabs';

const memberApi = client(memberEndpoints);
const network = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const opened = (accessToken: string) => ({
  accessToken,
  expiresIn: 600,
  me: rosa,
  storageKey: TEST_KEY,
});
const calls = () =>
  network.mock.calls.map(([url, init]) => {
    const { Authorization } = (init?.headers ?? {}) as Record<string, string>;
    return [init?.method, url, Authorization];
  });

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  session.open(opened('first'));
});
afterEach(() => session.close());

it('the API client calls in the member’s name', async () => {
  network.mockResolvedValueOnce(
    answer({ users: [], pagination: { currentPage: 2, totalPages: 2, total: 11 } }),
  );
  const { pagination } = await memberApi.list({ page: 2, role: 'foster' });
  expect(pagination.total).toBe(11);
  expect(calls()).toEqual([['GET', '/api/users?page=2&role=foster', 'Bearer first']]);
});

it('the API client renews the session after a 401 and sends the request once more', async () => {
  network
    .mockResolvedValueOnce(answer({ error: 'Ended' }, 401))
    .mockResolvedValueOnce(answer(opened('second')))
    .mockResolvedValueOnce(answer(rosa));
  await expect(memberApi.me()).resolves.toEqual(rosa);
  expect(calls()).toEqual([
    ['GET', '/api/users/me', 'Bearer first'],
    ['POST', '/api/auth/refresh', undefined],
    ['GET', '/api/users/me', 'Bearer second'],
  ]);
});

it('the API client does not send the request a third time', async () => {
  network
    .mockResolvedValueOnce(answer({ error: 'Ended' }, 401))
    .mockResolvedValueOnce(answer(opened('second')))
    .mockResolvedValueOnce(answer({ error: 'Still ended' }, 401));
  await expect(memberApi.me()).rejects.toMatchObject({ status: 401, message: 'Still ended' });
  expect(network).toHaveBeenCalledTimes(3);
});

it('the API client does not renew the session for a public call, where a 401 means a wrong password', async () => {
  network.mockResolvedValueOnce(answer({ error: 'Incorrect email or password.' }, 401));
  const api = client(sessionEndpoints);
  await expect(api.signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
    status: 401,
    message: 'Incorrect email or password.',
  });
  expect(network).toHaveBeenCalledTimes(1);
});

it('a call that ends the session lets the member confirm first that it is them', async () => {
  const refusal = { error: 'Please confirm that it’s you.', code: 'STEP_UP_NEEDED' };
  network
    .mockResolvedValueOnce(answer(refusal, 403))
    .mockResolvedValueOnce(answer(rosa))
    .mockResolvedValueOnce(answer({ message: 'Signed out.' }));
  // Asking takes calls of the same session.
  setProver(async () => (await memberApi.me()).id === rosa.id);
  await leavingCall(sessionEndpoints.endAll)({});
  setProver(() => Promise.resolve(false));
  expect(session.state()).toEqual({ status: 'signed-out' });
});

it('the API client distinguishes a broken connection from a refusal', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(memberApi.me()).rejects.toBeInstanceOf(ServerUnavailableError);
  expect(session.state().status).toBe('signed-in');
});

it('the API client takes an answer that was asked for early, and asks itself where that failed', async () => {
  const early = (asked: Promise<Response>) => {
    asked.catch(() => undefined);
    const answers = { 'GET /api/users/me': { answer: asked, token: 'first', at: Date.now() } };
    Object.assign(window, { hearthsideEarly: answers });
  };
  early(Promise.resolve(answer({ ...rosa, firstName: 'Early' })));
  expect(await memberApi.me()).toMatchObject({ firstName: 'Early' });
  expect(network).not.toHaveBeenCalled();
  early(Promise.reject(new TypeError('Failed to fetch')));
  network.mockResolvedValueOnce(answer({ ...rosa, firstName: 'Late' }));
  expect(await memberApi.me()).toMatchObject({ firstName: 'Late' });
  Object.assign(window, { hearthsideEarly: undefined });
});

it('the API client notices an answer that does not match the contract', async () => {
  network.mockResolvedValueOnce(answer({ ...rosa, role: 'emperor' }));
  await expect(memberApi.me()).rejects.toThrow(/role/);
});
