import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  act,
  arrive,
  leave,
  openChat,
  plantChat,
  plantMessage,
  say,
  sees,
  thread,
} from '../src/inbox-steps';
import type { Page } from 'playwright-core';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
let noah: Visit;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, asNoah] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  chatId = await plantChat(asRosa, [asNoah.id]);
  await plantMessage(asRosa, chatId, 'The gate code is 4711.');
  for (let number = 1; number <= 120; number += 1) {
    await plantMessage(number % 2 ? asNoah : asRosa, chatId, `Morning ${number}.`);
  }
  for (const member of [asRosa, asNoah]) {
    await member.patch(`/inbox/chats/${chatId}/chat-member`, { readUpTo: 2_000_000_000 });
  }
  [rosa, noah] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
  await Promise.all([openChat(rosa.page, chatId), openChat(noah.page, chatId)]);
});
afterAll(() => leave(rosa, noah));

const bar = (page: Page) => page.getByRole('region', { name: 'Pinned messages' });

it('a pin is above the thread of the other at once, and after opening it again', async () => {
  await say(rosa.page, 'Vet on Thursday at ten');
  await sees(noah.page, 'Vet on Thursday at ten');
  await act(rosa.page, 'Vet on Thursday', 'Pin');
  await bar(noah.page).getByText('Vet on Thursday at ten').waitFor();
  await thread(noah.page).getByText('Pinned by').waitFor();
  await look(rosa.page, 'inbox-pin');
  await look(noah.page, 'inbox-pin-phone');
  await rosa.page.goto(`/inbox/${chatId}`);
  await bar(rosa.page).getByText('Vet on Thursday at ten').waitFor();
});

it('all pins are a press away, even those whose place is not loaded', async () => {
  const { page } = noah;
  await expect
    .poll(
      async () => {
        await thread(page).evaluate((box) => box.scrollTo(0, 0));
        return thread(page).getByText('The gate code is 4711.').count();
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(1);
  await act(page, 'The gate code is 4711.', 'Pin');
  await bar(rosa.page).getByText('The gate code is 4711.').waitFor();
  await rosa.page.reload();
  await bar(rosa.page).getByRole('button', { name: 'All 2 pinned messages' }).click();
  const dialog = rosa.page.getByRole('dialog', { name: 'Pinned messages' });
  await look(rosa.page, 'inbox-pins-list');
  await dialog.getByRole('button', { name: /The gate code is 4711/ }).click();
  await sees(rosa.page, 'Morning 3.');
  expect(rosa.page.url()).toContain('message=');
  await expect
    .poll(() => rosa.page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('The gate code is 4711.');
  await look(rosa.page, 'inbox-pin-source');
});

it('a member who unpins a message can undo it, and a deleted message is pinned no more', async () => {
  const { page } = noah;
  await bar(page).getByRole('button', { name: 'All 2 pinned messages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pinned messages' });
  await look(page, 'inbox-pins-list-phone');
  const last = dialog.getByRole('listitem').filter({ hasText: 'The gate code' });
  await last.getByRole('button', { name: 'Unpin' }).click();
  await bar(rosa.page).getByRole('button', { name: 'Show pinned messages' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bar(rosa.page).getByRole('button', { name: 'All 2 pinned messages' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await rosa.page.goto(`/inbox/${chatId}`);
  await act(rosa.page, 'Vet on Thursday', 'Delete');
  await rosa.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await bar(page).getByRole('button', { name: 'Show pinned messages' }).waitFor();
  await bar(page).getByText('The gate code is 4711.').waitFor();
});
