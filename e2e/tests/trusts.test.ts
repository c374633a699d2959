import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('an admin', () => {
  it('creates a trust, assigns people, removes one and adds them again, and renames it', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    // A taken name is refused, and the browser itself logs that.
    expectComplaint(/status of 409 .*trusts/);
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/trusts');
    await page.getByRole('row', { name: /The Coleman & Daughters Trust/ }).waitFor();
    await look(page, 'trusts');
    await page.getByRole('button', { name: 'Create trust' }).click();
    const create = page.getByRole('dialog', { name: 'Create trust' });
    await create.getByLabel('Name').fill('whitcombe  PET trust');
    await create.getByRole('button', { name: 'Create' }).click();
    await create.getByText('A trust with this name already exists').waitFor();
    await create.getByLabel('Name').fill('Lindqvist Heron Trust');
    await create.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lindqvist Heron Trust' }).waitFor();

    await page.getByRole('button', { name: 'Assign people' }).first().click();
    const assign = page.getByRole('dialog', { name: 'Assign people' });
    await assign.getByRole('searchbox').fill('grace');
    await assign.getByRole('button', { name: 'Assign Grace Lindqvist' }).click();
    await page.getByText('Assigned to trust and chat access granted').first().waitFor();
    await assign.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row', { name: /Grace Lindqvist/ }).waitFor();
    await page.getByRole('button', { name: 'Remove Grace Lindqvist' }).click();
    await page.getByText('Removed from trust and chat access revoked').first().waitFor();
    await page.getByRole('row', { name: /Grace Lindqvist/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: /Grace Lindqvist/ }).waitFor();
    await look(page, 'trust');

    await page.getByRole('button', { name: 'Rename' }).click();
    const rename = page.getByRole('dialog');
    await rename.getByLabel('Name').fill('Lindqvist Trust');
    await rename.getByRole('button', { name: /Save|Rename/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Lindqvist Trust' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('writes notes of a trust, loses none to another window, and sees who takes over what', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    // Notes that somebody else has changed are not written over.
    expectComplaint(/status of 409 .*notes/);
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/trusts?search=Tanaka');
    await page.getByRole('link', { name: 'Tanaka Sanctuary Trust' }).click();
    await page
      .getByText(/Trustee: |Foster: |Caretaker: |No one to take over yet/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Write notes' }).click();
    const field = page.getByLabel('Notes of this trust');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Write notes' }).click();
    await other.getByLabel('Notes of this trust').fill('Funded in May.');
    await other.getByRole('button', { name: 'Save notes' }).click();
    await other.getByText('Notes saved').first().waitFor();
    await other.close();
    await field.fill('The bank called.');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.getByLabel('Theirs, saved now: Funded in May.').waitFor();
    await look(page, 'trust-notes-conflict');
    await page.getByLabel('Mine, as typed: The bank called.').check();
    await page.getByRole('button', { name: 'Save notes' }).click();
    const edit = page.getByRole('button', { name: 'Edit notes' });
    await edit.waitFor();
    // The form is gone, and the focus is where it was opened.
    await expect
      .poll(() => edit.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.getByText('The bank called.').first().waitFor();
    await look(page, 'trust-notes');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('assigns somebody from the users on a phone, and sees the trust from the user', async () => {
    const { context, page, complaints } = await system.visit({ viewport: PHONE });
    await signIn(page, 'jonas@hearthside.example');
    await page.goto('/users?search=Mei');
    await page.getByRole('button', { name: 'More actions for Mei Tanaka' }).click();
    await page.getByRole('menuitem', { name: 'Assign to Trust' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign to Trust' });
    await dialog.getByRole('searchbox').fill('tanaka');
    await dialog.getByRole('radio', { name: /Tanaka Sanctuary Trust/ }).check();
    await look(page, 'assign-phone');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('Assigned to trust and chat access granted').first().waitFor();
    await page.getByRole('link', { name: 'Mei Tanaka' }).click();
    const profile = page.getByRole('dialog', { name: 'User Profile' });
    await profile.getByRole('link', { name: 'Tanaka Sanctuary Trust' }).waitFor();
    await look(page, 'user-phone');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
