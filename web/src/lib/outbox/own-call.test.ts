// @vitest-environment jsdom
import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { isOwnSession, ownCall } from './own-call';

const jonas = { ...rosa, id: 12, firstName: 'Jonas' };
const state = { unread: 2, hasChats: true, mailUnread: true, countsAgainAt: null };
const call = () => ownCall(rosa.id, inboxEndpoints.state, {});
const asOther = () =>
  session.open({ accessToken: 'of-jonas', expiresIn: 600, me: jonas, storageKey: TEST_KEY });

afterEach(closePortal);

it('a member’s own call is made in the member’s name', async () => {
  openPortal(() => answer(state), rosa);
  expect(isOwnSession(rosa.id)).toBe(true);
  expect(await call()).toEqual(state);
});

it('a member’s own call is not made in the name of another member who has signed in since', async () => {
  const server = vi.fn(() => answer(state));
  openPortal(server, rosa);
  asOther();
  expect(isOwnSession(rosa.id)).toBe(false);
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(server).not.toHaveBeenCalled();
});

it('a member’s own call is not made again in another member’s name if the first try was refused', async () => {
  const server = vi.fn(() => {
    asOther();
    return refused('SIGNED_OUT', 'Your session has ended.');
  });
  openPortal(server, rosa);
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(server).toHaveBeenCalledTimes(1);
});

it('a member’s own call is made once more with a renewed session', async () => {
  let count = 0;
  const server = vi.fn(({ call: asked }: { call: string }) => {
    if (asked === 'POST /api/auth/refresh')
      return answer({ accessToken: 'next', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    count += 1;
    return count === 1 ? refused('SIGNED_OUT', 'Expired') : answer(state);
  });
  openPortal(server, rosa);
  expect(await call()).toEqual(state);
  expect(count).toBe(2);
});

it('a member’s own call is not made in the name of another member found by a renewal', async () => {
  const server = vi.fn(({ call: asked }: { call: string }) =>
    asked === 'POST /api/auth/refresh'
      ? answer({ accessToken: 'of-jonas', expiresIn: 600, me: jonas, storageKey: TEST_KEY })
      : refused('SIGNED_OUT', 'Expired'),
  );
  openPortal(server, rosa);
  await expect(call()).rejects.toMatchObject({ status: 401, message: SESSION_TEXTS.ended });
  expect(server.mock.calls.map(([{ call: asked }]) => asked)).toEqual([
    'GET /api/inbox/state',
    'POST /api/auth/refresh',
  ]);
});
