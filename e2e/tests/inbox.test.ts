import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, NARROW, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import {
  arrive,
  composer,
  leave,
  openChat,
  openId,
  option,
  pick,
  row,
  said,
  say,
  section,
  sees,
  thread,
  titleCounts,
  unreadOf,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('two people in two browsers', () => {
  let rosa: Visit;
  let sam: Visit;
  let samsApi: ApiMember;
  let chatId: number;
  beforeAll(async () => {
    [rosa, sam, samsApi] = await Promise.all([
      arrive(system, 'rosa'),
      arrive(system, 'sam', { viewport: PHONE }),
      apiOf(system.portal.url, 'sam'),
    ]);
    // Creating a chat that already exists is refused, and the browser itself logs that.
    rosa.expectComplaint(/status of 409 .*inbox\/chats/);
  });
  afterAll(() => leave(rosa, sam));

  it('start a chat from the picker, and are led to the same chat the next time', async () => {
    const { page } = rosa;
    await section(page, 'Inbox').click();
    const dialog = await pick(page);
    await dialog.getByText('Only verified users are shown.', { exact: false }).waitFor();
    await dialog.getByText('0 users selected').waitFor();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('Please select at least one user to chat with').waitFor();
    await dialog.getByPlaceholder('Search users...').fill('sam@hearthside');
    await dialog.getByRole('checkbox', { name: 'Sam Delgado' }).check();
    await dialog.getByText('1 user selected').waitFor();
    await look(page, 'inbox-picker');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Sam Delgado' }).waitFor();
    chatId = await openId(page);
    await composer(page).waitFor();

    await page.goto('/inbox');
    const again = await pick(page, 'Sam Delgado');
    await again.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('A chat already exists with this user').first().waitFor();
    await page.waitForURL(`**/inbox/${chatId}`);
  });

  it('write to each other without a reload, and see who types, what is unread and what was seen', async () => {
    await openChat(sam.page, chatId);
    await sam.page.getByRole('link', { name: 'Back to chats' }).click();
    await expect.poll(() => row(sam.page, 'Rosa Marchetti').innerText()).not.toMatch(/unread/);
    const others = await unreadOf(samsApi);
    await titleCounts(sam.page, others);

    // Enter sends, Shift+Enter starts a new line.
    await composer(rosa.page).focus();
    await rosa.page.keyboard.type('Are you at home tonight?');
    await rosa.page.keyboard.press('Enter');
    await rosa.page.keyboard.type('I would bring');
    await rosa.page.keyboard.press('Shift+Enter');
    await rosa.page.keyboard.type('Biscuit by.');
    await rosa.page.keyboard.press('Enter');
    await sees(rosa.page, 'I would bring Biscuit by.');
    expect(await composer(rosa.page).inputValue()).toBe('');
    await thread(rosa.page).getByText('Sent', { exact: true }).waitFor();

    await row(sam.page, /Rosa Marchetti.*I would bring Biscuit by\..*2 unread/).waitFor();
    await titleCounts(sam.page, others + 2);
    await expect
      .poll(() => section(sam.page, 'Inbox').innerText())
      .toMatch(new RegExp(`${others + 2}\\s+unread`));
    await look(sam.page, 'inbox-list-phone');
    await row(sam.page, /Rosa Marchetti/).click();
    await thread(sam.page).getByText('2 new messages').waitFor();
    await sees(sam.page, 'Are you at home tonight?');
    await thread(rosa.page).getByText('Seen by Sam Delgado').waitFor();
    await rosa.page.getByRole('button', { name: /Here now/ }).waitFor();
    await look(sam.page, 'inbox-thread-phone');

    await composer(sam.page).pressSequentially('I am, come by');
    await thread(rosa.page).getByText('Sam is typing').waitFor();
    await look(rosa.page, 'inbox-thread');
    await sam.page.getByRole('button', { name: 'Send', exact: true }).click();
    await sees(rosa.page, 'I am, come by');
    await thread(rosa.page).getByText('Sam is typing').waitFor({ state: 'detached' });
    await thread(sam.page).getByText('Seen by Rosa Marchetti').waitFor();
    expect(await said(sam.page, /tonight|Biscuit by|come by/)).toEqual(
      await said(rosa.page, /tonight|Biscuit by|come by/),
    );
  });

  it('are notified of what came while they were elsewhere, in the ways they chose', async () => {
    const { page } = rosa;
    const rosasApi = await apiOf(system.portal.url, 'rosa');
    await section(page, 'Directory').click();
    await page.getByRole('heading', { level: 1, name: 'Directory' }).waitFor();
    const others = await unreadOf(rosasApi);
    for (const text of ['First', 'Second', 'Third']) await say(sam.page, text);
    await titleCounts(page, others + 3);
    await expect
      .poll(() => section(page, 'Inbox').innerText())
      .toMatch(new RegExp(`${others + 3}\\s+unread`));
    await look(page, 'inbox-badge');
    await section(page, 'Inbox').click();
    await page.waitForURL(`**/inbox/${chatId}`);
    await thread(page).getByText('3 new messages').waitFor();
    expect(await said(page, /First|Second|Third/)).toEqual(['First', 'Second', 'Third']);
    await titleCounts(page, others);

    const toggle = page.getByRole('button', { name: 'Notifications of this chat' });
    const isOn = async () => ((await toggle.getAttribute('aria-label')) ?? '').endsWith('On');
    await expect.poll(isOn).toBe(true);
    await toggle.click();
    await page.getByRole('menuitem', { name: /Mute until I turn it back on/ }).click();
    await expect.poll(isOn).toBe(false);
    await expect
      .poll(() =>
        row(page, /Sam Delgado/)
          .getByLabel('Muted')
          .count(),
      )
      .toBe(1);
    await page.goto('/inbox/0');
    await row(page, /Sam Delgado/).waitFor();
    await say(sam.page, 'Fourth, quietly');
    await row(page, /Sam Delgado.*Fourth, quietly.*1 unread/).waitFor();
    expect(await unreadOf(rosasApi)).toBe(others);
    await titleCounts(page, others);
    await row(page, /Sam Delgado/).click();
    await toggle.click();
    await page.getByRole('menuitem', { name: 'Turn notifications on' }).click();
    await expect.poll(isOn).toBe(true);
  });

  it('find a chat by the role of its members, and see who has left the portal', async () => {
    const { page } = rosa;
    await page.getByRole('button', { name: /Here now/ }).waitFor();
    await sam.page.goto('about:blank');
    const search = page.getByPlaceholder('Search...');
    await search.fill('caretaker');
    await row(page, /Sam Delgado/).waitFor();
    await search.fill('caretakerly');
    await page
      .getByText('No chats match your search. Try a different search term.')
      .first()
      .waitFor();
    await search.fill('');
    await row(page, /Sam Delgado/).waitFor();
    await page.getByRole('button', { name: /Here now/ }).waitFor({ state: 'detached' });
    await sam.page.goto('/inbox');
    await page.getByRole('button', { name: /Here now/ }).waitFor();
  });

  it('start a group with a name, which the others have at once', async () => {
    const { page } = rosa;
    const dialog = await pick(page, 'Sam Delgado', 'Fatima Zahra');
    await dialog.getByText('2 users selected').waitFor();
    const name = dialog.getByRole('textbox', { name: /Name of the group/ });
    expect(await name.getAttribute('placeholder')).toBe('Rosa, Sam, Fatima');
    await name.fill('Walk at the lake');
    await look(page, 'inbox-picker-group');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Chat created successfully!').first().waitFor();
    await page.getByRole('heading', { level: 2, name: 'Walk at the lake' }).waitFor();
    await page
      .getByRole('button', { name: 'Sam Delgado (Caretaker), Fatima Zahra (Volunteer) and you' })
      .waitFor();
    await thread(page).getByText('No messages yet').waitFor();
    await row(sam.page, /Walk at the lake.*Group/).waitFor();
    await say(page, 'Sunday at ten?');
    await row(sam.page, /Walk at the lake.*Rosa: Sunday at ten\?.*1 unread/).waitFor();
    await option(page, 'Members');
    const info = page.getByRole('complementary', { name: 'Chat Info' });
    await info.getByRole('heading', { name: 'Admins, in every chat' }).waitFor();
    await info.getByText('Amara Hale').waitFor();
    await look(page, 'inbox-members');
    await info.getByRole('button', { name: 'Hide chat info' }).click();
  });

  it('close a chat for themselves, undo that, and get it back with a new message', async () => {
    const { page } = rosa;
    await sam.page.goto('/inbox');
    await row(sam.page, /Walk at the lake/).click();
    await composer(sam.page).waitFor();
    await option(page, 'Close Chat');
    const toast = page.getByText('Chat closed successfully').first();
    await toast.waitFor();
    await row(page, /Walk at the lake/).waitFor({ state: 'detached' });
    await look(page, 'inbox-closed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, /Walk at the lake/).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Walk at the lake' }).waitFor();

    await option(page, 'Close Chat');
    await row(page, /Walk at the lake/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Inbox options' }).click();
    await page.getByRole('menuitem', { name: 'Closed chats' }).click();
    await row(page, /Walk at the lake/).waitFor();
    await page.getByRole('button', { name: 'Back to all chats' }).click();
    await row(page, /Sam Delgado/).waitFor();
    expect(await row(page, /Walk at the lake/).count()).toBe(0);
    await sees(sam.page, 'Sunday at ten?');
    await say(sam.page, 'Sunday it is');
    await row(page, /Walk at the lake.*Sam: Sunday it is/).click();
    await sees(page, 'Sunday it is');
    expect(await said(page, /Sunday at ten\?|Sunday it is/)).toEqual([
      'Sunday at ten?',
      'Sunday it is',
    ]);
  });

  it('have a list and a thread that fit the narrowest screen', async () => {
    const { page } = sam;
    await page.setViewportSize(NARROW);
    await look(page, 'inbox-thread-narrow');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Back to chats' }).click();
    await row(page, /Walk at the lake/).waitFor();
    await look(page, 'inbox-list-narrow');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(PHONE);
  });
});
