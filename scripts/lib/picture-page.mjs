/// <reference lib="dom" />

/** @typedef {typeof import('../../e2e/node_modules/playwright-core/index.js')} Playwright */
/** @typedef {import('../../e2e/node_modules/playwright-core/index.js').Browser} Browser */
/** @typedef {import('../../e2e/node_modules/playwright-core/index.js').Page} Page */

/** The password that all demo members share (README). */
const DEMO_PASSWORD = 'paws-and-hearth';

/**
 * Opens a page as a member of the demo and takes a picture of it.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {Date} now what the browser's clock says
 * @param {import('./picture-list.mjs').Picture} picture
 * @returns {Promise<Buffer>}
 */
export async function takePicture(browser, baseURL, now, picture) {
  const { viewport, theme } = picture;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 640,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // What a device stores is no part of a picture.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.clock.setFixedTime(now);
    await open(page, picture);
    if (picture.chat) await openChat(page, picture.chat);
    await untilDrawn(page);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/**
 * Opens the page. A member is led to it by signing in: the cookie of the session, which a reload would need, may have
 * run out by the machine's clock.
 * @param {Page} page
 * @param {import('./picture-list.mjs').Picture} picture
 */
async function open(page, { email, path }) {
  if (!email) {
    await page.goto(path);
  } else {
    await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    await page
      .getByRole('navigation', { name: 'Sections' })
      .filter({ visible: true })
      .first()
      .waitFor();
  }
  await page.getByRole('heading').first().waitFor();
}

/**
 * @param {Page} page
 * @param {RegExp} name
 */
async function openChat(page, name) {
  await page.getByRole('region', { name: 'Chats' }).getByRole('link', { name }).first().click();
  await page.getByRole('textbox', { name: /^Message to / }).waitFor();
}

/**
 * Waits until everything that was asked for is there and drawn: data, fonts and pictures.
 * @param {Page} page
 */
async function untilDrawn(page) {
  // Nothing is drawn as if the pointer were on it.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images)
        // One that is not in sight yet is not fetched.
        .filter((image) => image.loading !== 'lazy' || image.complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
