import type { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Refused, type ApiMember } from './api';
import type { Visit } from './browser';
import { signIn } from './steps';
import type { useSystem } from './system';

type System = ReturnType<typeof useSystem>;

/** Signs a demo member in, in a separate window. */
export async function arrive(
  system: System,
  nickname: string,
  options?: Parameters<System['visit']>[0],
) {
  const visit = await system.visit(options);
  await signIn(visit.page, `${nickname}@hearthside.example`);
  return visit;
}

/** Closes windows and checks that they had no unexpected errors. Whoever never arrived has none. */
export async function leave(...visits: (Visit | undefined)[]) {
  for (const visit of visits) {
    expect(visit?.complaints ?? []).toEqual([]);
    await visit?.context.close();
  }
}

/** The messages of the open chat. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** The text field of the open chat. */
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });

/** A chat in the list, by its title and any other text in its row. */
export const row = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: 'Chats' }).getByRole('link', { name: title });

/** A section in the navigation, in the sidebar or the bottom bar. */
export const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .filter({ visible: true });

/** Opens a chat by its address and waits until its messages have loaded. */
export async function openChat(page: Page, chatId: number) {
  await page.goto(`/inbox/${chatId}`);
  await composer(page).waitFor();
}

/** Types a message into the open chat and sends it with the button, as on a phone. */
export async function say(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Waits until a message is in the open thread. */
export const sees = (page: Page, text: string) =>
  thread(page).getByText(text, { exact: true }).waitFor();

/** Every text in the open thread that matches, in order. */
export const said = async (page: Page, pattern: RegExp) =>
  (await thread(page).innerText()).match(new RegExp(pattern, 'g')) ?? [];

/** Chooses from the menu of a message. */
export async function act(page: Page, text: string, action: string) {
  // Its own words, and not a quote of them.
  const words = page.locator('p[dir="auto"]', { hasText: text });
  const line = thread(page).getByRole('listitem').filter({ has: words }).last();
  await line.hover();
  await line.getByRole('button', { name: /^Actions for a message/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses from the options menu of the open chat. */
export async function option(page: Page, name: string) {
  await page.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The dialog for starting a chat, with these people picked. */
export async function pick(page: Page, ...people: string[]) {
  await page.getByRole('button', { name: 'Start New Chat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start New Chat' });
  for (const person of people) {
    await dialog.getByPlaceholder('Search users...').fill(person);
    await dialog.getByRole('checkbox', { name: person }).check();
  }
  return dialog;
}

/** The id of the open chat, once one is open. */
export async function openId(page: Page) {
  await page.waitForURL(/\/inbox\/\d+$/);
  return Number(page.url().split('/').pop());
}

/** The unread count of a member's inbox, from the server. */
export const unreadOf = async (member: ApiMember) =>
  (await member.get<{ unread: number }>('/inbox/state')).unread;

/** Waits until the page's title shows this many unread messages. */
export const titleCounts = (page: Page, count: number) =>
  expect.poll(() => page.title()).toMatch(count > 0 ? new RegExp(`^\\(${count}\\) `) : /^[^(]/);

/** Starts a chat without a browser. Returns the existing one if these people already have it. */
export async function plantChat(starter: ApiMember, memberIds: number[], name?: string) {
  const asked = { memberIds, ...(name && { name }) };
  const started = starter.post<{ chat: { id: number } }>('/inbox/chats', asked);
  return started.then(
    ({ chat }) => chat.id,
    (error: unknown) => {
      if (error instanceof Refused && error.details.chatId) return Number(error.details.chatId);
      throw error;
    },
  );
}

/** Sends a message without a browser. */
export const plantMessage = (
  sender: ApiMember,
  chatId: number,
  content: string,
  attachments: number[] = [],
) =>
  sender.post<{ message: { id: number } }>('/inbox/messages', {
    chatId,
    clientId: randomUUID(),
    content,
    attachments,
  });

/** Uploads a file without a browser, to be sent with a message. */
export async function plantFile(sender: ApiMember, chatId: number, name: string, bytes: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return (await sender.post<{ id: number }>(`/inbox/chats/${chatId}/files`, form)).id;
}

/** The topmost message that is completely visible, or the given one, and its position on the screen. */
export const topLine = (page: Page, message?: string) =>
  thread(page).evaluate((box, wanted) => {
    const edge = box.getBoundingClientRect().top;
    const lines = Array.from(box.querySelectorAll<HTMLElement>('[data-message]'));
    const line = lines.find((each) =>
      wanted ? each.dataset.message === wanted : each.getBoundingClientRect().top >= edge,
    );
    return { message: line?.dataset.message, y: line?.getBoundingClientRect().top ?? NaN };
  }, message);
