import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  arrive,
  composer,
  leave,
  openChat,
  plantChat,
  row,
  say,
  sees,
  thread,
  unreadOf,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
let noah: Visit;
let asNoah: ApiMember;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, other, asSam] = await Promise.all(
    ['rosa', 'noah', 'sam'].map((nickname) => apiOf(url, nickname)),
  );
  asNoah = other!;
  chatId = await plantChat(asRosa!, [asNoah.id, asSam!.id], 'Evening walks');
  [rosa, noah] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
  await openChat(rosa.page, chatId);
});
afterAll(() => leave(rosa, noah));

it('a member who is mentioned is notified even in a chat whose notifications are off', async () => {
  await asNoah.patch(`/inbox/chats/${chatId}/chat-member`, { notifications: false });
  const before = await unreadOf(asNoah);
  const { page } = rosa;
  await say(page, 'Who walks tonight?');
  await sees(page, 'Who walks tonight?');
  await composer(page).pressSequentially('Can you, @no');
  const list = page.getByRole('listbox', { name: 'People to mention' });
  await list.getByRole('option', { name: /Noah/ }).waitFor();
  await look(page, 'inbox-mention-list');
  await page.keyboard.press('Enter');
  const box = page.getByLabel(/^Message to /);
  expect(await box.inputValue()).toMatch(/^Can you, @Noah \S+ $/);
  await box.pressSequentially('please?');
  await page.keyboard.press('Enter');
  await thread(page)
    .locator('bdi', { hasText: /^@Noah / })
    .waitFor();
  await expect.poll(() => unreadOf(asNoah)).toBe(before + 1);
  await noah.page.goto('/inbox');
  await row(noah.page, /Evening walks.*mentions you/).waitFor();
  await look(noah.page, 'inbox-mention-row-phone');
  await row(noah.page, /Evening walks/).click();
  await thread(noah.page)
    .locator('bdi', { hasText: /^@Noah / })
    .waitFor();
  await look(noah.page, 'inbox-mention-phone');
  await expect.poll(() => unreadOf(asNoah)).toBe(before);
});

it('a member is chosen on a phone by a press, and Escape leaves the text as it is', async () => {
  const { page } = noah;
  const box = page.getByLabel(/^Message to /);
  await box.pressSequentially('Yes, @ro');
  await look(page, 'inbox-mention-list-phone');
  await page.getByRole('option', { name: /Rosa/ }).click();
  expect(await box.inputValue()).toMatch(/^Yes, @Rosa \S+ $/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const own = thread(rosa.page).locator('bdi', { hasText: /^@Rosa / });
  await own.waitFor();
  await look(rosa.page, 'inbox-mention-own');
  const ofRosa = rosa.page.getByLabel(/^Message to /);
  await ofRosa.pressSequentially('@');
  await rosa.page.getByRole('listbox').waitFor();
  await rosa.page.keyboard.press('Escape');
  await rosa.page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await ofRosa.inputValue()).toBe('@');
  await ofRosa.fill('');
});
