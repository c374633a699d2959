import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../src/browser';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** How much the content of a page may move while it loads (Cumulative Layout Shift), as in bench/src/goals.ts. */
const GOAL = 0.05;

/** Adds up how much the content moves, and notes what moved. Runs in the page, before its own code. */
const NOTE_SHIFTS = `
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.layoutShifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Shift {
  value: number;
  moved: string[];
}

/**
 * What comes after the page's own data on a slow connection, each in an answer or a file of its own: code that is
 * fetched when it is shown, the care of today, and the history. The shell's code comes before the page in any case.
 */
const LATE = [
  /\/api\/care\/days/,
  /\/api\/history/,
  /\/api\/inbox\/state/,
  /\/assets\/[\w.-]+\.js/,
];
/** With these the page begins. */
const FIRST = /\/assets\/(?:boot|index|base|visitors|members|home-page|parts|rolldown-runtime)-/;

/** Two frames: what has been changed is drawn, and its shifts are noted. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/** Holds back what is late, and lets it through one by one. */
async function holdBack(context: BrowserContext) {
  const held: Route[] = [];
  await context.route(
    ({ href }) => LATE.some((late) => late.test(href)) && !FIRST.test(href),
    (route) => void held.push(route),
  );
  return async (page: Page) => {
    for (let route = held.shift(); route; route = held.shift()) {
      await untilDrawn(page);
      await route.continue();
      await (await route.request().response())?.finished();
      await untilDrawn(page);
    }
  };
}

const MEMBERS = [
  { who: 'an owner', email: 'rosa@hearthside.example' },
  { who: 'a caretaker', email: 'sam@hearthside.example' },
  { who: 'a trustee', email: 'theo@hearthside.example' },
  { who: 'a board member', email: 'margaret@hearthside.example' },
  { who: 'an employee', email: 'priya@hearthside.example' },
  { who: 'an admin', email: 'amara@hearthside.example' },
];

describe.each([
  { screen: 'a phone', viewport: PHONE },
  { screen: 'a desktop', viewport: DESKTOP },
])('on $screen', ({ viewport }) => {
  it.each(MEMBERS)(
    'the first page of $who stays where it is while the rest comes',
    async ({ email }) => {
      const { context, page, complaints } = await system.visit({
        viewport,
        serviceWorkers: 'block',
      });
      await signIn(page, email);
      await page.addInitScript(NOTE_SHIFTS);
      const letThrough = await holdBack(context);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      const loading = page.getByRole('main').locator('[aria-busy=true]');
      do {
        await letThrough(page);
      } while ((await loading.count()) > 0);
      await letThrough(page);
      const shifts = await page.evaluate<Shift[]>('window.layoutShifts');
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(GOAL);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
