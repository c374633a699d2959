import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const DESKTOP = { width: 1280, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The narrowest screen on which the page must not scroll sideways (specification/look.md). */
export const NARROW = { width: 320, height: 640 } as const;

const results = path.resolve(import.meta.dirname, '../results');

/** Starts a real Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A page and its errors. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors, uncaught errors and failed requests that no test expected. */
  complaints: string[];
  /** Declares that answers with this status (or texts like this) are part of the journey. */
  expectComplaint(pattern: RegExp): void;
}

/** Opens a new window with its own cookies and this size. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: {
    viewport?: { width: number; height: number };
    colorScheme?: 'light' | 'dark';
    /** Set so that files come from the server, even those that the device would store. */
    serviceWorkers?: 'block';
  } = {},
): Promise<Visit> {
  const { viewport = DESKTOP, colorScheme = 'light', serviceWorkers } = options;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    serviceWorkers,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 640,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  context.on('page', goOnceMore);
  const page = await context.newPage();
  // Long enough for a machine that does other things besides: how fast something is, the benches say.
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) complain(`${answer.status()} ${answer.url()}`);
  });
  return { context, page, complaints, expectComplaint: (pattern) => expected.push(pattern) };
}

/**
 * A step of the portal back in its history (decision 059) may interrupt a `goto` and abort it. It is then repeated
 * once.
 */
function goOnceMore(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = (url, options) =>
    goto(url, options).catch((error: unknown) => {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      return goto(url, options);
    });
}

/** Saves a screenshot to look at. */
export async function look(page: Page, name: string) {
  mkdirSync(results, { recursive: true });
  await page.screenshot({ path: path.join(results, `${name}.png`) });
}

/**
 * Not looked at. Headless UI puts hidden buttons around an open popover, which hand on the focus that Tab brings them.
 * Nobody stays on them, so that they need no name.
 */
const FOCUS_GUARDS = '[data-headlessui-focus-guard]';

/**
 * What axe finds on the page, of every rule and severity. Runs completely inside the page, and without listing passed
 * rules, which would take a quarter of the time. Frames of other origins are not checked.
 */
async function violationsOn(page: Page, leftOut: readonly string[] = []) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...leftOut])
    .exclude(FOCUS_GUARDS)
    .analyze();
  return violations.map(({ id, impact, nodes }) => ({
    isSerious: impact === 'serious' || impact === 'critical',
    words: `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  }));
}

/** Everything that axe finds, as sentences, but for these rules. */
export const axeFindings = async (page: Page, leftOut?: readonly string[]): Promise<string[]> =>
  (await violationsOn(page, leftOut)).map(({ words }) => words);

/** What it finds serious or critical. For journeys, whose pages the walk over every page looks at with all rules. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  (await violationsOn(page)).filter(({ isSerious }) => isSerious).map(({ words }) => words);

/** How many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
