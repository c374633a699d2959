import { describe, expect, it } from 'vitest';
import { look } from '../src/browser';
import { PANEL_ASKS, signIntoPanel } from '../src/panel-steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('the panel', () => {
  it('lets an editor change the portal settings, which members see a moment later', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    // Strapi asks who is signed in before anybody is, and asks for settings an editor may not see.
    expectComplaint(PANEL_ASKS);
    await signIntoPanel(page, 'editor');
    await look(page, 'panel-editor-home');
    await page.goto('/admin/content-manager/single-types/api::settings.portal-settings');
    const tagline = page.locator('input[name=tagline]');
    await tagline.fill('Company for every animal');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/saved/i).first().waitFor();
    await look(page, 'panel-editor-settings');
    expect(await page.getByRole('link', { name: 'Member', exact: true }).count()).toBe(0);

    const member = await system.visit();
    const told = async () => (await member.page.request.get('/api/settings')).json();
    await expect
      .poll(told, { timeout: 20_000 })
      .toMatchObject({ tagline: 'Company for every animal' });
    await member.page.goto('/sign-in');
    await member.page.getByText('Company for every animal').waitFor();
    expect([...complaints, ...member.complaints]).toEqual([]);
    await Promise.all([context.close(), member.context.close()]);
  });

  it('shows a panel admin the members', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/status of 401/);
    await signIntoPanel(page, 'panel');
    await page.goto('/admin/content-manager/collection-types/plugin::users-permissions.user');
    await page.getByText('leo@hearthside.example').first().waitFor();
    await look(page, 'panel-members');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
