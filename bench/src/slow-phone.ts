import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { buildFloor } from './floor.ts';
import { GOALS } from './goals.ts';
import { median } from './numbers.ts';
import { PATHS } from './paths.ts';
import { startPortal } from './portal.ts';
import { stoppingServers } from './server-process.ts';

const ROUNDS = 5;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];
const MEMBER = { email: 'rosa@hearthside.example', password: 'paws-and-hearth' };

/** A phone far from the city: 1.6 Mbps, 150 ms to the server and back, and a quarter of this processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Measured {
  name: string;
  address: string;
  /** Waits until the page can be used. */
  usable: (page: Page) => Promise<void>;
  isSignedIn: boolean;
  /** The most it may take, as a multiple of the floor's time. */
  goal: number;
}

interface Visit {
  ms: number;
  scripts: number;
  shift: number;
}

/** Adds up how much the content moves. Run in the page, before its own code. */
const NOTE_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function open(context: BrowserContext, url: string, usable: Measured['usable']) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(NOTE_SHIFTS);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await usable(page);
  const visit: Visit = { ms: performance.now() - start, scripts, shift: 0 };
  await page.waitForLoadState('networkidle');
  visit.shift = Number(await page.evaluate('window.layoutShift'));
  await page.close();
  return visit;
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(MEMBER.email);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Sections' }).first().waitFor();
  // The code that signing in has fetched must not be there at the first visit.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
}

/** A first visit with this phone, and one after it. */
async function visits(browser: Browser, url: string, page: Measured) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  if (page.isSignedIn) await signIn(context, url);
  const cold = await open(context, url + page.address, page.usable);
  const warm = await open(context, url + page.address, page.usable);
  await context.close();
  return { cold, warm };
}

const heading = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** The portal's pages, and when each can be used. The floor comes first. */
const PAGES: readonly Measured[] = [
  { name: 'floor', address: '/', isSignedIn: false, goal: 1, usable: heading('Floor') },
  {
    name: 'sign-in',
    address: '/sign-in',
    isSignedIn: false,
    goal: GOALS.overFloor.signIn,
    usable: async (page) => {
      await page.getByLabel('Email').fill('somebody@example.com');
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    },
  },
  {
    name: 'home',
    address: '/',
    isSignedIn: true,
    goal: GOALS.overFloor.home,
    usable: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().waitFor();
    },
  },
  {
    name: 'pet',
    address: '/pet-records?petId=1',
    isSignedIn: true,
    goal: GOALS.overFloor.page,
    usable: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Edit' }).first().waitFor();
    },
  },
  {
    name: 'inbox',
    address: '/inbox',
    isSignedIn: true,
    goal: GOALS.overFloor.page,
    usable: async (page) => {
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
];

/**
 * How long a member on a slow phone waits until a page can be used, as a multiple of what the least page would take,
 * in turns, at the first visit and at the one after it.
 */
await stoppingServers(async () => {
  const portalDir = buildFloor();
  for (const name of ['slow-phone.db', 'floor.db'])
    rmSync(path.join(PATHS.run, name), { force: true });
  const portal = await startPortal(path.join(PATHS.run, 'slow-phone.db'), 4291, {
    env: { SEED_DEMO: 'true' },
  });
  const floor = await startPortal(path.join(PATHS.run, 'floor.db'), 4292, {
    env: { PORTAL_DIR: portalDir },
  });
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const seen = new Map(PAGES.map(({ name }) => [name, { cold: [], warm: [] } as Seen]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const page of PAGES) {
      const { url } = page.name === 'floor' ? floor : portal;
      const { cold, warm } = await visits(browser, url, page);
      // The first round warms server and browser, and does not count.
      if (round === 0) continue;
      seen.get(page.name)?.cold.push(cold);
      seen.get(page.name)?.warm.push(warm);
    }
  }
  await browser.close();
  process.exitCode = report(seen) ? 0 : 1;
});

interface Seen {
  cold: Visit[];
  warm: Visit[];
}

/** Prints what was measured. Whether all goals were reached. */
function report(seen: ReadonlyMap<string, Seen>): boolean {
  const middle = (name: string, which: keyof Seen, what: keyof Visit) =>
    median((seen.get(name)?.[which] ?? []).map((visit) => visit[what]));
  const floor = middle('floor', 'cold', 'ms');
  let allReached = true;
  console.log('page      first visit   × floor   goal   again   × floor   goal   scripts   shift');
  for (const { name, goal } of PAGES) {
    const [cold, warm] = [middle(name, 'cold', 'ms'), middle(name, 'warm', 'ms')];
    const scripts = middle(name, 'cold', 'scripts');
    const shift = Math.max(middle(name, 'cold', 'shift'), middle(name, 'warm', 'shift'));
    const ratios = [cold / floor, warm / floor];
    const goals = [goal, goal / 2];
    const reached =
      name === 'floor' ||
      (ratios.every((ratio, at) => ratio <= (goals[at] ?? 0)) &&
        scripts <= GOALS.scripts &&
        shift < GOALS.layoutShift);
    allReached &&= reached;
    const cells = [
      ...[`${Math.round(cold)} ms`, ratios[0]?.toFixed(2), goal.toFixed(2)],
      ...[`${Math.round(warm)} ms`, ratios[1]?.toFixed(2), (goal / 2).toFixed(2)],
      ...[String(scripts), shift.toFixed(3), reached ? '' : 'missed'],
    ];
    console.log([name.padEnd(9), ...cells].join('   '));
  }
  return allReached;
}
