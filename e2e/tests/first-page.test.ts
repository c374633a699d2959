import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** Only those who may have pets ask for it. */
const CARE = '/care/days?daysAhead=0';

/** What boot/early.js asks for before any code is there, by the page that is opened. */
const ASKED: { page: string; shown: string; calls: string[] }[] = [
  { page: '/', shown: 'Biscuit', calls: ['/users/me/home', '/inbox/state', CARE] },
  { page: '/pet-records?petId=1', shown: 'Edit', calls: ['/pet-records/1', '/inbox/state'] },
  {
    page: '/inbox',
    shown: 'Theo Okafor',
    calls: ['/inbox/state', '/inbox/chats/me?closed=false&limit=30'],
  },
];

/** The calls of the API until the page is shown, and the files that it was told to preload. */
async function opened(page: Page, address: string, shown: string) {
  // What the page before still asks for is not of this one.
  await page.goto('about:blank');
  const calls: string[] = [];
  /** Everything of the portal that was requested, in order. */
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    requested.push(url.pathname);
    if (/^\/api\/(?!files\/)/.test(url.pathname)) calls.push(url.pathname.slice(4) + url.search);
  });
  // Once its live connection stands, a page asks again for what may have changed since. That is not its first page.
  await page.routeWebSocket(
    (url) => url.pathname.startsWith('/socket.io/'),
    () => undefined,
  );
  await page.goto(address);
  await page.getByRole('main').getByText(shown).first().waitFor();
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return { calls, preloaded, requested };
}

describe('the first page', () => {
  it.each(ASKED)('of $page asks once for what it needs, before its code', async (asked) => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    const { calls, preloaded, requested } = await opened(page, asked.page, asked.shown);
    for (const call of ['/auth/refresh', '/settings', ...asked.calls]) {
      expect(
        calls.filter((one) => one === call),
        call,
      ).toEqual([call]);
    }
    // All were asked for before the page could ask for anything else.
    const early = ['/auth/refresh', '/settings', ...asked.calls].sort();
    expect(calls.slice(0, early.length).sort()).toEqual(early);
    expect(preloaded.some((file) => file.includes('/members-'))).toBe(true);
    // The renewal doesn't wait behind the page's files.
    const firstFile = requested.findIndex((path) => path.includes('/members-'));
    expect(requested.indexOf('/api/auth/refresh')).toBeLessThan(firstFile);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of a member who has no pets does not ask for their care', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'henry@hearthside.example');
    const { calls } = await opened(page, '/', 'Update my details');
    expect(calls).toContain('/users/me/home');
    expect(calls).not.toContain(CARE);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is opened in six tabs at once, and all of them stay signed in', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    const tabs = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
    const failed: string[] = [];
    for (const tab of tabs) {
      tab.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
    }
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(tabs.map((tab) => tab.goto('/')));
      await Promise.all(
        tabs.map((tab) => tab.getByRole('main').getByText('Biscuit').first().waitFor()),
      );
    }
    expect(failed).toEqual([]);
    // A tab that has finished leaves no mark that others would wait for.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /renewing/.test(key))),
      )
      .toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of a visitor is the sign-in page, which asks for no session', async () => {
    const { context, page, complaints } = await system.visit();
    const { calls } = await opened(page, '/sign-in', 'Welcome back');
    expect(calls).not.toContain('/auth/refresh');
    expect(calls.filter((call) => call === '/settings')).toEqual(['/settings']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has the dark colors a member chose on a light device before any of its code is there', async () => {
    const { context, page, complaints } = await system.visit({ serviceWorkers: 'block' });
    await page.goto('/sign-in');
    await page.evaluate(() => localStorage.setItem('hearthside.theme', 'dark'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe('dark');
    expect(await page.getByRole('heading').count()).toBe(0);
    release();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await scheme()).toBe('dark');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
