import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { look, PHONE, type Visit } from '../src/browser';
import { arrive, composer, leave, sees } from '../src/inbox-steps';
import { openPet } from '../src/pet-steps';
import { useSystem } from '../src/system';

const system = useSystem();
const visits: Visit[] = [];
afterAll(() => leave(...visits));

async function come(nickname: string, options?: Parameters<typeof arrive>[2]) {
  const visit = await arrive(system, nickname, options);
  // Two who have a chat already open that one.
  visit.expectComplaint(/status of 409 .*inbox\/chats/);
  visits.push(visit);
  return visit.page;
}

const messageTo = (page: Page, name: string) =>
  page.getByRole('button', { name: `Message ${name}`, exact: true });

/** Writes with the keyboard alone: the composer has the focus already. */
async function writes(page: Page, text: string) {
  await composer(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Message to /);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await sees(page, text);
}

it('an owner writes from a pet’s page to the caretaker, and finds the same chat there again', async () => {
  const page = await come('rosa');
  const pet = await openPet(page, 'Biscuit');
  const team = page.getByRole('region', { name: 'Care team Contact Information' });
  await team.scrollIntoViewIfNeeded();
  await look(page, 'message-person-pet');
  await messageTo(page, 'Sam Delgado').focus();
  await page.keyboard.press('Enter');
  await writes(page, 'Could you take Biscuit on Friday?');
  const chat = page.url();
  expect(chat).toMatch(/\/inbox\/\d+$/);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(pet);
  await messageTo(page, 'Sam Delgado').dblclick();
  await sees(page, 'Could you take Biscuit on Friday?');
  expect(page.url()).toBe(chat);
  await page.goto('/caregivers');
  await messageTo(page, 'Sam Delgado').waitFor();
  await look(page, 'message-person-caregivers');
  await messageTo(page, 'Sam Delgado').click();
  await writes(page, 'From nine on, please.');
  expect(page.url()).toBe(chat);
});

it('an employee writes from the directory on a phone', async () => {
  const page = await come('priya', { viewport: PHONE, colorScheme: 'dark' });
  await page.goto('/directory?role=caretaker');
  await messageTo(page, 'Sam Delgado').waitFor();
  await look(page, 'message-person-directory-phone');
  await messageTo(page, 'Sam Delgado').click();
  // On a touch screen Enter is a new line.
  await composer(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Message to /);
  await page.keyboard.type('Welcome to the team');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sees(page, 'Welcome to the team');
  await page.goto('/directory?role=attorney');
  await page.getByRole('row').nth(1).waitFor();
  // Attorneys have no inbox. Those who are not verified are reached by staff, whatever their role.
  const offered = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Message / }) });
  expect(await offered.filter({ hasNotText: 'Unverified' }).count()).toBe(0);
});

it('an admin writes from Users, from a trust and from a submission, in the chat with the office', async () => {
  const page = await come('amara');
  await page.goto('/users?search=Sam+Delgado');
  await page.getByRole('link', { name: 'Sam Delgado', exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'User Profile' });
  await messageTo(page, 'Sam Delgado').waitFor();
  await look(page, 'message-person-user');
  await profile.getByRole('button', { name: 'Message Sam Delgado' }).click();
  await writes(page, 'Your papers have come.');
  await page.getByRole('heading', { name: 'Sam Delgado and the team' }).waitFor();
  const chat = page.url();
  await page.goBack();
  await profile.waitFor();

  await page.goto('/trusts');
  await page.getByRole('link', { name: 'Marchetti' }).first().click();
  await page.getByRole('region', { name: 'People' }).scrollIntoViewIfNeeded();
  await messageTo(page, 'Sam Delgado').waitFor();
  await look(page, 'message-person-trust');
  await page.setViewportSize(PHONE);
  await page.getByRole('region', { name: 'People' }).scrollIntoViewIfNeeded();
  await look(page, 'message-person-trust-phone');
  await messageTo(page, 'Sam Delgado').click();
  await sees(page, 'Your papers have come.');
  expect(page.url()).toBe(chat);

  await page.goto('/admin-forms?tab=submissions');
  await page.getByRole('button', { name: /^View/ }).first().click();
  const submission = page.getByRole('dialog');
  const message = submission.getByRole('button', { name: /^Message / });
  await message.waitFor();
  await look(page, 'message-person-submission-phone');
  const name = (await message.getAttribute('aria-label'))?.replace('Message ', '');
  await message.click();
  await composer(page).waitFor();
  await page.getByRole('heading', { name: `${name} and the team` }).waitFor();
});
