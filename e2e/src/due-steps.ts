import type { Page } from 'playwright-core';
import { apiOf } from './api';
import { MOVED_CLOCK } from './office-clock';
import type { PortalServer } from './portal-server';

/** The secret with which the donation service signs its webhook events in these journeys. */
const SECRET = 'journey-signing-secret';

/** Settings for a portal that accepts webhook events, with a clock that can be moved. */
export const DUE_PORTAL = { ...MOVED_CLOCK, GIVEBUTTER_WEBHOOK_SECRET: SECRET };

/** The host of the widget. */
export const WIDGET_HOST = 'https://widgets.givebutter.com/**';

/**
 * Replaces the donation service's own script, which is not available here. It defines the element that the real
 * script defines.
 */
export const WIDGET_STAND_IN = `
customElements.define('givebutter-widget', class extends HTMLElement {
  connectedCallback() {
    this.style.display = 'block';
    this.style.height = '320px';
    this.textContent = 'Give by the stand-in of widget ' + this.id;
  }
});`;

/** Sends a webhook event about a gift as the donation service does. */
export async function sendGiftWebhook(portal: PortalServer, gift: Record<string, unknown>) {
  const at = new Date().toISOString();
  const data = {
    first_name: 'Rosa',
    last_name: 'Delgado',
    status: 'succeeded',
    method: 'card',
    currency: 'USD',
    transacted_at: at,
    created_at: at,
    plan_id: null,
    ...gift,
  };
  const answer = await fetch(`${portal.url}/api/webhooks/givebutter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', signature: SECRET },
    body: JSON.stringify({ id: `evt-${String(gift.id)}`, event: 'transaction.succeeded', data }),
  });
  if (!answer.ok) throw new Error(`The event of a gift was answered ${answer.status}.`);
}

/** Sets the donation service's ids in the panel, as an editor. The portal shows them a moment later. */
export async function nameDonationService(portal: PortalServer, panel: Page) {
  await panel.goto('/admin/content-manager/single-types/api::settings.portal-settings');
  await panel.locator('input[name=donationAccountId]').fill('acct-journey');
  await panel.locator('input[name=donationWidgetId]').fill('wJourney');
  await panel.locator('input[name=donationCampaignUrl]').fill('https://givebutter.com/hearthside');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText(/saved/i).first().waitFor();
  const rosa = await apiOf(portal.url, 'rosa');
  for (const began = Date.now(); ;) {
    const { donation } = await rosa.get<{ donation: { widget: string | null } }>('/membership');
    if (donation.widget) return;
    if (Date.now() - began > 15_000) throw new Error('The portal has not heard of the widget.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Opens the menu of a row and chooses from it. */
export async function choose(page: Page, row: string | RegExp, entry: string) {
  await page
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
