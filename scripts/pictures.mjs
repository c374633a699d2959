// `npm run pictures`: makes the README's pictures anew from the demo, where the portal looks different than they do.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { startDemo } from './lib/demo-server.mjs';
import { inRepo } from './lib/paths.mjs';
import { changedShareOf, CHANGED } from './lib/picture-change.mjs';
import { PICTURES } from './lib/picture-list.mjs';
import { takePicture } from './lib/picture-page.mjs';
import { prepare, prepareSteps } from './lib/prepare.mjs';
import { Refusal, runScript, Steps } from './lib/say.mjs';

/** The moment at which the demo is made and looked at, so that pictures don't differ each day: an afternoon in Portland. */
const NOW = new Date('2026-11-25T22:30:00Z');

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

await runScript(async () => {
  if (!existsSync(CHROMIUM)) {
    throw new Refusal(
      `Pictures need Chromium (apt-get install chromium, or CHROMIUM=path): ${CHROMIUM} is missing.`,
    );
  }
  const steps = new Steps(prepareSteps() + 1);
  await prepare(steps);
  await steps.do('Taking pictures of a fresh demo', async () => {
    const demo = await startDemo(NOW);
    try {
      await takeAll(demo.url);
    } finally {
      await demo.stop();
    }
  });
});

/** @param {string} url */
async function takeAll(url) {
  // Found only once the packages are installed.
  /** @type {import('./lib/picture-page.mjs').Playwright} */
  const { chromium } = createRequire(inRepo('e2e', 'package.json'))('playwright-core');
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    for (const picture of PICTURES) {
      await keep(browser, picture.file, await takePicture(browser, url, NOW, picture));
    }
  } finally {
    await browser.close();
  }
}

/**
 * Writes a picture if it visibly differs from the one there. One that looks the same would only be a change to review.
 * @param {import('./lib/picture-page.mjs').Browser} browser
 * @param {string} name
 * @param {Buffer} taken
 */
async function keep(browser, name, taken) {
  const file = inRepo('docs', 'pictures', name);
  const share = existsSync(file) ? await changedShareOf(browser, readFileSync(file), taken) : 1;
  const isChanged = share > CHANGED.share;
  if (isChanged) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, taken);
  }
  const words = isChanged ? 'written' : 'looks as before';
  console.log(`      ${name}: ${words} (${(share * 100).toFixed(1)} % of it differ)`);
}
