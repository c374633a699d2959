import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE } from '../src/browser';
import {
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
const HEBREW = 'שלום, מתי נפגשים?';

/** The numbers of the messages whose ends are visible. */
const shown = (page: Page) =>
  thread(page).evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return Array.from(box.querySelectorAll<HTMLElement>('[data-message]'))
      .filter((line) => {
        const end = line.getBoundingClientRect().bottom;
        return end > top && end <= bottom + 24;
      })
      .map((line) => Number(/Note (\d+)/.exec(line.innerText)?.[1]));
  });

it('60 unread messages opened on a phone count as read as far as they were shown', async () => {
  const { url } = system.portal;
  const [rosa, noah] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  const chatId = await plantChat(rosa, [noah.id, (await apiOf(url, 'sam')).id], 'Notes');
  for (let number = 1; number <= 60; number += 1) {
    await plantMessage(noah, chatId, `Note ${number}`);
  }
  const before = (await unreadOf(rosa)) - 60;
  const visit = await arrive(system, 'rosa', { viewport: PHONE });
  const { page } = visit;
  await openChat(page, chatId);
  await thread(page).getByText('60 new messages').waitFor();
  const first = await shown(page);
  expect(first[0]).toBe(1);
  expect(first.length).toBeLessThan(30);
  await look(page, 'inbox-unread-phone');
  const left = () => unreadOf(rosa).then((unread) => unread - before);
  await expect.poll(left).toBe(60 - first.at(-1)!);

  await page.getByRole('button', { name: /^Jump to latest/ }).click();
  await expect.poll(async () => (await shown(page)).at(-1)).toBe(60);
  const last = await shown(page);
  const passed = last[0]! - first.at(-1)! - 1;
  await page.getByRole('button', { name: `${passed} unread above` }).click();
  await expect.poll(async () => (await shown(page)).includes(first.at(-1)! + 1)).toBe(true);
  expect(await left()).toBeGreaterThan(0);
  while ((await shown(page)).at(-1) !== 60) {
    const seen = (await shown(page)).at(-1)!;
    const further = async () => {
      await thread(page).evaluate((box) => (box.scrollTop += box.clientHeight / 2));
      return (await shown(page)).at(-1);
    };
    await expect.poll(further).toBeGreaterThan(seen);
  }
  await expect.poll(left).toBe(0);
  await leave(visit);
});

it('a Hebrew and an English writer each read what they write in its own direction', async () => {
  const { url } = system.portal;
  const [rosa, fatima] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'fatima')]);
  const chatId = await plantChat(rosa, [fatima.id]);
  const visit = await arrive(system, 'rosa');
  const { page } = visit;
  await openChat(page, chatId);
  await plantMessage(fatima, chatId, HEBREW);
  await sees(page, HEBREW);
  await composer(page).fill(HEBREW);
  expect(await composer(page).evaluate((box) => box.matches(':dir(rtl)'))).toBe(true);
  await say(page, 'At ten. OK?');
  await sees(page, 'At ten. OK?');
  const direction = (text: string) =>
    thread(page)
      .getByText(text, { exact: true })
      .evaluate((line) => (line.matches(':dir(rtl)') ? 'rtl' : 'ltr'));
  expect([await direction(HEBREW), await direction('At ten. OK?')]).toEqual(['rtl', 'ltr']);
  await plantMessage(fatima, chatId, HEBREW);
  const preview = row(page, /Fatima/)
    .getByText(HEBREW)
    .last();
  await preview.waitFor();
  expect(await preview.evaluate((words) => words.matches(':dir(rtl)'))).toBe(true);
  await look(page, 'inbox-hebrew');
  await leave(visit);
});
