import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  act,
  arrive,
  composer,
  leave,
  openChat,
  plantChat,
  plantMessage,
  row,
  say,
  sees,
  thread,
} from '../src/inbox-steps';
import { HOSTILE_TEXT } from '../src/hostile-corpus';
import { useSystem } from '../src/system';

const system = useSystem();
/** What a browser itself logs about a missing network. */
const CONNECTION_LOST =
  /(WebSocket connection to 'ws:.* failed|net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_\w+))/;

let rosa: Visit;
let noah: Visit;
let asNoah: ApiMember;
let chatId: number;
let firstId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, other] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  asNoah = other;
  chatId = await plantChat(asRosa, [asNoah.id]);
  const { message } = await asRosa.post<{ message: { id: number } }>('/inbox/messages', {
    chatId,
    clientId: randomUUID(),
    content: 'Where is the spare key?',
  });
  firstId = message.id;
  for (let number = 1; number <= 150; number += 1) {
    await plantMessage(number % 2 ? asNoah : asRosa, chatId, `Evening ${number}.`);
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

const quoteIn = (page: Page, text: string) =>
  thread(page)
    .getByRole('button', { name: /^In reply to/ })
    .filter({ hasText: text });

it('a reply shows the other on their phone what it answers, and a press leads there', async () => {
  await say(noah.page, 'Shall I book the vet for Thursday?');
  await sees(rosa.page, 'Shall I book the vet for Thursday?');
  await act(rosa.page, 'book the vet', 'Reply');
  await rosa.page.getByRole('group', { name: 'Reply' }).getByText('Noah').waitFor();
  await look(rosa.page, 'inbox-reply-writing');
  await expect
    .poll(() => composer(rosa.page).evaluate((box) => box === document.activeElement))
    .toBe(true);
  await say(rosa.page, 'Yes, please');
  await sees(noah.page, 'Yes, please');
  const quote = quoteIn(noah.page, 'book the vet');
  await quote.waitFor();
  await look(noah.page, 'inbox-reply-phone');
  await quote.click();
  await expect
    .poll(() => noah.page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('book the vet');
});

it('a quote of something far back opens the thread around it, and Back and the end are a press away', async () => {
  const { page } = rosa;
  await asNoah.post('/inbox/messages', {
    chatId,
    clientId: randomUUID(),
    content: 'Under the pot',
    replyTo: firstId,
  });
  await quoteIn(page, 'spare key').click();
  await sees(page, 'Where is the spare key?');
  // Its words stand in the quote too, so that seeing them says nothing yet.
  await expect.poll(() => page.url()).toContain(`message=${firstId}`);
  await sees(page, 'Evening 5.');
  expect(await thread(page).getByText('Under the pot').count()).toBe(0);
  await look(page, 'inbox-reply-source');
  await plantMessage(asNoah, chatId, 'Found it?');
  await page.getByRole('button', { name: /^Jump to latest/ }).click();
  await sees(page, 'Found it?');
  await page.reload();
  await sees(page, 'Found it?');
});

it('an edit and a deletion reach the other’s phone at once, in the thread, the quotes and the list', async () => {
  await say(noah.page, 'See you on Fryday');
  await sees(rosa.page, 'See you on Fryday');
  await act(rosa.page, 'Fryday', 'Reply');
  await say(rosa.page, 'Good');
  await quoteIn(noah.page, 'Fryday').waitFor();
  await act(noah.page, 'See you on Fryday', 'Edit');
  const box = noah.page.getByRole('textbox', { name: 'Message', exact: true });
  await look(noah.page, 'inbox-edit-phone');
  await box.fill('See you on Friday');
  await noah.page.getByRole('button', { name: 'Save' }).click();
  await thread(noah.page).getByText('Edited', { exact: true }).waitFor();
  await sees(rosa.page, 'Edited');
  await quoteIn(rosa.page, 'See you on Friday').waitFor();
  await act(rosa.page, 'Good', 'Delete');
  await look(rosa.page, 'inbox-delete-question');
  await rosa.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await sees(noah.page, 'This message was deleted');
  await row(rosa.page, /Noah.*This message was deleted/).waitFor();
  await look(rosa.page, 'inbox-deleted');
  await act(noah.page, 'See you on Friday', 'Delete');
  await noah.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => thread(rosa.page).getByText('This message was deleted').count()).toBe(2);
  await look(noah.page, 'inbox-deleted-phone');
});

it('a reaction is seen by the other at once, by name, and can be removed', async () => {
  await say(rosa.page, 'Bella eats again!');
  await sees(noah.page, 'Bella eats again!');
  await act(noah.page, 'Bella eats again!', 'React');
  await look(noah.page, 'inbox-react-phone');
  await noah.page.getByRole('button', { name: 'Love', exact: true }).click();
  const love = (page: Page) => thread(page).getByRole('button', { name: /^Love: / });
  await love(rosa.page).getByText('Noah').waitFor();
  await love(rosa.page).click();
  await love(noah.page).getByText('You and Rosa').waitFor();
  await look(rosa.page, 'inbox-reactions');
  await love(noah.page).click();
  await love(rosa.page).getByText('You', { exact: true }).waitFor();
  await love(rosa.page).click();
  await love(noah.page).waitFor({ state: 'detached' });
});

it('what changed while a window was away is there once it is back', async () => {
  await say(rosa.page, 'Before the tunnel');
  await sees(noah.page, 'Before the tunnel');
  await noah.context.setOffline(true);
  noah.expectComplaint(CONNECTION_LOST);
  await act(rosa.page, 'Before the tunnel', 'Edit');
  await rosa.page.getByRole('textbox', { name: 'Message', exact: true }).fill('After the tunnel');
  await rosa.page.keyboard.press('Enter');
  await sees(rosa.page, 'After the tunnel');
  expect(await thread(noah.page).getByText('Before the tunnel').count()).toBe(1);
  await noah.context.setOffline(false);
  await sees(noah.page, 'After the tunnel');
});

it('what looks like a program is text in quotes and in edits too', async () => {
  await say(noah.page, 'An edit');
  await sees(rosa.page, 'An edit');
  await act(noah.page, 'An edit', 'Edit');
  await noah.page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill(HOSTILE_TEXT.slice(0, 4000));
  await noah.page.getByRole('button', { name: 'Save' }).click();
  await thread(noah.page).getByText('Edited', { exact: true }).last().waitFor();
  await act(rosa.page, HOSTILE_TEXT.slice(0, 12), 'Reply');
  await say(rosa.page, 'Nothing ran');
  await quoteIn(noah.page, HOSTILE_TEXT.slice(0, 12)).waitFor();
  for (const { page } of [rosa, noah]) {
    const bad = 'script:not([src]), iframe, img[src="x"], a[href^="javascript"], svg[onload]';
    expect(await thread(page).locator(bad).count()).toBe(0);
  }
});
