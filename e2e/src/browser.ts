import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const FLAGS = [
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
/** The narrowest screen on which nothing may scroll sideways (specification/look.md). */
export const NARROW = { width: 320, height: 640 } as const;

const results = path.resolve(import.meta.dirname, '../results');

/** Starts a real Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A page and what it complained about. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors, uncaught errors and failed requests that no test announced. */
  complaints: string[];
  /** Announces that answers of this status (or texts like this) are part of the journey. */
  expectComplaint(pattern: RegExp): void;
}

/** Opens a fresh window of its own cookies at this size. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: {
    viewport?: { width: number; height: number };
    colorScheme?: 'light' | 'dark';
    /** Files then come from the server, also those that the device would keep. */
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
  page.setDefaultTimeout(15_000);
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

/** The portal's own step back in the history (decision 059) may cross a `goto` and abort it: it then goes once more. */
function goOnceMore(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = (url, options) =>
    goto(url, options).catch((error: unknown) => {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      return goto(url, options);
    });
}

/** Keeps a screenshot for the eye. */
export async function look(page: Page, name: string) {
  mkdirSync(results, { recursive: true });
  await page.screenshot({ path: path.join(results, `${name}.png`) });
}

/**
 * What axe finds serious or critical on the page, as sentences. All within the page, and without a list of what is
 * well: that takes a quarter of the time. Frames of other origins are not looked into.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** By how many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
