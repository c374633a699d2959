import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look } from '../src/browser';
import { chooseFile } from '../src/files';
import { composer } from '../src/inbox-steps';
import { printedPdf } from '../src/library-steps';
import { DEMO_PASSWORD, signIn, signOut } from '../src/steps';
import { useSystem } from '../src/system';

// What members leave on a device is theirs alone, no matter who uses it next.
const system = useSystem();

/** All that the device stores of drafts, as anybody who opens its developer tools sees it. */
const keptOn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Types into the first chat without sending. */
async function beginMessage(page: Page, text: string) {
  await page.goto('/inbox');
  await page.getByRole('region', { name: 'Chats' }).getByRole('link').first().click();
  await composer(page).fill(text);
}

describe('two members on one device', () => {
  it('find their own unsent message again, and nothing of each other’s', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    await beginMessage(page, 'Biscuit limps since Tuesday');
    const chat = page.url();
    await expect.poll(() => keptOn(page)).toContain('hearthside.kept.');
    expect(await keptOn(page)).not.toContain('Biscuit limps');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('1 message', { exact: false }).first().waitFor();
    await look(page, 'sign-out-keep');
    await page.getByRole('button', { name: 'Keep and sign out' }).click();
    await page.waitForURL('**/sign-in*');

    await signIn(page, 'grace@hearthside.example');
    expect(await page.getByText('Biscuit limps').count()).toBe(0);
    await signOut(page);
    await signIn(page, 'rosa@hearthside.example');
    await page.goto(chat);
    await expect.poll(() => composer(page).inputValue()).toBe('Biscuit limps since Tuesday');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('never have a file that the other chose in a tab left open', async () => {
    const { context, page, complaints } = await system.visit();
    const [amara, priya] = [
      await apiOf(system.portal.url, 'amara'),
      await apiOf(system.portal.url, 'priya'),
    ];
    await amara.patch(`/users/${priya.id}/role`, { role: 'admin', reason: 'Helps in the office' });
    await signIn(page, 'amara@hearthside.example');
    const pdf = await printedPdf(page, 'Mine alone');
    const dialog = page.getByRole('dialog', { name: 'Upload Materials' });
    const openDialog = async () => {
      await page.goto('/admin-library');
      await page.getByRole('button', { name: 'Upload Materials' }).click();
      await dialog.waitFor();
    };
    await openDialog();
    await dialog.getByRole('combobox', { name: /^Section/ }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: /^Privacy/ }).selectOption({ index: 1 });
    const choose = dialog.getByRole('button', { name: 'Choose files' });
    await chooseFile(page, () => choose.click(), { name: 'mine-alone.pdf', buffer: pdf });
    await dialog.getByText('mine-alone.pdf').first().waitFor();

    const other = await context.newPage();
    await other.goto('/');
    await signOut(other);
    await page.waitForURL('**/sign-in*');
    await signIn(other, 'priya@hearthside.example');
    await openDialog();
    expect(await page.getByText('mine-alone.pdf').count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Choose files' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leave nothing on a computer marked as shared', async () => {
    const { context, page, complaints } = await system.visit();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('rosa@hearthside.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('checkbox', { name: /^This is a shared computer/ }).check();
    await look(page, 'sign-in-shared');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    await beginMessage(page, 'No one else is to read this');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await page.waitForURL('**/sign-in*');
    expect(await keptOn(page)).not.toContain('hearthside.kept.');
    expect((await context.cookies()).filter(({ name }) => /refresh|device/.test(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
