import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  look,
  NARROW,
  openBrowser,
  PHONE,
  seriousFindings,
  sidewaysScroll,
  visit,
} from '../src/browser';
import { mailsAbout } from '../src/outbox';
import { startPortal, type PortalServer } from '../src/portal-server';

const EMAIL = 'olga@example.com';
const PASSWORD = 'four calm dogs';

let browser: Browser;
let portal: PortalServer;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  portal = await startPortal(undefined, { SEED_DEMO: 'false' });
});
afterEach(() => portal.stop());
afterAll(() => browser.close());

const addressIn = (text: string) => /https?:\/\/\S+\/setup#\S+/.exec(text)?.[0] ?? 'none';

/** The digits in the newest test mail. Waits for it. */
async function digitsInMail(): Promise<string> {
  const found = async () => {
    const [mail] = await mailsAbout(portal.outbox, EMAIL, /^Test email/);
    return /page you came from: (\d{6})/.exec(mail?.text ?? '')?.[1];
  };
  await expect.poll(found).toMatch(/^\d{6}$/);
  return (await found()) ?? '';
}

describe.each([
  { size: 'desktop', viewport: DESKTOP },
  { size: 'phone', viewport: PHONE },
])('the operator of a new portal, on a $size', ({ size, viewport }) => {
  it('sets it up by the address in the log, and signs in as its first admin', async () => {
    const { context, page, complaints, expectComplaint } = await visit(browser, portal.url, {
      viewport,
    });
    /** Nothing sticks out, also on the narrowest phone, and axe finds nothing serious. */
    const inspect = async (name: string) => {
      await look(page, `setup-${name}-${size}`);
      expect(await seriousFindings(page)).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize(viewport);
    };
    const continueWith = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

    // Without the code, then with a wrong one, then with the whole address.
    expectComplaint(/400/);
    await page.goto('/setup');
    await page.getByLabel('Code').fill('wrong');
    await continueWith('Continue');
    await page.getByText('That isn’t the setup code of this portal.').waitFor();
    await inspect('code');
    const address = addressIn(readFileSync(path.join(portal.data, 'setup.txt'), 'utf8'));
    expect(portal.log()).toContain(address);
    // It is opened, or its code is typed.
    if (size === 'phone') {
      await page.goto('about:blank');
      await page.goto(address);
    } else {
      await page.getByLabel('Code').fill(address.split('#')[1]?.toLowerCase() ?? '');
      await continueWith('Continue');
    }

    await heading('Your organization');
    await continueWith('Save and continue');
    await page.getByText('Please enter the name of your organization').waitFor();
    await page.getByLabel('Name of the organization').fill('Paws and Trusts');
    await page.getByLabel('Time zone').selectOption('America/Denver');
    await inspect('organization');
    await continueWith('Save and continue');

    await heading('Mail');
    await page.getByText('Mails only go into a folder').waitFor();
    await page.getByLabel('Your email').fill(EMAIL);
    await continueWith('Send a test email');
    const digits = page.getByLabel('The six digits in the email');
    await digits.fill('12');
    await continueWith('Check');
    await page.getByText('Please enter the six digits from the email').waitFor();
    await digits.fill(await digitsInMail());
    await continueWith('Check');
    await page.getByText('The test email arrived.').waitFor();
    await inspect('mail');
    await continueWith('Continue');

    await heading('Address, files and what is missing');
    await page.getByText('the address you are using now').waitFor();
    await continueWith('Try it');
    await page.getByText('A file was written there, read and removed.').waitFor();
    await page.getByText('Set BACKUP_DIR to a folder on another disk.', { exact: false }).waitFor();
    await inspect('server');

    // A reload keeps step and code.
    await page.reload();
    await page.getByText('A file was written there, read and removed.').waitFor();
    await continueWith('Continue');

    await heading('You, the first admin');
    await page.getByLabel('First name').fill('Olga');
    await page.getByLabel('Last name').fill('Owner');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await inspect('admin');
    await continueWith('Finish the setup');
    await heading('Your portal is ready');
    const panel = page.getByRole('link', { name: 'Choose a password for the panel' });
    expect(await panel.getAttribute('href')).toMatch(/registrationToken=\w{40}$/);
    await inspect('done');

    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: /Olga/ }).first().waitFor();

    // The address opens nothing any more.
    await page.goto(address);
    await page.getByText('This portal is already set up.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    expect(portal.errors()).toEqual([]);
  });
});
