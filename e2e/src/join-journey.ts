import { expect } from 'vitest';
import { look } from './browser';
import { section } from './inbox-steps';
import { linkFromMail } from './outbox';
import { fillAddress, join, signIn, signOut } from './steps';
import type { useSystem } from './system';

interface Size {
  width: number;
  height: number;
}

/**
 * A newcomer joins, is verified by an admin, and finds the portal open without signing in again. `size` names the
 * newcomer and the pictures.
 */
export async function joinAndBeVerified(
  system: ReturnType<typeof useSystem>,
  size: string,
  viewport: Size,
) {
  const email = `wanda-${size}@example.com`;
  const person = {
    firstName: 'Wanda',
    lastName: `West ${size}`,
    email,
    password: 'four calm dogs',
  };
  const her = await system.visit({ viewport });
  const { page } = her;

  await join(page, person);
  await page.goto(await linkFromMail(system.portal.outbox, email, /confirm your email/i));
  await page.getByRole('heading', { name: 'One last step' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();

  await page.getByRole('heading', { name: 'Welcome to Hearthside' }).waitFor();
  expect(await page.getByRole('link', { name: 'Directory' }).count()).toBe(0);
  await look(page, `join-checklist-${size}`);

  await page.getByRole('link', { name: 'Complete profile' }).click();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit
    .or(page.getByRole('button', { name: 'Save', exact: true }))
    .first()
    .waitFor();
  if (await edit.isVisible()) await edit.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please fix the validation errors before saving.').waitFor();
  await page.getByText('Street address is required').waitFor();
  const focused = page.locator('input:focus');
  expect(await focused.getAttribute('name')).toBe('streetAddress');
  await look(page, `join-profile-errors-${size}`);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully!').waitFor();

  const admin = await system.visit();
  await signIn(admin.page, 'amara@hearthside.example');
  await section(admin.page, 'Users').click();
  await admin.page.getByLabel('Search', { exact: false }).first().fill(person.lastName);
  const row = admin.page.getByRole('row', { name: new RegExp(person.lastName) });
  await row.getByRole('switch').click();
  const dialog = admin.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await admin.page.getByText('User verified').waitFor();
  await admin.context.close();

  // Her window polls on its own. She neither reloads nor signs in.
  await page.getByRole('link', { name: 'Directory' }).first().waitFor({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Directory' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor();
  await look(page, `join-directory-${size}`);

  await page.goto('/profile');
  await page.getByText('18 Alder Row').waitFor();
  await page.reload();
  await page.getByText('18 Alder Row').waitFor();
  expect(await linkFromMail(system.portal.outbox, email, /You are verified/)).toBe(
    `${system.portal.url}/`,
  );

  await signOut(page);
  await page.goto('/profile');
  await page.waitForURL('**/sign-in?next=*');
  expect([...her.complaints, ...admin.complaints]).toEqual([]);
  await her.context.close();
}
