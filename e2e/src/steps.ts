import type { Page } from 'playwright-core';

/** The password that all demo members share (README). */
export const DEMO_PASSWORD = 'paws-and-hearth';

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Signs in through the form, as a person does, and waits for the first screen. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Several people arrive at a server that has just started.
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor({ timeout: 60_000 });
}

/** Fills in and sends the form for joining as a pet owner. */
export async function join(page: Page, { firstName, lastName, email, password }: Newcomer) {
  await page.goto('/register');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('503 555 0123');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: /Pet Owner/ }).check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

/** Opens the account menu and signs out. On a phone the menu is in the sheet behind More. */
export async function signOut(page: Page) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  const account = page.getByRole('button', { name: /^Account of/ });
  await more.or(account).first().waitFor();
  await ((await more.isVisible()) ? more : account).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const keep = page.getByRole('button', { name: 'Keep and sign out' });
  await Promise.race([page.waitForURL('**/sign-in*'), keep.click().catch(() => undefined)]);
  await page.waitForURL('**/sign-in*');
}

/** Fills in the address part of the profile form. */
export async function fillAddress(page: Page) {
  await page.getByLabel('Street address').fill('18 Alder Row');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('Oregon');
  await page.getByLabel('Zip code').fill('97205');
}
