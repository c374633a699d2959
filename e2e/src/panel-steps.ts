import type { Page } from 'playwright-core';

/** The panel's demo password (README). */
const PANEL_PASSWORD = 'Paws-and-hearth-1';

/** What a panel's page says to the console by itself: Strapi asks for what is not an editor's. */
export const PANEL_ASKS = /status of (401|403)/;

/** Signs into the panel by its form and waits until it is there. */
export async function signIntoPanel(page: Page, nickname: 'editor' | 'panel') {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(`${nickname}@hearthside.example`);
  await page.locator('input[name=password]').fill(PANEL_PASSWORD);
  await page.getByRole('button', { name: /login|sign in/i }).click();
  await page.locator('nav a[href*="/content-manager"]').first().waitFor();
}
