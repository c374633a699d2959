import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NARROW, openBrowser, sidewaysScroll } from '../src/browser';

const root = path.resolve(import.meta.dirname, '../..');
/** Where the pictures are to be looked at. Git ignores it. */
const PICTURES = path.join(root, 'e2e/results/mails');
const ORGANIZATION = 'Hearthside';
/** The logo has the portal's address, as in a real mail. */
const LOGO = /\/icons\/icon-192\.png$/;
/** Widths of a mail program’s reading pane on a desktop and of a phone. */
const SCREENS = [
  { screen: 'desktop', viewport: { width: 900, height: 700 } },
  { screen: 'phone', viewport: { width: 390, height: 844 } },
] as const;

let browser: Browser;
const written = mkdtempSync(path.join(tmpdir(), 'hearthside-mails-'));

/**
 * The mails are those of `every-mail.test.ts`: it writes each with the code that really does, and fails where a new
 * kind is missing, so that a kind is looked at here by itself.
 */
beforeAll(async () => {
  const vitest = path.join(root, 'cms/node_modules/vitest/vitest.mjs');
  const args = ['run', '--cache=false', '--project', 'unit*', 'src/mail/every-mail.test.ts'];
  execFileSync(process.execPath, [vitest, ...args], {
    cwd: path.join(root, 'cms'),
    env: { ...process.env, NODE_ENV: 'test', MAIL_PICTURES: written, TEST_PART: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(written, { recursive: true, force: true });
});

/** What is wrong with the mail on the page, as sentences. Axe looks at what a mail can be held to. */
async function findings(page: Awaited<ReturnType<Browser['newPage']>>): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // A mail is no page: it has no landmarks.
    .disableRules(['region', 'landmark-one-main'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

it.each(SCREENS)(
  'every kind of mail is whole and legible on a $screen, in light and dark',
  async ({ screen, viewport }) => {
    rmSync(path.join(PICTURES, screen), { recursive: true, force: true });
    mkdirSync(path.join(PICTURES, screen), { recursive: true });
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1 });
    await context.route(LOGO, (route) =>
      route.fulfill({ path: path.join(root, 'web/public/icons/icon-192.png') }),
    );
    const page = await context.newPage();
    const kinds = readdirSync(written).filter((file) => file.endsWith('.html'));
    expect(kinds.length).toBeGreaterThan(40);
    for (const file of kinds) {
      const kind = file.replace(/\.html$/, '');
      await page.setContent(readFileSync(path.join(written, file), 'utf8'), { waitUntil: 'load' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const at = `${kind} in ${colorScheme}`;
        await page.screenshot({
          path: path.join(PICTURES, screen, `${kind}-${colorScheme}.png`),
          fullPage: true,
        });
        expect({ at, findings: await findings(page) }).toEqual({ at, findings: [] });
      }
      const logo = page.locator('img');
      const natural = await logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
      const box = await logo.boundingBox();
      const sideways = await sidewaysScroll(page);
      // After the heading and the greeting.
      const lead = await page.locator('h1 ~ p').nth(1).innerText();
      const [sentence = ''] = /^[^]*?[.:](?= |\n|$)/.exec(lead) ?? [];
      expect({ kind, natural, size: [box?.width, box?.height], sideways, sentence }).toEqual({
        kind,
        natural: 192,
        size: [40, 40],
        sideways: 0,
        sentence: expect.stringContaining(ORGANIZATION),
      });
      await page.setViewportSize(NARROW);
      expect({ kind, sideways: await sidewaysScroll(page) }).toEqual({ kind, sideways: 0 });
      await page.setViewportSize(viewport);
    }
    await context.close();
  },
  480_000,
);
