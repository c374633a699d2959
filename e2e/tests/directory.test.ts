import { describe, expect, it } from 'vitest';
import { DESKTOP, look, PHONE } from '../src/browser';
import { composer, say, sees } from '../src/inbox-steps';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('the directory', () => {
  it('finds the caretakers who offer something, once they have said so on their profile', async () => {
    const own = await system.visit();
    await signIn(own.page, 'zoe@hearthside.example');
    await own.page.goto('/profile');
    const offer = own.page.getByRole('region', { name: 'What you offer' });
    await offer.getByRole('checkbox', { name: 'Dog walking' }).check();
    await offer.getByRole('checkbox', { name: 'Rabbits' }).check();
    await look(own.page, 'profile-offer');
    // Each box is saved by itself.
    await own.page.waitForLoadState('networkidle');
    await own.page.reload();
    await offer.getByRole('checkbox', { name: 'Rabbits', checked: true }).waitFor();

    const { page, complaints, context } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    await page.goto('/caregivers');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Animals they accept').selectOption('Rabbits');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const card = page.getByRole('list', { name: 'Caregivers' }).getByRole('listitem');
    await page.getByRole('link', { name: /Tomás Herrera/ }).waitFor({ state: 'detached' });
    await card.getByText('Dog walking').waitFor();
    expect(await card.count()).toBe(1);
    await look(page, 'caregivers-by-offer');
    await page.getByRole('button', { name: 'Remove the filter Rabbits' }).click();
    await page.getByRole('link', { name: /Tomás Herrera/ }).waitFor();
    expect([...complaints, ...own.complaints]).toEqual([]);
    await context.close();
    await own.context.close();
  });

  it.each([
    ['desktop', DESKTOP, 'Lena Novak', 'foster'],
    ['phone', PHONE, 'Nadia Haddad', 'foster'],
  ] as const)(
    'leads on a %s from a place to a person and to a message',
    async (screen, viewport, name, tab) => {
      const postalCode = { 'Lena Novak': '98101', 'Nadia Haddad': '80202' }[name];
      const { page, context, complaints, expectComplaint } = await system.visit({ viewport });
      expectComplaint(/status of 400 .*near=00000/);
      // Two who have a chat already open that one.
      expectComplaint(/status of 409 .*inbox\/chats/);
      await signIn(page, 'rosa@hearthside.example');
      await page.goto(`/directory?role=${tab}`);
      await page.getByRole('link', { name: 'Caleb Stone' }).waitFor();
      await page.getByRole('button', { name: 'Filters' }).click();
      const near = page.getByLabel('Near ZIP code');
      await page.getByLabel('City').fill('Nowhere in particular');
      await near.fill('12');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('A ZIP code has five digits').waitFor();
      expect(await page.getByLabel('City').inputValue()).toBe('Nowhere in particular');
      await near.fill('00000');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('No place in the United States has this ZIP code').first().waitFor();
      await page.getByLabel('City').fill('');
      await near.fill(postalCode);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByRole('link', { name: 'Caleb Stone' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name, exact: true }).waitFor();
      await look(page, `directory-by-place-${screen}`);

      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
      await look(page, `member-page-${screen}`);
      await page.getByRole('link', { name: 'Back to Directory' }).click();
      await page
        .getByRole('button', { name: `Remove the filter Within 25 miles of ${postalCode}` })
        .waitFor();
      await page.getByRole('link', { name, exact: true }).click();

      await page.getByRole('button', { name: `Message ${name}`, exact: true }).click();
      await composer(page).waitFor();
      await say(page, `Hello from the directory, on a ${screen}`);
      await sees(page, `Hello from the directory, on a ${screen}`);
      expect(page.url()).toContain('/inbox/');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('has no page for a member whom the viewer may not see', async () => {
    const { page, context, expectComplaint } = await system.visit();
    expectComplaint(/status of 404/);
    await signIn(page, 'rosa@hearthside.example');
    await page.goto('/directory/2000000000'.slice(0, -1));
    await page.getByText('No one here').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Back to Directory' }).first().click();
    await page.getByRole('link', { name: 'Attorneys' }).waitFor();
    await context.close();
  });
});
