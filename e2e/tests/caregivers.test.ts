import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('caregivers and the directory', () => {
  it('let a pet owner find a caretaker and how to reach them, and edit nobody', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'rosa@hearthside.example');
    await page.getByRole('link', { name: 'Caregivers' }).first().click();
    await page.getByRole('link', { name: /Tomás Herrera/ }).waitFor();
    await look(page, 'caregivers');
    await page.getByRole('searchbox').fill('no one of this name');
    await page.getByText('No caregivers found matching your search.').waitFor();
    await page.getByRole('searchbox').fill('zoe');
    await page.getByRole('link', { name: /Zoë Ångström/ }).click();
    await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
    await page.getByRole('link', { name: '(206) 555-0164' }).waitFor();
    await look(page, 'caregiver');
    expect(await page.getByRole('button', { name: 'Edit Profile' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Caregivers' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('zoe');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('let a caretaker edit their own card on a phone, and choose what the directory shows', async () => {
    const { context, page, complaints } = await system.visit({ viewport: PHONE });
    await signIn(page, 'ruth@hearthside.example');
    await page.goto('/caregivers');
    await page.getByRole('link', { name: /Tomás Herrera/ }).click();
    await page.getByRole('heading', { name: 'Address' }).waitFor();
    expect(await page.getByRole('button', { name: 'Edit Profile' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Caregivers' }).click();
    await page.getByRole('link', { name: /Ruth Adeyemi/ }).click();

    const edit = page.getByRole('button', { name: 'Edit Profile' });
    await edit.click();
    const save = page.getByRole('button', { name: 'Save Changes' });
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel('City').fill('Evanston');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Changes cancelled').waitFor();
    await edit.click();
    await page.getByLabel('City').fill('');
    await page.getByText('City is required').waitFor();
    await page.getByLabel('City').fill('Evanston');
    await look(page, 'caregiver-edit-phone');
    await save.click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('Evanston').first().waitFor();

    await page.goto('/profile');
    await page.getByRole('switch', { name: 'Show my email' }).click();
    await page.getByRole('switch', { name: 'Show my email', checked: false }).waitFor();
    await look(page, 'visibility-phone');
    await page.goto('/directory?role=caretaker&search=ruth');
    const row = page.getByRole('row', { name: /Ruth Adeyemi/ });
    await row.waitFor();
    expect(await row.getByText('ruth@hearthside.example').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lose nothing when an admin and the caretaker edit the card at the same time', async () => {
    const admin = await system.visit();
    await signIn(admin.page, 'amara@hearthside.example');
    const own = await system.visit();
    own.expectComplaint(/status of 409 .*users\/me/);
    await signIn(own.page, 'tomas@hearthside.example');
    await own.page.goto('/profile');
    await own.page.getByRole('button', { name: 'Edit', exact: true }).click();
    await own.page.getByLabel('Street address').fill('53 Congress Avenue');

    await admin.page.goto('/caregivers?search=tomas');
    await admin.page.getByRole('link', { name: /Tomás Herrera/ }).click();
    await admin.page.getByRole('button', { name: 'Edit Profile' }).click();
    await admin.page.getByLabel('Phone number').fill('512 555 0199');
    await admin.page.getByRole('button', { name: 'Save Changes' }).click();
    await admin.page.getByText('Profile updated successfully!').waitFor();

    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText(/Someone else changed/).waitFor();
    await look(own.page, 'profile-conflict');
    expect(await own.page.getByLabel('Street address').inputValue()).toBe('53 Congress Avenue');
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Profile updated successfully!').waitFor();
    expect([...admin.complaints, ...own.complaints]).toEqual([]);
    await admin.context.close();
    await own.context.close();
  });

  it('stay hidden from an unverified member, even by their address', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'dorothy@hearthside.example');
    for (const address of ['/caregivers', '/directory', '/users', '/trusts']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('searchbox').count(), address).toBe(0);
    }
    await page.goto('/');
    for (const name of ['Caregivers', 'Directory', 'Users', 'Trusts']) {
      expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
