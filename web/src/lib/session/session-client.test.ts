import type { OpenSession } from '@hearthside/contract/session/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '../api/api-error';
import { SessionClient } from './session-client';
import { rosa, TEST_KEY, testBrowser } from './test-tabs';

/** A server whose refresh tokens work once. Each renewal returns the next access token. */
function server() {
  let count = 0;
  const refresh = vi.fn(() => {
    count += 1;
    return Promise.resolve({
      accessToken: `token-${count}`,
      expiresIn: 600,
      me: rosa,
      storageKey: TEST_KEY,
    });
  });
  return refresh;
}
const refuse = (status: number) => () => Promise.reject(new ApiError(status, 'No'));

async function signedIn(refresh = server()) {
  const browser = testBrowser();
  const session = new SessionClient(browser.tab(), refresh);
  await session.start();
  return { browser, session, refresh };
}

describe('starting', () => {
  it('asks no server in a browser that was never signed in', async () => {
    const refresh = server();
    const session = new SessionClient(testBrowser({ signedIn: false }).tab(), refresh);
    await session.start();
    expect(session.state()).toEqual({ status: 'signed-out' });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('finds the session of the cookie', async () => {
    const { session } = await signedIn();
    expect(session.state()).toEqual({ status: 'signed-in', me: rosa });
    expect(session.token()).toBe('token-1');
  });

  it('is signed out if the server knows no session', async () => {
    const browser = testBrowser();
    const session = new SessionClient(browser.tab(), refuse(401));
    await session.start();
    expect(session.state()).toEqual({ status: 'signed-out' });
    expect(browser.marks.opened).toBeNull();
  });

  it.each([
    ['the network is gone', () => Promise.reject(new ServerUnavailableError())],
    ['the database is away', refuse(503)],
    ['it was too often', refuse(429)],
  ])('is not signed out when %s, and continues on its own', async (_, fails) => {
    const refresh = vi.fn(server()).mockImplementationOnce(fails);
    const browser = testBrowser();
    const session = new SessionClient(browser.tab(), refresh);
    await session.start();
    expect(session.state()).toEqual({ status: 'away' });
    expect(browser.marks.opened).not.toBeNull();
    await session.start();
    expect(session.state().status).toBe('signed-in');
  });

  it('says that the server is away if it does not answer, and takes a late answer when it comes', async () => {
    vi.useFakeTimers();
    try {
      let answer: (session: OpenSession) => void = () => undefined;
      const refresh = vi.fn(() => new Promise<OpenSession>((resolve) => (answer = resolve)));
      const session = new SessionClient(testBrowser().tab(), refresh);
      void session.start();
      await vi.advanceTimersByTimeAsync(7900);
      expect(session.state()).toEqual({ status: 'starting' });
      await vi.advanceTimersByTimeAsync(200);
      expect(session.state()).toEqual({ status: 'away' });
      // Another try waits for the same answer, because the cookie works once.
      void session.start();
      answer({ accessToken: 'token-1', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
      await vi.advanceTimersByTimeAsync(0);
      expect(session.state().status).toBe('signed-in');
      expect(refresh).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('renewing', () => {
  it('uses a token while it is valid and renews it shortly before it expires', async () => {
    const { session, browser, refresh } = await signedIn();
    expect(await session.validToken()).toBe('token-1');
    browser.clock.now += 590_000;
    expect(await session.validToken()).toBe('token-2');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('renews once for many requests at the same time', async () => {
    const { session, refresh } = await signedIn();
    const tokens = await Promise.all([
      session.renewedToken('token-1'),
      session.renewedToken('token-1'),
      session.renewedToken('token-1'),
    ]);
    expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('gives a late 401 of one member no token of another', async () => {
    const { session } = await signedIn();
    const memberId = session.memberId();
    const other = { ...rosa, id: rosa.id + 1 };
    session.open({ accessToken: 'other', expiresIn: 600, me: other, storageKey: TEST_KEY });
    await expect(session.renewedToken('token-1', memberId)).rejects.toMatchObject({ status: 401 });
    expect(await session.renewedToken('token-1', other.id)).toBe('other');
  });

  it('gives a late 401 the token that has already been renewed', async () => {
    const { session, refresh } = await signedIn();
    await session.renewedToken('token-1');
    expect(await session.renewedToken('token-1')).toBe('token-2');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('is done by each tab for itself, one after the other, and no token is passed between tabs', async () => {
    const browser = testBrowser();
    let under = 0;
    const given = server();
    const refresh = vi.fn(async () => {
      under += 1;
      expect(under).toBe(1);
      const answer = await given();
      under -= 1;
      return answer;
    });
    const first = new SessionClient(browser.tab(), refresh);
    const second = new SessionClient(browser.tab(), refresh);
    await Promise.all([first.start(), second.start()]);
    expect([first.token(), second.token()]).toEqual(['token-1', 'token-2']);
    const asked = Promise.all([first.renewedToken('token-1'), second.renewedToken('token-2')]);
    expect(await asked).toEqual(['token-3', 'token-4']);
    first.open({ accessToken: 'secret-token', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    first.setMe({ ...rosa, city: 'Salem' } as typeof rosa);
    expect(browser.told.map(({ type }) => type)).toEqual(['opened', 'changed']);
    expect(JSON.stringify(browser.told)).not.toMatch(/token|rosa|Rosa|Salem/);
  });

  it('keeps using a token that still works while the server is away', async () => {
    const { session, browser, refresh } = await signedIn();
    browser.clock.now += 590_000;
    refresh.mockRejectedValueOnce(new ServerUnavailableError());
    expect(await session.validToken()).toBe('token-1');
    expect(session.state().status).toBe('signed-in');
  });
});

describe('the end of a session', () => {
  it('keeps the member on record in every tab', async () => {
    const browser = testBrowser();
    const refresh = server();
    const first = new SessionClient(browser.tab(), refresh);
    const second = new SessionClient(browser.tab(), refresh);
    await Promise.all([first.start(), second.start()]);
    refresh.mockImplementationOnce(refuse(401));
    await expect(first.renewedToken('token-1')).rejects.toMatchObject({ status: 401 });
    browser.deliver();
    for (const tab of [first, second]) {
      expect(tab.state()).toEqual({ status: 'ended', me: rosa });
      expect(tab.token()).toBeUndefined();
    }
  });

  it('is followed by the next sign-in, for which every tab fetches its own token', async () => {
    const browser = testBrowser({ signedIn: false });
    const first = new SessionClient(browser.tab(), server());
    const second = new SessionClient(browser.tab(), server());
    await Promise.all([first.start(), second.start()]);
    first.open({ accessToken: 'new', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    browser.deliver();
    await vi.waitFor(() => expect(second.state()).toEqual({ status: 'signed-in', me: rosa }));
    expect(await second.validToken()).toBe('token-1');
  });

  it('and another member\u2019s sign-in leaves no tab with the token of the previous member', async () => {
    const browser = testBrowser();
    const ida = { ...rosa, id: 8, firstName: 'Ida' };
    const first = new SessionClient(browser.tab(), server());
    const refresh = vi.fn(server());
    const second = new SessionClient(browser.tab(), refresh);
    await Promise.all([first.start(), second.start()]);
    first.open({ accessToken: 'ida-1', expiresIn: 600, me: ida, storageKey: TEST_KEY });
    refresh.mockResolvedValueOnce({
      accessToken: 'ida-2',
      expiresIn: 600,
      me: ida,
      storageKey: TEST_KEY,
    });
    browser.deliver();
    expect(second.token()).toBeUndefined();
    await vi.waitFor(() => expect(second.state()).toEqual({ status: 'signed-in', me: ida }));
    expect(second.token()).toBe('ida-2');
  });

  it('is undone if another tab signed in again while a renewal was failing', async () => {
    const browser = testBrowser();
    const first = new SessionClient(browser.tab(), server());
    let refused: (error: ApiError) => void = () => undefined;
    const refresh = vi.fn(server());
    refresh.mockImplementationOnce(() => new Promise((_, reject) => (refused = reject)));
    const second = new SessionClient(browser.tab(), refresh);
    const starting = second.start();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    first.open({ accessToken: 'new', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    browser.deliver();
    refused(new ApiError(401, 'No'));
    await starting;
    await vi.waitFor(() => expect(second.state().status).toBe('signed-in'));
  });

  it('signs every tab out together', async () => {
    const browser = testBrowser();
    const forgotten: string[] = [];
    const tab = (name: string) =>
      new SessionClient(browser.tab(), server(), {
        claim: () => undefined,
        leave: () => forgotten.push(name),
      });
    const [first, second] = [tab('first'), tab('second')];
    await Promise.all([first.start(), second.start()]);
    first.close();
    browser.deliver();
    expect(second.state()).toEqual({ status: 'signed-out' });
    // What was typed is cleared in every tab, so that nobody else finds it.
    expect(forgotten).toEqual(['first', 'second']);
    expect(browser.marks.opened).toBeNull();
  });

  it('is not undone by a renewal that was under way', async () => {
    const { session, refresh } = await signedIn();
    let answer: (value: Awaited<ReturnType<typeof refresh>>) => void = () => undefined;
    refresh.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const late = session.renewedToken('token-1');
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    session.close();
    answer({ accessToken: 'late', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ status: 'signed-out' });
  });
});

describe('signing out', () => {
  it('makes other requests wait, and they find the session gone', async () => {
    const { session, browser } = await signedIn();
    const other = new SessionClient(browser.tab(), server());
    await other.start();
    let ended = () => {};
    let own: string | undefined;
    const leaving = session.leave(async () => {
      own = await session.validToken();
      await new Promise<void>((resolve) => (ended = resolve));
    });
    const late = session.validToken();
    const told = vi.fn();
    void late.catch(told);
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(own).toBe('token-1'));
    ended();
    await leaving;
    browser.deliver();
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ status: 'signed-out' });
    expect(other.state()).toEqual({ status: 'signed-out' });
  });

  it('changes nothing if it fails', async () => {
    const { session } = await signedIn();
    const leaving = session.leave(() => Promise.reject(new ServerUnavailableError()));
    const late = session.validToken();
    await expect(leaving).rejects.toBeInstanceOf(ServerUnavailableError);
    expect(await late).toBe('token-1');
    expect(session.state().status).toBe('signed-in');
  });
});

it('a tab notifies the other tabs when something about the member changed, and stays silent when nothing did', async () => {
  const browser = testBrowser();
  const first = new SessionClient(browser.tab(), server());
  const changed = { ...rosa, firstName: 'Rosalia' };
  const refresh = vi.fn(server());
  const second = new SessionClient(browser.tab(), refresh);
  await Promise.all([first.start(), second.start()]);
  const heard = vi.fn();
  second.subscribe(heard);
  first.setMe({ ...rosa });
  browser.deliver();
  expect(heard).not.toHaveBeenCalled();
  refresh.mockResolvedValueOnce({
    accessToken: 'token-2',
    expiresIn: 600,
    me: changed,
    storageKey: TEST_KEY,
  });
  first.setMe(changed);
  browser.deliver();
  await vi.waitFor(() => expect(second.state()).toMatchObject({ me: { firstName: 'Rosalia' } }));
});
