import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { linkFromMail } from '../src/outbox';
import { useSystem } from '../src/system';
import { DEMO_PASSWORD, signIn, signOut } from '../src/steps';

const system = useSystem();

describe('a session', () => {
  it('survives reloads and many tabs at once, and ends in all of them', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/profile')));
    await Promise.all(
      tabs.map((tab) => tab.getByText('rosa@hearthside.example').first().waitFor()),
    );
    await Promise.all([page, ...tabs].map((tab) => tab.reload()));
    await Promise.all(
      tabs.map((tab) => tab.getByText('rosa@hearthside.example').first().waitFor()),
    );
    expect(complaints).toEqual([]);
    // What another tab asks for at this very moment is refused, as it should be, and the browser says so.
    expectComplaint(/status of 401/);
    await signOut(page);
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/sign-in*')));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('brings a visitor back to the address they wanted', async () => {
    const { context, page, complaints } = await system.visit();
    await page.goto('/directory?role=foster');
    await page.waitForURL('**/sign-in?next=*');
    await page.getByLabel('Email').fill('rosa@hearthside.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/directory?role=foster');
    await page.getByText('lena@hearthside.example').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that was ended elsewhere keeps what was typed and continues after signing in', async () => {
    const here = await system.visit();
    const there = await system.visit({ viewport: PHONE });
    here.expectComplaint(/status of 401/);
    await signIn(here.page, 'grace@hearthside.example');
    await here.page.goto('/profile');
    await here.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await here.page.getByLabel('City').fill('Beaverton');

    await signIn(there.page, 'grace@hearthside.example');
    await there.page.goto('/profile/security');
    await there.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await there.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await there.page.waitForURL('**/sign-in*');

    const password = here.page.getByLabel('Password', { exact: true });
    const save = here.page.getByRole('button', { name: 'Save', exact: true });
    // The page may have noticed it before, by its live connection. The button is covered then.
    await save.click({ timeout: 15_000 }).catch(() => undefined);
    await password.waitFor();
    const opening = here.context.waitForEvent('page');
    await here.page.getByRole('link', { name: /^Forgot password\?/ }).click();
    const beside = await opening;
    await beside.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await beside.close();
    await look(here.page, 'session-ended');
    if (await here.page.getByLabel('Email').last().isEditable()) {
      await here.page.getByLabel('Email').last().fill('grace@hearthside.example');
    }
    await password.fill(DEMO_PASSWORD);
    await here.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await here.page.getByLabel('City').waitFor();
    expect(await here.page.getByLabel('City').inputValue()).toBe('Beaverton');
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  it('continues on its own after the server was away', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE|dynamically imported module/);
    await signIn(page, 'rosa@hearthside.example');
    await system.portal.pause();
    await page.getByRole('link', { name: 'Directory' }).first().click();
    await page
      .getByRole('button', { name: /Retry|Try again/ })
      .first()
      .waitFor();
    await look(page, 'server-away');
    await system.portal.resume();
    // Nobody has to press it: the page continues on its own.
    await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor({ timeout: 45_000 });
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps its page while the code of the live connection can’t be had', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit({
      // A slow page lets the service worker fetch it before, where the test can't refuse it.
      serviceWorkers: 'block',
    });
    expectComplaint(/ERR_FAILED/);
    let failed = 0;
    await page.route(/\/assets\/inbox-live-/, (route) => {
      failed += 1;
      return failed > 1 ? route.continue() : route.abort();
    });
    const connected = page.waitForEvent('websocket', { timeout: 90_000 });
    await signIn(page, 'rosa@hearthside.example');
    // It comes once the page is idle, which a slow machine never quite is.
    await expect.poll(() => failed, { timeout: 60_000 }).toBe(1);
    await page.getByRole('main').getByText('Biscuit').first().waitFor();
    await connected;
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/status of 400/);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('lena@hearthside.example');
    await page.getByRole('button', { name: /link/i }).click();
    await page.getByText(/a link to set a new password is on its way/).waitFor();
    await page.goto(
      await linkFromMail(system.portal.outbox, 'lena@hearthside.example', /new password/i),
    );
    await page.getByLabel('New password', { exact: true }).fill('password123');
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await page
      .getByText(/too easy to guess/)
      .first()
      .waitFor();
    await page.getByLabel('New password', { exact: true }).fill('the heron waits');
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await page.getByText('Your password has been changed.').first().waitFor();
    await page.goto('/sign-in');
    await signIn(page, 'lena@hearthside.example', 'the heron waits');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the demo', () => {
  it('is entered with one click', async () => {
    const { context, page, complaints } = await system.visit();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: /Sofia Vance/ }).click();
    await page.getByRole('heading', { level: 1, name: /Sofia/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
