import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  arrive,
  composer,
  leave,
  openChat,
  plantChat,
  plantMessage,
  row,
  said,
  say,
  sees,
  thread,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** What a browser itself logs about a server that was killed and about a missing network. */
const CONNECTION_LOST =
  /(WebSocket connection to 'ws:.* failed|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED))/;

describe('a lost connection', () => {
  let rosa: Visit;
  let sam: Visit;
  let ruth: ApiMember;
  let chatId: number;
  beforeAll(async () => {
    const { url } = system.portal;
    const [asRosa, asSam, asRuth] = await Promise.all([
      apiOf(url, 'rosa'),
      apiOf(url, 'sam'),
      apiOf(url, 'ruth'),
    ]);
    ruth = asRuth;
    chatId = await plantChat(asRosa, [asSam.id, ruth.id], 'Kitchen table');
    [rosa, sam] = await Promise.all([
      arrive(system, 'rosa'),
      arrive(system, 'sam', { viewport: PHONE }),
    ]);
    for (const { page, expectComplaint } of [rosa, sam]) {
      expectComplaint(CONNECTION_LOST);
      await openChat(page, chatId);
    }
  });
  afterAll(() => leave(rosa, sam));

  const notes = (page: Page) => said(page, /note \d+/);
  const waiting = (page: Page) =>
    thread(page).getByText('Not sent yet: no connection', { exact: true });
  const away = (page: Page) =>
    page.getByText('What you write will be sent as soon as you’re back online.', { exact: false });
  /** What the server has of the chat, in its order. */
  async function stored() {
    const { messages } = await ruth.get<{ messages: { content: string }[] }>(
      `/inbox/chats/${chatId}?limit=100`,
    );
    return messages.map(({ content }) => content).filter((text) => text.startsWith('note '));
  }
  /** Waits until both show everything the server has: each message once, in the same order, and none pending. */
  async function allAgree(count: number) {
    for (const { page } of [rosa, sam]) {
      await expect.poll(() => waiting(page).count(), { timeout: 30_000 }).toBe(0);
      await expect.poll(() => notes(page), { timeout: 30_000 }).toHaveLength(count);
    }
    const kept = await stored();
    expect(new Set(kept).size).toBe(count);
    expect(await notes(rosa.page)).toEqual(kept);
    expect(await notes(sam.page)).toEqual(kept);
    return kept;
  }

  it('to a server that was killed loses nothing and duplicates nothing', async () => {
    await plantMessage(ruth, chatId, 'note 1');
    await Promise.all([sees(rosa.page, 'note 1'), sees(sam.page, 'note 1')]);
    await system.portal.kill();
    await say(rosa.page, 'note 2');
    await say(rosa.page, 'note 3');
    await say(sam.page, 'note 4');
    await Promise.all([rosa, sam].map(({ page }) => away(page).waitFor()));
    await expect.poll(() => waiting(rosa.page).count()).toBe(2);
    await expect.poll(() => waiting(sam.page).count()).toBe(1);
    await look(rosa.page, 'inbox-away');
    await look(sam.page, 'inbox-away-phone');
    await system.portal.resume();
    for (const number of [5, 6, 7]) await plantMessage(ruth, chatId, `note ${number}`);
    const kept = await allAgree(7);
    const ofOne = (numbers: RegExp) => kept.filter((note) => numbers.test(note));
    expect(ofOne(/[23]/)).toEqual(['note 2', 'note 3']);
    expect(ofOne(/[1567]/)).toEqual(['note 1', 'note 5', 'note 6', 'note 7']);
    await Promise.all([rosa, sam].map(({ page }) => away(page).waitFor({ state: 'detached' })));
    await rosa.page.getByText('Failed to fetch chats').waitFor({ state: 'detached' });
    await say(sam.page, 'note 8');
    await sees(rosa.page, 'note 8');
  });

  it('of the device keeps what was written, through a reload and in every tab, and sends it once', async () => {
    const { context, page } = rosa;
    const tab = await context.newPage();
    await openChat(tab, chatId);
    await context.setOffline(true);
    for (const number of [11, 12, 13]) await say(page, `note ${number}`);
    await waiting(page).first().waitFor();
    await sees(tab, 'note 13');
    await plantMessage(ruth, chatId, 'note 14');
    await sees(sam.page, 'note 14');

    // Online enough for a reload, but no message gets through.
    await context.route('**/api/inbox/messages', (route) => route.abort('connectionrefused'));
    await context.setOffline(false);
    await page.reload();
    await sees(page, 'note 14');
    const last = async () => (await notes(page)).slice(-4);
    await expect.poll(last).toEqual(['note 14', 'note 11', 'note 12', 'note 13']);
    expect((await stored()).slice(-1)).toEqual(['note 14']);
    await page.bringToFront();
    await look(page, 'inbox-waiting');
    await context.unroute('**/api/inbox/messages');
    // The device reports a connection again.
    await context.setOffline(true);
    await context.setOffline(false);
    const kept = await allAgree(12);
    expect(kept.slice(-4)).toEqual(['note 14', 'note 11', 'note 12', 'note 13']);
    expect(await notes(tab)).toEqual(kept);
    await tab.close();
  });

  it('that cuts off the answer to a message leaves the message there once', async () => {
    const { context, page } = rosa;
    let lost = 0;
    const loseOnce = async (route: Route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    };
    await context.route('**/api/inbox/messages', loseOnce, { times: 1 });
    await say(page, 'note 21');
    await say(page, 'note 22');
    const kept = await allAgree(14);
    expect(lost).toBe(1);
    expect(kept.slice(-2)).toEqual(['note 21', 'note 22']);
  });

  it('isn’t needed to save a draft: each chat keeps its own, through a reload too', async () => {
    const { page } = rosa;
    const other = await plantChat(await apiOf(system.portal.url, 'rosa'), [ruth.id]);
    await composer(page).fill('Half of a thought');
    await openChat(page, other);
    expect(await composer(page).inputValue()).toBe('');
    await composer(page).fill('Dear Ruth,');
    await row(page, /Kitchen table/).click();
    await expect.poll(() => composer(page).inputValue()).toBe('Half of a thought');
    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('Half of a thought');
    await row(page, /Ruth Adeyemi/).click();
    await expect.poll(() => composer(page).inputValue()).toBe('Dear Ruth,');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await sees(page, 'Dear Ruth,');
    await page.reload();
    await sees(page, 'Dear Ruth,');
    expect(await composer(page).inputValue()).toBe('');
  });
});
