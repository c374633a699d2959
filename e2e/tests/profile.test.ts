import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { chooseFile, drawnPicture } from '../src/files';
import { linkFromMail } from '../src/outbox';
import { DEMO_PASSWORD, signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('a volunteer on a phone', () => {
  it('changes picture, email address and password, and is shown what is wrong', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit({ viewport: PHONE });
    // A wrong password is refused, and the browser itself logs that.
    expectComplaint(/status of 400 .*change-password/);
    await signIn(page, 'grace@hearthside.example');
    await page.goto('/profile');

    const add = () => page.getByRole('button', { name: 'Add a picture' }).click();
    await chooseFile(page, add, { name: 'me.png', buffer: await drawnPicture(page) });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    const picture = page.locator('main img[src^="/api/files/"]').first();
    await picture.waitFor();
    await page.reload();
    await picture.waitFor();
    const width = picture.evaluate(
      (image) => (image as unknown as { naturalWidth: number }).naturalWidth,
    );
    expect(await width).toBe(512);

    const change = async () => {
      await page.getByRole('button', { name: 'Change your picture' }).click();
      await page.getByRole('menuitem', { name: 'Choose another picture' }).click();
    };
    await chooseFile(page, change, { name: 'no-picture.png', buffer: Buffer.from('words') });
    await page.getByText('This picture could not be opened.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByText('Invalid email address').waitFor();
    await page.getByLabel('Email').fill('grace.new@example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Change your email address?' });
    await proof.getByLabel('Your current password', { exact: true }).fill(DEMO_PASSWORD);
    await look(page, 'profile-email-password');
    await proof.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('Confirm your new email address').waitFor();
    await look(page, 'profile-pending-email');
    const { outbox } = system.portal;
    await page.goto(await linkFromMail(outbox, 'grace.new@example.com', /new email/i));
    await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();

    await page.goto('/profile/security');
    const save = page.getByRole('button', { name: 'Change password' });
    await page.getByLabel('Current password', { exact: true }).fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('the heron waits');
    await save.click();
    await page.getByText('That isn’t your current password.').first().waitFor();
    await page.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
    await save.click();
    await page.getByText('Your password has been changed.').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const again = await system.visit();
    await signIn(again.page, 'grace.new@example.com', 'the heron waits');
    expect(again.complaints).toEqual([]);
    await again.context.close();
  });
});
