import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appCode, stepLeftMs } from '../src/app-code';
import { look, PHONE, seriousFindings, sidewaysScroll } from '../src/browser';
import { linkFromMail } from '../src/outbox';
import { DEMO_PASSWORD, signIn, signOut } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem({ SITE: 'localhost' });
const HOME = { level: 1, name: /^Good / } as const;

/** Gives email and password, and waits for the second step. */
async function firstStep(page: Page, email: string) {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Your password is correct.').waitFor();
}

/** Sets up an app on the security page, and returns its secret. */
async function setUpApp(page: Page, picture?: string) {
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const key = dialog.locator('code');
  await key.waitFor();
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  if (picture) await look(page, picture);
  // The code of the step before, so that those of now and of the next are left.
  // It is refused once the step after has begun, so it is not typed at the end of a step.
  await expect.poll(stepLeftMs, { timeout: 15_000 }).toBeGreaterThan(8000);
  await dialog.getByLabel(/six digits/).fill(appCode(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
  return secret;
}

const kept = (page: Page) => page.getByRole('button', { name: 'I’ve saved them' }).click();

describe('an authenticator app', () => {
  it('is set up by a member, asked for at sign-in, and replaced by a recovery code', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/status of 40[03]/);
    const email = 'rosa@hearthside.example';
    await signIn(page, email);
    const secret = await setUpApp(page, 'second-factor-app');
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    expect(codes).toHaveLength(10);
    await look(page, 'second-factor-codes');
    // A tap beside the dialog loses nothing.
    await page.keyboard.press('Escape');
    await kept(page);
    await page.getByText('10 codes left').waitFor();
    await look(page, 'second-factor-card');
    expect(await seriousFindings(page)).toEqual([]);
    await signOut(page);

    await firstStep(page, email);
    await look(page, 'second-factor-sign-in');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(/isn’t the current code/).waitFor();
    await page.getByLabel('Code').fill(appCode(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', HOME).waitFor();
    await signOut(page);

    await firstStep(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', HOME).waitFor();
    await page.goto('/profile/security');
    await page.getByText('9 codes left').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of an admin is asked for again before members are exported, and the export goes on', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/status of 403/);
    const email = 'amara@hearthside.example';
    await signIn(page, email);
    const secret = await setUpApp(page);
    await kept(page);
    await signOut(page);
    await firstStep(page, email);
    await page.getByLabel(/Remember this device/).check();
    await page.getByLabel('Code').fill(appCode(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', HOME).waitFor();
    await signOut(page);
    // A remembered device is asked for the password alone, which is not enough for what comes now.
    await signIn(page, email);
    await page.goto('/users');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Export/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /confirm that it’s you/ });
    await dialog.getByLabel('Code').waitFor();
    await look(page, 'step-up');
    await dialog.getByLabel('Code').fill(appCode(secret, 1));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    expect((await download).suggestedFilename()).toMatch(/^users-.*\.csv$/);
    expect(await dialog.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a passkey is added on a phone and signs its member in as the second step', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit({ viewport: PHONE });
  expectComplaint(/status of 403/);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = 'grace@hearthside.example';
  await signIn(page, email);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('My phone');
  await look(page, 'passkey-add-phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await look(page, 'passkey-codes-phone');
  await kept(page);
  await page.getByText('My phone').waitFor();
  await look(page, 'passkey-card-phone');
  expect(await sidewaysScroll(page)).toBe(0);
  await signOut(page);

  await firstStep(page, email);
  await look(page, 'passkey-sign-in-phone');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', HOME).waitFor();
  await page.goto('/profile/security');
  await page.getByText(/Passkey · last used/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a lost second factor is reset by an admin, and confirmed by the member by the link of the mail', async () => {
  const member = await system.visit();
  const admin = await system.visit();
  for (const { expectComplaint } of [member, admin]) expectComplaint(/status of 403/);
  const email = 'lena@hearthside.example';
  await signIn(member.page, email);
  await setUpApp(member.page);
  await kept(member.page);
  await signOut(member.page);

  await signIn(admin.page, 'jonas@hearthside.example');
  await admin.page.goto('/users?search=lena');
  await admin.page.getByRole('link', { name: /Lena/ }).first().click();
  await admin.page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const dialog = admin.page.getByRole('dialog', { name: /Reset Lena/ });
  await dialog.getByLabel('Reason').fill('Her phone was stolen');
  await look(admin.page, 'reset-factor');
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await admin.page.getByText(/turns off on/).waitFor();
  await look(admin.page, 'reset-factor-waiting');

  const { page } = member;
  await page.goto(await linkFromMail(system.portal.outbox, email, /being reset/));
  await page.getByRole('button', { name: 'Turn it off now' }).waitFor();
  await look(page, 'reset-factor-confirm');
  await page.getByRole('button', { name: 'Turn it off now' }).click();
  await page.getByText('Two-step sign-in is off.').waitFor();
  await signIn(page, email);
  await page.goto('/notifications');
  await page.getByText('Your two-step sign-in is being reset').first().waitFor();
  expect([...member.complaints, ...admin.complaints]).toEqual([]);
  await Promise.all([member.context.close(), admin.context.close()]);
});
