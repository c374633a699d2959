import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { linkFromMail, mailsAbout } from '../src/outbox';
import { DEMO_PASSWORD, join, signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens somebody's profile from the list of users. */
async function openProfile(page: Page, name: string) {
  await page.goto('/users');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  const profile = dialog(page, 'User Profile');
  await profile.getByRole('heading', { name: 'Signing in' }).waitFor();
  return profile;
}

describe('an admin', () => {
  it('suspends a member whose window is open, changes it, and lets them in again', async () => {
    const member = await system.visit({ viewport: PHONE });
    const office = await system.visit();
    member.expectComplaint(/status of 40[13]/);
    office.expectComplaint(/status of 400/);
    await signIn(member.page, 'lena@hearthside.example');
    await member.page.goto('/profile');
    await member.page.getByText('lena@hearthside.example').first().waitFor();

    await signIn(office.page, 'amara@hearthside.example');
    const profile = await openProfile(office.page, 'Lena Novak');
    await profile.getByText(/^Signed in on \d devices?\.$/).waitFor();
    await look(office.page, 'account-of-user');
    await profile.getByRole('button', { name: 'Suspend' }).click();
    const sure = dialog(office.page, 'Suspend Lena Novak?');
    await sure.getByRole('button', { name: 'Suspend', exact: true }).click();
    await sure.getByText('Please give a reason').waitFor();
    await sure.getByLabel('Reason').fill('Her password is known to others.');
    await sure.getByLabel('They can sign in again on').fill('2020-01-01');
    await sure.getByRole('button', { name: 'Suspend', exact: true }).click();
    await sure.getByText('Please choose a day after today').waitFor();
    expect(await sure.getByLabel('Reason').inputValue()).toBe('Her password is known to others.');
    await sure.getByLabel('They can sign in again on').fill('2199-12-03');
    await look(office.page, 'suspend');
    await sure.getByRole('button', { name: 'Suspend', exact: true }).click();
    await profile.getByText('Suspended until Dec 3, 2199').waitFor();
    await profile.getByText('Not signed in on any device.').waitFor();
    await look(office.page, 'suspended-user');

    // The open window closes by itself, and says why once the password is right.
    await member.page.getByRole('heading', { name: 'Welcome back, Lena' }).waitFor();
    await member.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await member.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await member.page.getByText(/You can sign in again on Dec 3, 2199\./).waitFor();
    await look(member.page, 'suspended-at-sign-in');

    await profile.getByRole('button', { name: 'Close' }).first().click();
    const row = office.page.getByRole('row', { name: /Lena Novak/ });
    await row.getByText('Suspended').waitFor();
    await look(office.page, 'users-suspended');
    await office.page.getByRole('button', { name: 'More actions for Lena Novak' }).click();
    await office.page.getByRole('menuitem', { name: 'Lift the suspension' }).click();
    await office.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Lift the suspension' })
      .click();
    await office.page.getByText('Lena Novak can sign in again').waitFor();
    await member.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await member.page.getByRole('heading', { name: 'Lena Novak' }).waitFor();
    expect([...member.complaints, ...office.complaints]).toEqual([]);
    await Promise.all([member.context.close(), office.context.close()]);
  });

  it('corrects a mistyped phone and email, which counts once the new address has been confirmed', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(/status of 400/);
    await signIn(page, 'amara@hearthside.example');
    const profile = await openProfile(page, 'Caleb Stone');
    await profile.getByRole('button', { name: 'Edit profile' }).click();
    const edit = dialog(page, 'Edit Caleb Stone’s profile');
    await edit.getByLabel('Phone number').fill('12');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await edit
      .getByText(/area code/)
      .first()
      .waitFor();
    await edit.getByLabel('Phone number').fill('(503) 555-0188');
    await edit.getByLabel('Email').fill('caleb.stone@example.com');
    await look(page, 'edit-user');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    const proof = dialog(page, 'Change their email address?');
    await proof.getByLabel('Your current password').fill('not this one');
    await proof.getByRole('button', { name: 'Save' }).click();
    await proof.getByText('That isn’t your current password.').waitFor();
    await proof.getByLabel('Your current password').fill(DEMO_PASSWORD);
    await proof.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await profile.getByText(/We sent a link to caleb\.stone@example\.com/).waitFor();
    await profile.getByText('+1 (503) 555-0188').waitFor();
    await look(page, 'email-waits');
    expect(complaints).toEqual([]);
    await context.close();

    const { outbox } = system.portal;
    const guest = await system.visit({ viewport: PHONE });
    await linkFromMail(outbox, 'caleb@hearthside.example', /about to change/i);
    await guest.page.goto(await linkFromMail(outbox, 'caleb.stone@example.com', /confirm/i));
    await guest.page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await signIn(guest.page, 'caleb.stone@example.com');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });

  it('mails a reset link and signs a member out everywhere', async () => {
    const member = await system.visit();
    const office = await system.visit({ viewport: PHONE });
    member.expectComplaint(/status of 401/);
    await signIn(member.page, 'nadia@hearthside.example');
    await signIn(office.page, 'amara@hearthside.example');
    const profile = await openProfile(office.page, 'Nadia Haddad');
    await profile.getByRole('button', { name: 'Send a reset link' }).click();
    await office.page
      .getByRole('alertdialog', { name: 'Send Nadia Haddad a reset link?' })
      .getByRole('button', { name: 'Send the link' })
      .click();
    await office.page.getByText('Reset link sent to nadia@hearthside.example').waitFor();
    await look(office.page, 'account-of-user-phone');
    await profile.getByRole('button', { name: 'Sign out everywhere' }).click();
    const sure = office.page.getByRole('alertdialog', {
      name: 'Sign Nadia Haddad out everywhere?',
    });
    await sure.getByRole('button', { name: 'Sign out everywhere' }).click();
    await office.page.getByText('Nadia Haddad is signed out on 1 device').waitFor();
    await member.page.getByRole('heading', { name: 'Welcome back, Nadia' }).waitFor();

    const { outbox } = system.portal;
    await member.page.goto(await linkFromMail(outbox, 'nadia@hearthside.example', /new password/i));
    await member.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect([...member.complaints, ...office.complaints]).toEqual([]);
    await Promise.all([member.context.close(), office.context.close()]);
  });
});

describe('the waiting room', () => {
  it('is where a member who asked for another role gets it', async () => {
    const member = await system.visit({ viewport: PHONE });
    const office = await system.visit();
    await signIn(member.page, 'theo@hearthside.example');
    await member.page.goto('/profile');
    await member.page.getByRole('button', { name: 'Request another role' }).click();
    const ask = dialog(member.page, 'Request another role');
    await ask.getByLabel('Role').selectOption('Volunteer');
    await ask.getByRole('button', { name: 'Send' }).click();
    await ask.getByText('Please say why').waitFor();
    await ask.getByLabel('Why').fill('I walk dogs every Saturday.');
    await look(member.page, 'ask-for-role');
    await ask.getByRole('button', { name: 'Send' }).click();
    await member.page.getByText(/you requested the role Volunteer/).waitFor();
    await look(member.page, 'role-asked');

    await signIn(office.page, 'amara@hearthside.example');
    await office.page.getByText(/^In the waiting room: .*1 asks for a role/).waitFor();
    await office.page.goto('/users/waiting');
    await office.page.getByText('I walk dogs every Saturday.').waitFor();
    await look(office.page, 'waiting-room');
    await office.page.getByRole('button', { name: /^Decline .+’s request/ }).click();
    const no = dialog(office.page, /^Decline .+’s request/);
    await no.getByRole('button', { name: 'Decline' }).click();
    await no.getByText('Please say why not').waitFor();
    await no.getByRole('button', { name: 'Cancel' }).click();
    await office.page.getByRole('button', { name: /^Give .* the role$/ }).click();
    const yes = dialog(office.page, /the role Volunteer\?$/);
    await yes.getByLabel('Message to them').fill('Welcome! We start at nine.');
    await look(office.page, 'give-role');
    await yes.getByRole('button', { name: 'Give the role' }).click();
    await office.page.getByText('Role changed to Volunteer').waitFor();
    await office.page.getByText('I walk dogs every Saturday.').waitFor({ state: 'detached' });

    // The open window follows by itself.
    await member.page.getByText(/^Your role is Volunteer\./).waitFor();
    await member.page.goto('/notifications');
    await member.page.getByText('Welcome! We start at nine.').waitFor();
    expect([...member.complaints, ...office.complaints]).toEqual([]);
    await Promise.all([member.context.close(), office.context.close()]);
  });

  it('is where somebody who never confirmed is sent the mail again', async () => {
    const guest = await system.visit();
    const person = {
      firstName: 'Wilma',
      lastName: 'Late',
      email: 'wilma.late@example.com',
      password: 'the heron waits',
    };
    await join(guest.page, person);
    const office = await system.visit({ viewport: PHONE });
    await signIn(office.page, 'jonas@hearthside.example');
    await office.page.goto('/users/waiting');
    await office.page.getByRole('button', { name: 'Resend the email to Wilma Late' }).click();
    await office.page.getByText('Email sent again to wilma.late@example.com').waitFor();
    await look(office.page, 'waiting-room-phone');
    const { outbox } = system.portal;
    const mails = () => mailsAbout(outbox, person.email, /confirm your email/i);
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(2);
    await guest.page.goto(await linkFromMail(outbox, person.email, /confirm your email/i));
    await guest.page.getByLabel('Password', { exact: true }).fill(person.password);
    await look(guest.page, 'confirm-again');
    await guest.page.getByRole('button', { name: /^Confirm/ }).click();
    await guest.page.getByRole('heading', { level: 1, name: /^(Good|Welcome)/ }).waitFor();
    await office.page.reload();
    await office.page.getByText('Wilma Late').first().waitFor();
    await office.page
      .getByRole('button', { name: 'Resend the email to Wilma Late' })
      .waitFor({ state: 'detached' });
    await office.page.getByRole('link', { name: 'Review Wilma Late' }).waitFor();
    expect([...guest.complaints, ...office.complaints]).toEqual([]);
    await Promise.all([guest.context.close(), office.context.close()]);
  });

  it('keeps the focus of an admin who works by keyboard when someone is removed', async () => {
    const guest = await system.visit();
    await join(guest.page, {
      firstName: 'Otto',
      lastName: 'Typo',
      email: 'otto.typo@example.com',
      password: 'the heron waits',
    });
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users/waiting');
    const remove = page.getByRole('button', { name: 'Remove Otto Typo' });
    await remove.press('Enter');
    const sure = page.getByRole('alertdialog', { name: 'Remove Otto Typo?' });
    await sure.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await remove.waitFor({ state: 'detached' });
    const list = page.getByRole('group', { name: 'Who is waiting' });
    await expect.poll(() => list.evaluate((box) => box === document.activeElement)).toBe(true);
    expect([...guest.complaints, ...complaints]).toEqual([]);
    await Promise.all([guest.context.close(), context.close()]);
  });
});
