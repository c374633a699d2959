import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

it('an admin narrows the history down by subject, kind, days and person, and exports what is shown', async () => {
  const { page, context, complaints } = await system.visit();
  await signIn(page, 'amara@hearthside.example');
  await page.goto('/users/history');
  const lines = page.getByRole('list', { name: 'History entries' }).getByRole('listitem');
  // The sign-in of a moment ago is the newest entry.
  await lines
    .first()
    .getByText(/signed in$/)
    .waitFor();
  await look(page, 'audit');

  await page.getByRole('button', { name: 'Filters' }).click();
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await page.getByLabel('Subject', { exact: true }).selectOption('Appointments');
  await show.press('Enter');
  await page.waitForURL(/kind=appointment/);
  await expect.poll(() => lines.first().textContent()).toMatch(/the appointment/);
  // Whoever works by keyboard goes on where they were.
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByLabel('Kind', { exact: true }).selectOption('Moved');
  await show.click();
  await page.waitForURL(/action=moved/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL(/\/users\/history$/);

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await show.click();
  await page.getByText('Nothing in the history matches.').waitFor();
  await look(page, 'audit-nothing');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Choose a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Whose history?' });
  await dialog.getByRole('searchbox').fill('rosa');
  await dialog.getByRole('button', { name: /Rosa/ }).first().click();
  await page.waitForURL(/person=\d+/);
  const only = page.getByRole('button', { name: /Remove the filter .*Rosa/ });
  await only.waitFor();
  await look(page, 'audit-person');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Place in the chain');
  expect(csv).toMatch(/Rosa/);
  await page
    .getByText(/entr(y|ies) exported/)
    .first()
    .waitFor();
  await only.click();
  await lines.first().getByText('exported the list History').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('an admin reads the history on a phone', async () => {
  const { page, context, complaints } = await system.visit({ viewport: PHONE });
  await signIn(page, 'amara@hearthside.example');
  await page.goto('/users/history');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await look(page, 'audit-phone');
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wider).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});
