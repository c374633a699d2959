import { expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE } from '../src/browser';
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
  unreadOf,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** A chat of two demo members. */
async function chatOf(...nicknames: ['rosa', 'noah' | 'sam']) {
  const [one, other] = await Promise.all(nicknames.map((name) => apiOf(system.portal.url, name)));
  return { one: one!, other: other!, chatId: await plantChat(one!, [other!.id]) };
}

it('the arrow up in an empty field of a chat edits what was sent last, by the keyboard alone', async () => {
  const { chatId } = await chatOf('rosa', 'noah');
  const { page, ...visit } = await arrive(system, 'rosa');
  await openChat(page, chatId);
  await say(page, 'Walk at sevn');
  await sees(page, 'Walk at sevn');
  // What is still on its way is edited by nothing.
  await thread(page).getByText('Sent', { exact: true }).waitFor();
  await composer(page).focus();
  await page.keyboard.press('ArrowUp');
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect.poll(() => box.inputValue()).toBe('Walk at sevn');
  await look(page, 'inbox-edit-last');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Walk at seven');
  await page.keyboard.press('Enter');
  await sees(page, 'Walk at seven');
  const isBack = () => composer(page).evaluate((field) => field === document.activeElement);
  await expect.poll(isBack).toBe(true);
  await leave({ page, ...visit });
});

it('code in a chat stays as it was typed on a phone, and its text can be copied', async () => {
  const { other, chatId } = await chatOf('rosa', 'noah');
  const CODE = 'Set it like this:\n```\nif (dose > 2)\n    stop()\n```\nand press `Save`';
  await plantMessage(other, chatId, CODE);
  const { page, context, ...visit } = await arrive(system, 'rosa', { viewport: PHONE });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, chatId);
  await thread(page).locator('code', { hasText: 'stop()' }).waitFor();
  const block = thread(page).locator('code', { hasText: 'stop()' });
  expect(await block.innerText()).toBe('if (dose > 2)\n    stop()');
  await thread(page).locator('code', { hasText: 'Save' }).waitFor();
  await look(page, 'inbox-code-phone');
  await act(page, 'Set it like this', 'Copy text');
  await page.getByText('Text copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await leave({ page, context, ...visit });
});

it('what is marked as unread in an open chat stays unread until the chat is opened again', async () => {
  const { one, other, chatId } = await chatOf('rosa', 'sam');
  const visit = await arrive(system, 'rosa');
  const { page } = visit;
  // The demo has unread messages in other chats.
  const others = await unreadOf(one);
  const unread = async () => (await unreadOf(one)) - others;
  for (const hour of [1, 2, 3]) await plantMessage(other, chatId, `Hour ${hour}`);
  await openChat(page, chatId);
  await sees(page, 'Hour 3');
  await expect.poll(unread).toBe(0);
  await act(page, 'Hour 2', 'Mark as unread from here');
  await page.getByText('Marked as unread').waitFor();
  await expect.poll(unread).toBe(2);
  await look(page, 'inbox-marked-unread');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await unread()).toBe(2);
  await page.goto('/inbox');
  await row(page, /Sam Delgado/).click();
  await thread(page).getByText('2 new messages').waitFor();
  await expect.poll(unread).toBe(0);
  await leave(visit);
});

it('a link to the portal in a chat opens in the same window, and Back leads to the chat', async () => {
  const { other, chatId } = await chatOf('rosa', 'noah');
  await plantMessage(other, chatId, `Look here: ${system.portal.url}/help`);
  const visit = await arrive(system, 'rosa');
  const { page, context } = visit;
  await openChat(page, chatId);
  const before = context.pages().length;
  await thread(page).getByRole('link', { name: /help$/ }).last().click();
  await page.getByRole('heading', { level: 1, name: /Help/ }).waitFor();
  expect(context.pages()).toHaveLength(before);
  await page.goBack();
  await composer(page).waitFor();
  await leave(visit);
});
