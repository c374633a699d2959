import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  arrive,
  leave,
  openChat,
  option,
  plantChat,
  plantMessage,
  row,
  say,
  sees,
  thread,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
let sam: Visit;
let asSam: ApiMember;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, asNoah, asPriya] = await Promise.all([
    apiOf(url, 'rosa'),
    apiOf(url, 'noah'),
    apiOf(url, 'priya'),
  ]);
  asSam = await apiOf(url, 'sam');
  chatId = await plantChat(asRosa, [asNoah.id, asPriya.id], 'Moss in winter');
  await plantMessage(asNoah, chatId, 'The spare key is under the pot.');
  [rosa, sam] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'sam', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
  await openChat(rosa.page, chatId);
});
afterAll(() => leave(rosa, sam));

it('a member is added who sees what comes from now on, at once', async () => {
  await sam.page.goto('/inbox');
  const { page } = rosa;
  await option(page, 'Add people');
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByPlaceholder('Search users...').fill('Sam Delgado');
  await dialog.getByRole('checkbox', { name: 'Sam Delgado' }).check();
  expect(await dialog.getByRole('radio', { name: 'Messages from now on' }).isChecked()).toBe(true);
  await look(page, 'inbox-group-add');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await thread(page).getByText('Sam Delgado').waitFor();

  await row(sam.page, /Moss in winter/).click();
  await say(page, 'Welcome, Sam');
  await sees(sam.page, 'Welcome, Sam');
  await thread(sam.page).getByText('You see messages from now on.').waitFor();
  expect(await thread(sam.page).getByText('The spare key').count()).toBe(0);
  expect(await thread(page).getByText('The spare key').count()).toBe(1);
  await look(sam.page, 'inbox-group-phone');
});

it('a new name is in both windows at once, and can be undone', async () => {
  const { page } = rosa;
  await option(page, 'Group settings');
  const dialog = page.getByRole('dialog', { name: 'Group settings' });
  await dialog.getByRole('textbox').fill('Moss in spring');
  await look(page, 'inbox-group-settings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await sam.page.getByRole('heading', { name: 'Moss in spring' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await sam.page.getByRole('heading', { name: 'Moss in winter' }).waitFor();
});

it('a member who leaves no longer has the chat, and the others see that they left', async () => {
  const { page } = sam;
  sam.expectComplaint(/status of 404 .*inbox\/chats/);
  await option(page, 'Leave group');
  const dialog = page.getByRole('alertdialog');
  await look(page, 'inbox-group-leave-phone');
  await dialog.getByRole('button', { name: 'Leave group' }).click();
  await page.waitForURL(/\/inbox$/);
  await row(page, /Moss in winter/).waitFor({ state: 'detached' });
  await thread(rosa.page).getByText(' left the group').waitFor();
  await expect(asSam.get(`/inbox/chats/${chatId}`)).rejects.toMatchObject({ status: 404 });
});
