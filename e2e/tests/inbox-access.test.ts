import { describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE } from '../src/browser';
import {
  arrive,
  composer,
  leave,
  openChat,
  option,
  pick,
  plantChat,
  plantMessage,
  row,
  say,
  section,
  sees,
  thread,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('a chat that an admin ends', () => {
  it('can be read in every open window and no longer written in, at once', async () => {
    const { url } = system.portal;
    const [grace, sofia] = await Promise.all([apiOf(url, 'grace'), apiOf(url, 'sofia')]);
    const { id: priyasId } = await apiOf(url, 'priya');
    const chatId = await plantChat(grace, [sofia.id, priyasId], 'Spring fair');
    await plantMessage(grace, chatId, 'The tables are ordered');
    const visits = await Promise.all([
      arrive(system, 'amara'),
      arrive(system, 'grace'),
      arrive(system, 'sofia', { viewport: PHONE }),
    ]);
    const [amara, ...others] = visits;
    await Promise.all(visits.map(({ page }) => openChat(page, chatId)));
    expect(await amara.page.getByRole('button', { name: 'Start New Chat' }).count()).toBe(0);
    await composer(others[0].page).fill('Half a sentence');
    await option(amara.page, 'Close for Everyone');
    const question = amara.page.getByRole('alertdialog', { name: 'End this chat for everyone?' });
    await question.waitFor();
    await look(amara.page, 'inbox-end');
    await question.getByRole('button', { name: 'End Chat' }).click();
    for (const { page } of others) {
      await page.getByText(/^An admin ended this chat on /).waitFor();
      await composer(page).waitFor({ state: 'detached' });
      await sees(page, 'The tables are ordered');
    }
    await row(others[0].page, /Spring fair.*Ended/).waitFor();
    await look(others[0].page, 'inbox-ended');
    await look(others[1].page, 'inbox-ended-phone');
    await expect(plantMessage(sofia, chatId, 'And the chairs?')).rejects.toThrow(/: 4\d\d /);
    await leave(...visits);
  });
});

describe('a member whom staff writes to', () => {
  it('has an inbox from then on without being verified, to read and to answer', async () => {
    const [priya, yuki] = await Promise.all([
      arrive(system, 'priya'),
      arrive(system, 'yuki', { viewport: PHONE }),
    ]);
    await section(yuki.page, 'Home').waitFor();
    expect(await section(yuki.page, 'Inbox').count()).toBe(0);

    await priya.page.goto('/inbox');
    const dialog = await pick(priya.page, 'Yuki Sato');
    await dialog.getByText('Volunteer · Unverified').waitFor();
    expect(await dialog.getByText(/^Only verified users are shown/).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await priya.page.getByRole('heading', { level: 2, name: 'Yuki Sato' }).waitFor();
    await say(priya.page, 'Welcome! May I ask you for one more paper?');

    await section(yuki.page, 'Inbox').click();
    await row(yuki.page, /Priya Raman.*1 unread/).waitFor();
    expect(await yuki.page.getByRole('button', { name: 'Start New Chat' }).count()).toBe(0);
    await look(yuki.page, 'inbox-guest-phone');
    await row(yuki.page, /Priya Raman/).click();
    await sees(yuki.page, 'Welcome! May I ask you for one more paper?');
    await say(yuki.page, 'Gladly.');
    await sees(priya.page, 'Gladly.');
    await leave(priya, yuki);
  });

  it('finds an old chat with staff again, on a desktop too', async () => {
    const priya = await apiOf(system.portal.url, 'priya');
    const { id } = await apiOf(system.portal.url, 'dorothy');
    const chatId = await plantChat(priya, [id]);
    await plantMessage(priya, chatId, 'Good morning, Dorothy');
    const dorothy = await arrive(system, 'dorothy');
    await section(dorothy.page, 'Inbox').click();
    await dorothy.page.waitForURL(`**/inbox/${chatId}`);
    await sees(dorothy.page, 'Good morning, Dorothy');
    expect(await dorothy.page.getByRole('button', { name: 'Start New Chat' }).count()).toBe(0);
    await say(dorothy.page, 'Good morning, Priya');
    await thread(dorothy.page).getByText('Sent', { exact: true }).waitFor();
    await look(dorothy.page, 'inbox-guest');
    await leave(dorothy);
  });
});

describe('the chat of a trust', () => {
  it('leaves the open window of someone who no longer belongs to the trust, at once', async () => {
    const { url } = system.portal;
    const [noah, amara] = await Promise.all([arrive(system, 'noah'), apiOf(url, 'amara')]);
    noah.expectComplaint(/status of 404 .*inbox\/chats/);
    const trust = await amara.post<{ id: number }>('/trusts', { name: 'Quay Street Trust' });
    const assignment = { userId: (await apiOf(url, 'noah')).id, trustId: trust.id };
    await noah.page.goto('/inbox/0');
    await amara.post('/trusts/assign', assignment);
    await row(noah.page, /Quay Street Trust/).click();
    await say(noah.page, 'I have the key of the shed');
    await thread(noah.page).getByText('Sent', { exact: true }).waitFor();
    await amara.post('/trusts/remove', assignment);
    await noah.page.getByText('This chat does not exist, or it is not shared with you.').waitFor();
    await row(noah.page, /Quay Street Trust/).waitFor({ state: 'detached' });
    expect(await noah.page.getByText('I have the key of the shed').count()).toBe(0);
    await leave(noah);
  });
});
