import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from '../src/browser';
import { linkFromMail } from '../src/outbox';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Chooses from the menu at the end of a person's row. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function find(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name);
  await rowOf(page, name).waitFor();
}

describe('an admin', () => {
  it('verifies several people at once and changes a role with a reason that is stored', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users?verified=false');
    for (const name of ['Marcus Bell', 'Yuki Sato']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    await look(page, 'users-selected');
    const bar = page.getByRole('region', { name: 'Selected users' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Verify', exact: true }).click();
    const sure = page.getByRole('alertdialog', { name: 'Verify 2 users?' });
    await sure.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('2 users verified').waitFor();
    await rowOf(page, 'Marcus Bell').waitFor({ state: 'detached' });

    await page.goto('/users');
    await find(page, 'Yuki Sato');
    await choose(page, 'Yuki Sato', 'Change role');
    const role = dialog(page, 'Change role');
    await role.getByLabel('New role').selectOption('Caretaker');
    await role.getByRole('button', { name: 'Change role' }).click();
    await role.getByText('Please give a reason').waitFor();
    await role.getByLabel('Reason').fill('Passed the training.');
    await role.getByRole('button', { name: 'Change role' }).click();
    await page.getByText('Role changed to Caretaker').waitFor();

    await page.getByRole('link', { name: 'Yuki Sato' }).click();
    const profile = dialog(page, 'User Profile');
    await profile.getByText('Caretaker · Verified').waitFor();
    await profile.getByRole('tab', { name: 'History' }).click();
    await profile.getByText('Passed the training.').waitFor();
    await look(page, 'user-history');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sees what depends on a person, deletes them, undoes that, and finds the deleted in the trash', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users');
    await find(page, 'Walter Brandt');
    await choose(page, 'Walter Brandt', 'Delete');
    const sure = page.getByRole('alertdialog', { name: 'Delete Walter Brandt?' });
    await sure.getByText('Assigned to 1 trust: Brandt Companion Animals Trust').waitFor();
    await sure.getByText(/^Takes part in \d+ chats: /).waitFor();
    await look(page, 'user-delete');
    await sure.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('User deleted').waitFor();
    await rowOf(page, 'Walter Brandt').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Walter Brandt is back').waitFor();
    await rowOf(page, 'Walter Brandt').waitFor();

    // Part of the demo data: somebody who was deleted days ago.
    await page.goto('/users/trash');
    await page.getByRole('row', { name: /Rupert Vane/ }).waitFor();
    await look(page, 'trash');
    await choose(page, 'Rupert Vane', 'Restore');
    await page.getByText('Rupert Vane is back').waitFor();

    // Nobody can delete themselves.
    await page.goto('/users');
    await find(page, 'Amara Hale');
    await page.getByRole('button', { name: 'More actions for Amara Hale' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('features a member, and exports the list as it is filtered', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users?role=veterinarian');
    await choose(page, 'Chiara Bellini', 'Add to Featured');
    await page.getByText('User added to Featured').waitFor();
    await page.goto('/directory?role=featured');
    await page.getByRole('row', { name: /Chiara Bellini/ }).waitFor();
    await look(page, 'directory-featured');

    await page.goto('/users?role=foster');
    await page.getByRole('row', { name: /Lena Novak/ }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const names = lines.slice(1).map((line) => line.split(',').slice(0, 2).join(' '));
    expect(names).toEqual(['Ana Ng', 'Caleb Stone', 'Lena Novak', 'Nadia Haddad']);
    // A phone number that starts with + isn't a formula.
    expect(lines[1]).toContain(`"'+65 6555 0122"`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('invites one person and a list, whose lines say what is wrong with them', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'jonas@hearthside.example');
    await page.goto('/users');
    const invite = async (how: string) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByRole('menuitem', { name: how }).click();
    };
    await invite('Invite a person');
    const one = dialog(page, 'Invite someone');
    await one.getByLabel('First name').fill('Paula');
    await one.getByLabel('Last name').fill('Prism');
    await one.getByLabel('Email').fill('paula@example.com');
    await one.getByLabel('Role', { exact: true }).selectOption('Veterinarian');
    await one.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByText('Invitation sent to Paula Prism').waitFor();

    await invite('Invite from a list');
    const list = dialog(page, 'Invite from a list');
    await list
      .getByLabel('The list')
      .fill(
        [
          'First name,Last name,Email,Role',
          'Quentin,Quill,quentin@example.com,Foster',
          'Rosa,Again,rosa@hearthside.example,Foster',
          'Wanda,Wand,wanda@example.com,Wizard',
        ].join('\n'),
      );
    await list.getByRole('button', { name: 'Check the list' }).click();
    await list.getByText('This person already has an account').waitFor();
    await list.getByText('There is no role “Wizard”').waitFor();
    await look(page, 'invite-list');
    await list.getByRole('button', { name: 'Invite 1 person' }).click();
    await list.getByRole('button', { name: 'Correct the rest' }).waitFor();
    await page.goto('/users/invitations');
    await page.getByRole('row', { name: /Quentin Quill/ }).waitFor();
    await page.getByRole('row', { name: /Paula Prism/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const guest = await system.visit();
    const { outbox } = system.portal;
    await guest.page.goto(await linkFromMail(outbox, 'paula@example.com', /invited/i));
    await guest.page.getByLabel('Password', { exact: true }).fill('the heron waits');
    await look(guest.page, 'welcome');
    await guest.page.getByRole('button', { name: 'Set my password' }).click();
    // Signed in, and verified from the start.
    await guest.page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    await guest.page.getByRole('link', { name: 'Directory' }).first().waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});
