import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE } from '../src/browser';
import { linkFromMail, mailsAbout } from '../src/outbox';
import { DEMO_PASSWORD, signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens the list of users as it is narrowed to a role. */
async function openUsers(page: Page, query = '') {
  await page.goto(`/users${query}`);
  await page.getByRole('table', { name: 'Users' }).waitFor();
}

it('a member denies a sign-in on a new device by its mail, on a phone', async () => {
  const subject = /new device/i;
  const own = await system.visit();
  const stranger = await system.visit();
  for (const { expectComplaint } of [own, stranger]) expectComplaint(/status of 401/);
  await signIn(own.page, 'nadia@hearthside.example');
  await signIn(stranger.page, 'nadia@hearthside.example');
  const { outbox } = system.portal;
  const link = await linkFromMail(outbox, 'nadia@hearthside.example', subject);
  expect(await mailsAbout(outbox, 'nadia@hearthside.example', subject)).toHaveLength(1);

  const phone = await system.visit({ viewport: PHONE });
  phone.expectComplaint(/status of 400/);
  await phone.page.goto(link);
  await phone.page
    .getByRole('heading', { name: 'Did someone else sign in to your account?' })
    .waitFor();
  await look(phone.page, 'deny-sign-in-phone');
  // Opening the link has changed nothing.
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await phone.page.getByRole('button', { name: 'This wasn’t me' }).click();
  await phone.page.getByRole('heading', { name: 'Now choose a new password' }).waitFor();
  await look(phone.page, 'deny-sign-in-password-phone');
  for (const { page } of [own, stranger]) {
    await page.getByRole('heading', { name: 'Welcome back, Nadia' }).waitFor();
  }
  await phone.page.getByLabel('New password').fill('a heron by the quiet pond');
  await phone.page.getByRole('button', { name: 'Set the new password' }).click();
  await phone.page.getByRole('heading', { name: 'All set' }).waitFor();
  await signIn(phone.page, 'nadia@hearthside.example', 'a heron by the quiet pond');

  const again = await system.visit({ viewport: PHONE });
  again.expectComplaint(/status of 400/);
  await again.page.goto(link);
  await again.page.getByRole('button', { name: 'This wasn’t me' }).click();
  await again.page.getByText(/already used or is more than seven days old/).waitFor();
  await look(again.page, 'deny-sign-in-used-phone');
  const complaints = [own, stranger, phone, again].flatMap((one) => one.complaints);
  expect(complaints).toEqual([]);
  await Promise.all([own, stranger, phone, again].map(({ context }) => context.close()));
});

it('an admin archives a member whose window is open, finds them by the filter, and restores them', async () => {
  const member = await system.visit({ viewport: PHONE });
  const office = await system.visit();
  member.expectComplaint(/status of 40[13]/);
  await signIn(member.page, 'lena@hearthside.example');
  await member.page.goto('/profile');
  await member.page.getByText('lena@hearthside.example').first().waitFor();

  await signIn(office.page, 'amara@hearthside.example');
  const { page } = office;
  await openUsers(page, '?search=Lena+Novak');
  await page.getByRole('button', { name: 'More actions for Lena Novak' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const sure = dialog(page, 'Archive Lena Novak?');
  await sure.getByLabel('Reason').fill('Moved to Ohio.');
  await look(page, 'archive');
  await sure.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('User archived').waitFor();
  await page.getByText(/No users match/).waitFor();

  await member.page.getByRole('heading', { name: 'Welcome back, Lena' }).waitFor();
  await member.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await member.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await member.page.getByText(/This account is archived.*please write to \S+@/).waitFor();
  await look(member.page, 'archived-at-sign-in-phone');

  await page.goto('/users');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Account').selectOption('Archived');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const row = page.getByRole('row', { name: /Lena Novak/ });
  await row.getByText('Archived').waitFor();
  await page.getByRole('checkbox', { name: 'Select Lena Novak' }).check();
  await look(page, 'users-archived');
  await page.getByRole('link', { name: 'Lena Novak', exact: true }).click();
  const profile = dialog(page, 'User Profile');
  await profile.getByText('Moved to Ohio.').waitFor();
  await look(page, 'archived-user');
  await profile.getByRole('button', { name: 'Restore' }).click();
  await page
    .getByRole('alertdialog', { name: 'Restore Lena Novak?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText('Lena Novak is restored').waitFor();
  await member.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await member.page.getByRole('heading', { name: 'Lena Novak' }).waitFor();
  expect([...member.complaints, ...office.complaints]).toEqual([]);
  await Promise.all([member.context.close(), office.context.close()]);
});

it('an admin exports those who are checked, archives them together, and undoes that', async () => {
  const { context, page, complaints } = await system.visit();
  await signIn(page, 'amara@hearthside.example');
  await openUsers(page, '?role=foster');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Selected users' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);
  await page.getByText('2 people exported').waitFor();

  await bar.getByRole('button', { name: 'More' }).click();
  await look(page, 'users-selected-more');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const ask = dialog(page, 'Archive 2 users?');
  await ask.getByLabel('Reason').fill('The foster program ended.');
  await look(page, 'archive-many');
  await ask.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('2 users archived').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('2 users restored').first().waitFor();
  await page.goto('/users?account=archived');
  await page
    .getByText(/No one|No users/)
    .first()
    .waitFor();
  await page.goto('/users/history');
  await page.getByText(/exported the list Selected users/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('the waiting room has an account that its member has closed, and Home the same number', async () => {
  const rosa = await apiOf(system.portal.url, 'rosa');
  const { animals } = (await rosa.get('/users/me/closing')) as { animals: { id: number }[] };
  await rosa.post('/users/me/closing', {
    currentPassword: DEMO_PASSWORD,
    animals: animals.map(({ id }) => ({ petId: id, person: 'Jo Park, my sister' })),
  });
  const { context, page, complaints } = await system.visit({ viewport: PHONE });
  await signIn(page, 'amara@hearthside.example');
  await page.getByText(/^In the waiting room: .*1 account is closed/).waitFor();
  await page.goto('/users/waiting');
  const closed = page.getByRole('region', { name: /^Closed accounts/ });
  await closed.getByText(/erased \w+ \d+, \d{4}, unless they sign in before/).waitFor();
  await closed
    .getByText(/Jo Park, my sister/)
    .first()
    .waitFor();
  await closed.scrollIntoViewIfNeeded();
  await look(page, 'waiting-room-closed-phone');
  await closed.getByRole('link', { name: /^See Rosa .* in the trash$/ }).click();
  await page.getByText(/Rosa/).first().waitFor();
  await page.goBack();
  await closed.getByRole('link', { name: 'All data requests' }).click();
  await page.getByText('Account closed').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
