import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { DEMO_PASSWORD, signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();
const { unzipSync, strFromU8 } = createRequire(new URL('../../cms/package.json', import.meta.url))(
  'fflate',
) as {
  unzipSync: (zip: Uint8Array) => Record<string, Uint8Array>;
  strFromU8: (of: Uint8Array) => string;
};

it('a pet owner downloads all of their data, opens it, closes the account, and comes back', async () => {
  const { page, context, complaints, expectComplaint } = await system.visit();
  // A wrong password and an animal without a decision are refused.
  expectComplaint(/status of 40[013]/);
  await signIn(page, 'rosa@hearthside.example');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.waitForURL('**/profile/data');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  const ask = page.getByRole('dialog', { name: 'Make a copy of your data?' });
  await ask.getByLabel('Your current password', { exact: true }).fill('not the password');
  await ask.getByRole('button', { name: 'Make the copy' }).click();
  await ask.getByText('That isn’t your current password.').waitFor();
  await ask.getByLabel('Your current password', { exact: true }).fill(DEMO_PASSWORD);
  await look(page, 'own-data-password');
  await ask.getByRole('button', { name: 'Make the copy' }).click();
  await page.getByText(/Your copy from .+ is ready/).waitFor({ timeout: 60_000 });
  await look(page, 'own-data-ready');

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const load = page.getByRole('dialog', { name: 'Download your copy?' });
  await load.getByLabel('Your current password', { exact: true }).fill(DEMO_PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    load.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  const [profile] = JSON.parse(strFromU8(files['data/your-profile.json'] as Uint8Array)) as [
    { email: string },
  ];
  expect(profile.email).toBe('rosa@hearthside.example');
  const reading = await context.newPage();
  await reading.setContent(strFromU8(files['index.html'] as Uint8Array));
  await reading.getByRole('heading', { name: /has stored about Rosa/ }).waitFor();
  await look(reading, 'own-data-page-of-copy');
  await reading.close();

  await page.getByRole('button', { name: 'Close my account' }).click();
  const close = page.getByRole('dialog', { name: 'Close your account?' });
  const confirm = close.getByRole('button', { name: 'Close my account' });
  await close.getByLabel('Your current password', { exact: true }).fill(DEMO_PASSWORD);
  const animals = close.getByLabel(/^Who will look after/);
  await animals.first().waitFor();
  await confirm.click();
  await close.getByText('Please choose who will look after each animal.').first().waitFor();
  await look(page, 'own-data-close');
  for (const select of await animals.all()) await select.selectOption({ index: 1 });
  await animals.first().selectOption({ index: 2 });
  await close.getByLabel(/^Who takes over/).fill('Jo Park, my sister');
  await confirm.click();
  await page.waitForURL('**/sign-in*');

  const office = await system.visit();
  await signIn(office.page, 'amara@hearthside.example');
  await office.page.goto('/users/data-requests');
  await office.page.getByText('Waiting to be erased').waitFor();
  await office.page.getByText(/Jo Park, my sister/).waitFor();
  await look(office.page, 'own-data-office');

  await signIn(page, 'rosa@hearthside.example');
  await office.page.reload();
  await office.page.getByText('Came back').waitFor();
  expect(office.complaints).toEqual([]);
  await office.context.close();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a member sees on a phone what goes with their account, and an admin that another admin is needed', async () => {
  const { page, context, complaints } = await system.visit({ viewport: PHONE });
  await signIn(page, 'grace@hearthside.example');
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const close = page.getByRole('dialog', { name: 'Close your account?' });
  await close.getByLabel('Your current password', { exact: true }).waitFor();
  await look(page, 'own-data-close-phone');
  await close.getByRole('button', { name: 'Cancel' }).click();
  await look(page, 'own-data-phone');
  expect(complaints).toEqual([]);
  await context.close();

  const admin = await system.visit();
  await signIn(admin.page, 'amara@hearthside.example');
  await admin.page.goto('/profile/data');
  await admin.page.getByText(/Ask another admin to change your role first/).waitFor();
  expect(await admin.page.getByRole('button', { name: 'Close my account' }).isDisabled()).toBe(
    true,
  );
  expect(admin.complaints).toEqual([]);
  await admin.context.close();
});
