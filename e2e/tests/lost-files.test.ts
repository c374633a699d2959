import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { keptOnDevice } from '../src/help-steps';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();
const LOST = /status of 404|ERR_FAILED|ERR_INTERNET|dynamically imported module|preload CSS/;

/** Without a service worker, as on a first visit or in a private window. */
const NOTHING_KEPT = { serviceWorkers: 'block' } as const;

/** A file that every page begins with (web/chunk-groups.ts). */
const FIRST_NEEDED = /\/assets\/base-/;

/** Answers a request for a built file as a newer portal would that no longer has it. */
const lose = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: 'Not Found' }));

it('a visitor whose first page lacks one of its files gets it on the second try, or is shown an error', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit(NOTHING_KEPT);
  expectComplaint(LOST);
  let lost = 0;
  await page.route(FIRST_NEEDED, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(lost).toBeGreaterThan(1);

  await page.unrouteAll();
  await lose(page, FIRST_NEEDED);
  await page.reload();
  await page.getByText('Hearthside could not be loaded').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  // The missing file is available again, and the page continues on its own.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a page that is lost for good says so instead of reloading forever', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit(NOTHING_KEPT);
  expectComplaint(LOST);
  await signIn(page, 'rosa@hearthside.example');
  await lose(page, /\/assets\/directory-page-/);
  await page.goto('/directory');
  await page.getByText('part of this page is missing').waitFor({ timeout: 30_000 });
  expect(complaints).toEqual([]);
  await context.close();
});

it('an admin can write rich text after its style was lost, with one Retry', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit(NOTHING_KEPT);
  expectComplaint(LOST);
  await signIn(page, 'amara@hearthside.example');
  await lose(page, /\/assets\/rich-text-part-.*\.css$/);
  await page.goto('/help/finances');
  await page.getByRole('button', { name: 'Add Q&A' }).click();
  await page.getByText('The editor could not be loaded').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  const add = page.getByRole('button', { name: 'Add Q&A' });
  const editor = page.getByRole('textbox', { name: 'Answer', exact: true });
  await expect
    .poll(async () => {
      if (!(await editor.isVisible()) && (await add.isVisible())) await add.click().catch(() => {});
      return editor.isVisible();
    })
    .toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a browser without what came after Safari 16.4 shows the sign-in and lets a member in', async () => {
  const { context, page, complaints } = await system.visit();
  await context.addInitScript(() => {
    const young: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isDisjointFrom']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'Iterator']],
      [Element.prototype, ['checkVisibility']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [home, names] of young)
      for (const name of names) delete (home as Record<string, unknown>)[name];
  });
  await signIn(page, 'rosa@hearthside.example');
  for (const path of ['/pet-records', '/inbox', '/blogs', '/help', '/library', '/appointments']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('a page of an older version says so, and the next section that is opened is of the new one', async () => {
  const { context, page, complaints } = await system.visit();
  await signIn(page, 'rosa@hearthside.example');
  const said = page.getByText('A new version of the portal is available.');
  await page.goto('/pet-records');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await said.count()).toBe(0);
  // The server has been updated meanwhile.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'portal-version': 'New2' } });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Directory' }).click();
  await said.waitFor();
  await look(page, 'new-version');
  const [desktop, phone] = [page.viewportSize() ?? PHONE, PHONE];
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Load it now' }).click({ trial: true });
  await look(page, 'new-version-phone');
  await page.setViewportSize(desktop);
  expect(documents).toEqual([]);
  await sections.getByRole('link', { name: 'Pet Records' }).click();
  await expect.poll(() => documents).toEqual(['/pet-records']);
  await page.getByRole('heading', { level: 1, name: /Pet/ }).first().waitFor();
  // This tab has been loaded for that version, whatever it got.
  await sections.getByRole('link', { name: 'Directory' }).click();
  await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor();
  expect(documents).toEqual(['/pet-records']);
  expect(complaints).toEqual([]);
  // Whatever is under way when the window closes needs no answer.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

it('an error of the portal in a browser is reported to the server, without whom it was about', async () => {
  const { context, page, expectComplaint } = await system.visit();
  expectComplaint(/It broke/);
  await signIn(page, 'rosa@hearthside.example');
  await page.goto('/pet-records');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('It broke for "Rosa", rosa@hearthside.example');
    });
  });
  await expect
    .poll(() => system.portal.log())
    .toMatch(/warn: In Chrome \d+ on \/pet-records: TypeError: It broke for “…”, \(email\)/);
  expect(system.portal.log()).not.toContain('rosa@hearthside.example');
  await context.close();
});

it('a portal opened before works without a connection and continues with one', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit();
  expectComplaint(LOST);
  await signIn(page, 'rosa@hearthside.example');
  await keptOnDevice(page);
  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor({ timeout: 20_000 });
  expect(complaints).toEqual([]);
  await context.close();
});
