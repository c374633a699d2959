import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, NARROW, PHONE, seriousFindings, sidewaysScroll, type Visit } from '../src/browser';
import { fileOnDevice } from '../src/help-steps';
import { arrive, leave, openChat, plantChat, row, sees, thread } from '../src/inbox-steps';
import { signIn, signOut } from '../src/steps';
import { useSystem } from '../src/system';

// What a device stores of the inbox, to be read without a connection, and when it goes.
const system = useSystem();
/** What a browser itself logs about a missing network. */
const OFFLINE =
  /(WebSocket connection to 'ws:.* failed|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|INTERNET_DISCONNECTED|FAILED))/;

/** All that the device has of chats, as anybody who opens its developer tools sees it. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const rows: string[] = [];
    let owner = 0;
    for (const name of names.filter((each) => each.startsWith('hearthside.messages'))) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error(name));
      });
      if (database.objectStoreNames.contains('chats')) {
        const found = await new Promise<{ chatId: number; sealed: Uint8Array }[]>((resolve) => {
          const reading = database.transaction('chats').objectStore('chats').getAll();
          reading.onsuccess = () =>
            resolve(reading.result as { chatId: number; sealed: Uint8Array }[]);
        });
        const owners = await new Promise<{ sealed: Uint8Array }[]>((resolve) => {
          const reading = database.transaction('owner').objectStore('owner').getAll();
          reading.onsuccess = () => resolve(reading.result as { sealed: Uint8Array }[]);
        });
        owner = owners[0]?.sealed.length ?? 0;
        rows.push(
          ...found.map(({ chatId, sealed }) => {
            // Another text whenever it was stored again.
            return `${chatId} ${new TextDecoder('latin1').decode(sealed)}`;
          }),
        );
      }
      database.close();
    }
    return { names, rows, owner, local: JSON.stringify({ ...localStorage }) };
  });

/** Waits until all of it was compared with the server: the owner's row then has a time, which makes it longer. */
const isWhole = (page: Page) =>
  expect.poll(async () => (await onDevice(page)).owner, { timeout: 120_000 }).toBeGreaterThan(50);
const rowOf = async (page: Page, chatId: number) =>
  (await onDevice(page)).rows.find((each) => each.startsWith(`${chatId} `));
const asOf = (page: Page) => page.getByText(/^No connection\. Messages as of .+[AP]M\.$/).first();

describe('the inbox on a phone without a connection', () => {
  let rosa: Visit;
  let sam: ApiMember;
  let chatId: number;
  let secretId: number;
  beforeAll(async () => {
    const { url } = system.portal;
    const asRosa = await apiOf(url, 'rosa');
    sam = await apiOf(url, 'sam');
    const ruth = await apiOf(url, 'ruth');
    chatId = await plantChat(asRosa, [sam.id, ruth.id], 'Summer of Biscuit');
    const say = async (content: string) => {
      const { message } = await sam.post<{ message: { id: number } }>('/inbox/messages', {
        chatId,
        clientId: crypto.randomUUID(),
        content,
      });
      return message.id;
    };
    for (let number = 1; number <= 110; number += 1) await say(`postcard ${number}`);
    secretId = await say('The spare key is under the fern');
    await say('See you in September');
    rosa = await arrive(system, 'rosa', { viewport: PHONE });
    rosa.expectComplaint(OFFLINE);
  });
  afterAll(() => leave(rosa));

  it('opens after a reload with what the device has stored, sealed, and says of when that is', async () => {
    const { context, page } = rosa;
    await expect.poll(() => rowOf(page, chatId), { timeout: 60_000 }).toBeTruthy();
    await isWhole(page);
    await fileOnDevice(page, 'stored-inbox-view');
    const stored = await onDevice(page);
    for (const secret of ['postcard', 'spare key', 'Summer of Biscuit'])
      expect([...stored.rows, stored.local].join(' ')).not.toContain(secret);

    await context.setOffline(true);
    await page.goto('/inbox');
    await asOf(page).waitFor();
    await row(page, /Summer of Biscuit.*See you in September/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'inbox-stored-list-phone');
    const search = page.getByPlaceholder('Search...');
    await search.fill('no such chat');
    await page.getByText('No chats match your search. Try a different search term.').waitFor();
    await search.fill('biscuit');
    await row(page, /Summer of Biscuit/).click();
    await sees(page, 'The spare key is under the fern');
    await look(page, 'inbox-stored-thread-phone');
    expect(await seriousFindings(page)).toEqual([]);
    await thread(page).evaluate((box) => box.scrollTo(0, 0));
    await page.getByText('Go online to see older messages.').waitFor();
    await sees(page, 'postcard 13');
    expect(await thread(page).getByText('postcard 12', { exact: true }).count()).toBe(0);
    await look(page, 'inbox-stored-edge-phone');
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1366, height: 800 });
    await look(page, 'inbox-stored-wide');
    await page.setViewportSize(PHONE);
  });

  it('goes on from the server once there is a connection, where its reader is, and without what was deleted', async () => {
    const { context, page } = rosa;
    const asRosa = await apiOf(system.portal.url, 'rosa');
    const unread = async () =>
      (await asRosa.get<{ chat: { unread: number } }>(`/inbox/chats/${chatId}?limit=1`)).chat
        .unread;
    // Reading what is only stored here is no reading.
    expect(await unread()).toBe(112);
    await thread(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await page.getByText('The spare key is under the fern').waitFor();
    const before = await rowOf(page, chatId);
    await sam.delete(`/inbox/chats/${chatId}/messages/${secretId}`);
    await context.setOffline(false);
    await thread(page).getByText('This message was deleted').waitFor({ timeout: 30_000 });
    expect(await page.getByText('The spare key').count()).toBe(0);
    await asOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, chatId), { timeout: 60_000 }).not.toBe(before);

    await context.setOffline(true);
    await page.goto(`/inbox/${chatId}`);
    await asOf(page).waitFor();
    await thread(page).getByText('This message was deleted').waitFor();
    expect(await page.getByText('The spare key').count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('textbox', { name: /^Message to / }).waitFor({ timeout: 30_000 });
  });

  it('shows a chat that was not open yet, and lets the member write in it, which is sent later', async () => {
    const { context, page } = rosa;
    await page.getByRole('link', { name: 'Back to chats' }).click();
    await row(page, /Summer of Biscuit/).waitFor();
    await page.goto('/inbox');
    await row(page, /Summer of Biscuit/).waitFor();
    await context.setOffline(true);
    await row(page, /Summer of Biscuit/).click();
    await asOf(page).waitFor();
    await sees(page, 'See you in September');
    await page.getByRole('textbox', { name: /^Message to / }).fill('Until September then');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Not sent yet: no connection', { exact: true }).waitFor();
    await look(page, 'inbox-stored-writing-phone');
    await context.setOffline(false);
    await asOf(page).waitFor({ state: 'detached', timeout: 30_000 });
    await sees(page, 'Until September then');
    await expect
      .poll(async () => {
        const { messages } = await sam.get<{ messages: { content: string }[] }>(
          `/inbox/chats/${chatId}`,
        );
        return messages.map(({ content }) => content).filter((text) => /^Until/.test(text));
      })
      .toEqual(['Until September then']);
  });

  it('loses a chat with the seat in it, as soon as the device is back online', async () => {
    const { url } = system.portal;
    const [amara, asNoah] = [await apiOf(url, 'amara'), await apiOf(url, 'noah')];
    const trust = await amara.post<{ id: number }>('/trusts', { name: 'Harbor Street Trust' });
    const assignment = { userId: asNoah.id, trustId: trust.id };
    await amara.post('/trusts/assign', assignment);
    const { chats } = await asNoah.get<{ chats: { id: number; name: string }[] }>(
      '/inbox/chats/me?search=Harbor',
    );
    const id = chats.find(({ name }) => name === 'Harbor Street Trust')?.id ?? 0;
    const noah = await arrive(system, 'noah');
    noah.expectComplaint(OFFLINE);
    const { context, page } = noah;
    await expect.poll(() => rowOf(page, id), { timeout: 60_000 }).toBeTruthy();
    await context.setOffline(true);
    await amara.post('/trusts/remove', assignment);
    await context.setOffline(false);
    await expect.poll(() => rowOf(page, id), { timeout: 60_000 }).toBeUndefined();
    await leave(noah);
  });

  it('leaves nothing on the device after the sign-out, and the next member sees none of it', async () => {
    const { context, page } = rosa;
    await page.goto('/profile/device');
    await page.getByRole('switch', { name: /latest messages/, checked: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'profile-device-messages-phone');
    expect((await onDevice(page)).rows.length).toBeGreaterThan(0);
    await page.goto('/');
    await signOut(page);
    await expect
      .poll(async () => (await onDevice(page)).names)
      .not.toContainEqual(expect.stringMatching(/^hearthside\.messages/));
    expect((await onDevice(page)).local).not.toContain('message-key');

    await signIn(page, 'grace@hearthside.example');
    await expect.poll(async () => (await onDevice(page)).local).toContain('message-key');
    await context.setOffline(true);
    await page.goto('/inbox');
    await page
      .getByText(/^(No connection\. Messages|You are offline)/)
      .first()
      .waitFor();
    expect(await page.getByText('Summer of Biscuit').count()).toBe(0);
    await context.setOffline(false);
    await openChat(page, await plantChat(await apiOf(system.portal.url, 'grace'), [sam.id]));
    await page.goto('/profile/device');
    await page.getByRole('switch', { name: /latest messages/ }).click();
    await page.getByText('No messages are kept on this device anymore.').waitFor();
    await expect.poll(async () => (await onDevice(page)).rows.length).toBe(0);
  });
});
