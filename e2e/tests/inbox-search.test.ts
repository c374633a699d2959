import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, seriousFindings, sidewaysScroll, type Visit } from '../src/browser';
import {
  arrive,
  leave,
  openChat,
  option,
  plantChat,
  plantMessage,
  sees,
  thread,
} from '../src/inbox-steps';
import { HOSTILE_TEXT } from '../src/hostile-corpus';
import { useSystem } from '../src/system';

const system = useSystem();
/** Where the browser is, today may not have begun. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

let rosa: Visit;
let noah: Visit;
let asNoah: ApiMember;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, other] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  asNoah = other;
  chatId = await plantChat(asRosa, [asNoah.id]);
  await plantMessage(asRosa, chatId, 'Zoë’s quillwort medicine is on the shelf behind the door.');
  for (let number = 1; number <= 120; number += 1) {
    await plantMessage(number % 2 ? asNoah : asRosa, chatId, `Evening ${number}.`);
  }
  for (const member of [asRosa, asNoah]) {
    await member.patch(`/inbox/chats/${chatId}/chat-member`, { readUpTo: 2_000_000_000 });
  }
  [rosa, noah] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
});
afterAll(() => leave(rosa, noah));

const dialogOf = (page: Page) => page.getByRole('dialog').last();
const hits = (page: Page) => dialogOf(page).getByRole('link');
const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(text);

async function searchAll(page: Page) {
  await page.getByRole('button', { name: 'Inbox options' }).click();
  await page.getByRole('menuitem', { name: 'Search messages' }).click();
  await dialogOf(page).getByRole('searchbox').waitFor();
}

it('a word said long ago is found in all chats, and a press leads to it among what was said around it', async () => {
  const { page } = rosa;
  await page.goto('/inbox');
  await searchAll(page);
  await look(page, 'inbox-search-empty');
  await page.keyboard.type('zoes quillw');
  const hit = hits(page).filter({ hasText: 'quillwort' });
  await hit.waitFor();
  expect(await hit.innerText()).toMatch(/Noah[\s\S]*You: Zoë’s quillwort medicine/);
  expect(await hit.locator('mark').allInnerTexts()).toEqual(['Zoë’s', 'quillw']);
  expect(await seriousFindings(page)).toEqual([]);
  await look(page, 'inbox-search');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sees(page, 'Zoë’s quillwort medicine is on the shelf behind the door.');
  await sees(page, 'Evening 5.');
  expect(page.url()).toMatch(new RegExp(`/inbox/${chatId}\\?message=\\d+$`));
  await isFocused(page, 'quillwort');
  expect(await thread(page).getByText('Evening 120.').count()).toBe(0);
  await look(page, 'inbox-search-place');
});

it('on a phone one chat is searched by person and day, pages go on, and Back closes it', async () => {
  const { page } = noah;
  await openChat(page, chatId);
  await option(page, 'Search in this chat');
  await dialogOf(page).getByRole('searchbox').fill('evening');
  await hits(page).first().waitFor();
  await expect.poll(() => hits(page).count()).toBe(20);
  await look(page, 'inbox-search-phone');
  await dialogOf(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => hits(page).count()).toBe(40);
  await dialogOf(page).getByRole('button', { name: 'Filters' }).click();
  await dialogOf(page).getByLabel('From', { exact: true }).fill(YESTERDAY);
  await dialogOf(page).getByLabel('To', { exact: true }).fill('2020-01-01');
  await dialogOf(page).getByRole('button', { name: 'Show', exact: true }).click();
  await dialogOf(page).getByText('The end date is before the start date').waitFor();
  await look(page, 'inbox-search-filters-phone');
  await dialogOf(page).getByLabel('To', { exact: true }).fill('');
  await dialogOf(page).getByRole('button', { name: 'Choose a person' }).click();
  await look(page, 'inbox-search-people-phone');
  await dialogOf(page).getByRole('button', { name: /^Rosa/ }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Remove the filter Sent by Rosa/ })
    .waitFor();
  await expect.poll(() => hits(page).filter({ hasText: 'Rosa' }).count()).toBe(20);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await option(page, 'Search in this chat');
  await expect.poll(() => dialogOf(page).getByRole('searchbox').inputValue()).toBe('evening');
  await hits(page).filter({ hasText: 'Evening 84.' }).click();
  await sees(page, 'Evening 84.');
  await isFocused(page, 'Evening 84.');
});

it('what nobody said is not found, and an edited message only by its new words', async () => {
  const { page } = rosa;
  const { message } = await asNoah.post<{ message: { id: number } }>('/inbox/messages', {
    chatId,
    clientId: randomUUID(),
    content: 'The plumbago is out',
  });
  await openChat(page, chatId);
  await option(page, 'Search in this chat');
  const box = dialogOf(page).getByRole('searchbox');
  await box.fill('plumbago');
  await hits(page).filter({ hasText: 'plumbago' }).waitFor();
  await asNoah.patch(`/inbox/chats/${chatId}/messages/${message.id}`, { content: 'It is in' });
  await box.fill('plumbago is');
  await dialogOf(page)
    .getByText(/^No messages match/)
    .waitFor();
  await look(page, 'inbox-search-none');
  await page.keyboard.press('Escape');
});

it('a date leads to the first message of its day, again after scrolling away, and says where there is none', async () => {
  const { page } = rosa;
  await option(page, 'Jump to date');
  const day = dialogOf(page).getByLabel('Day');
  await day.fill('2199-01-01');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText('No messages on Jan 1, 2199 or later.').waitFor();
  await look(page, 'inbox-jump');
  await day.fill('2020-01-01');
  await page.keyboard.press('Enter');
  await sees(page, 'Zoë’s quillwort medicine is on the shelf behind the door.');
  await page.getByText(/^No messages on Jan 1, 2020\. Showing /).waitFor();
  await isFocused(page, 'quillwort');
  await thread(page).hover();
  await page.mouse.wheel(0, 900);
  await option(page, 'Jump to date');
  await day.fill('2020-01-02');
  await page.keyboard.press('Enter');
  await isFocused(page, 'quillwort');
});

it('what looks like a program is text among the results too', async () => {
  const { page } = noah;
  await plantMessage(asNoah, chatId, `wrenbush ${HOSTILE_TEXT.slice(0, 3000)}`);
  await openChat(page, chatId);
  await option(page, 'Search in this chat');
  await dialogOf(page).getByRole('searchbox').fill('wrenbush');
  await hits(page).filter({ hasText: 'wrenbush' }).waitFor();
  const bad = 'script:not([src]), iframe, img[src="x"], a[href^="javascript"], svg[onload]';
  expect(await dialogOf(page).locator(bad).count()).toBe(0);
});
