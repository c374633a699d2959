import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { arrive, leave, openChat, plantChat, row, say, sees, thread } from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
let noah: Visit;
let amara: Visit;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, asNoah] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
  chatId = await plantChat(asRosa, [asNoah.id]);
  [rosa, noah, amara] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
    arrive(system, 'amara'),
  ]);
  await Promise.all([openChat(rosa.page, chatId), openChat(noah.page, chatId)]);
});
afterAll(() => leave(rosa, noah, amara));

it('a message is reported from a phone, and an admin finds it in the inbox and goes to its place', async () => {
  const words = 'You should be ashamed of yourself.';
  await say(rosa.page, words);
  await sees(noah.page, words);
  const { page } = noah;
  const line = thread(page).getByRole('listitem').filter({ hasText: words }).last();
  await line.getByRole('button', { name: /^Actions for a message/ }).click();
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await dialog.getByText('Please say what\u2019s wrong with this message.').waitFor();
  await dialog.getByRole('textbox').fill('This is no way to talk to me.');
  await look(page, 'inbox-report-phone');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Report sent').waitFor();
  await look(page, 'inbox-report-arrived-phone');
  await amara.page.goto('/inbox');
  await row(amara.page, /Noah.*I’m reporting this message/).click();
  await thread(amara.page).getByText('My reason: This is no way to talk to me.').waitFor();
  await look(amara.page, 'inbox-report-office');
  const link = thread(amara.page).getByRole('link', { name: new RegExp(`/inbox/${chatId}\\?`) });
  await link.last().click();
  await amara.page.waitForURL(new RegExp(`/inbox/${chatId}\\?message=`));
  await sees(amara.page, words);
  expect(amara.context.pages()).toHaveLength(1);
  // Whoever asks for a new tab gets one.
  await amara.page.goBack();
  const [tab] = await Promise.all([
    amara.context.waitForEvent('page'),
    link.last().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await sees(tab, words);
  await tab.close();
});
