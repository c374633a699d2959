import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, seriousFindings, type Visit } from '../src/browser';
import {
  arrive,
  leave,
  openChat,
  plantChat,
  plantMessage,
  row,
  sees,
  thread,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();
const WORDS = 'The vet moved to 12 Oak Street.';

let rosa: Visit;
let noah: Visit;
let from: number;
let to: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asRosa, asNoah, asTheo] = await Promise.all([
    apiOf(url, 'rosa'),
    apiOf(url, 'noah'),
    apiOf(url, 'theo'),
  ]);
  from = await plantChat(asRosa, [asTheo.id]);
  to = await plantChat(asRosa, [asNoah.id]);
  await plantMessage(asTheo, from, WORDS);
  [rosa, noah] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
  await Promise.all([openChat(rosa.page, from), openChat(noah.page, to)]);
});
afterAll(() => leave(rosa, noah));

async function openForward() {
  const { page } = rosa;
  const line = thread(page).getByRole('listitem').filter({ hasText: WORDS }).last();
  await line.hover();
  await line.getByRole('button', { name: /^Actions for a message/ }).click();
  await page.getByRole('menuitem', { name: 'Forward', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Forward message' });
  await dialog.getByRole('searchbox').fill('noah');
  await dialog.getByRole('checkbox', { name: /Noah/ }).first().check();
  return dialog;
}

it('a message is forwarded with a comment, and arrives without the name of its author', async () => {
  const dialog = await openForward();
  await dialog.getByRole('textbox', { name: /Comment/ }).fill('For your list');
  await look(rosa.page, 'inbox-forward');
  expect(await seriousFindings(rosa.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
  const said = rosa.page.getByRole('listitem').filter({ hasText: /^Forwarded to .*Noah/ });
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await said.waitFor({ state: 'detached' });
  await sees(noah.page, 'For your list');
  await sees(noah.page, WORDS);
  await thread(noah.page).getByText('Forwarded', { exact: true }).waitFor();
  expect(await thread(noah.page).getByText('Theo').count()).toBe(0);
  await look(noah.page, 'inbox-forward-arrived-phone');
  await row(rosa.page, /Noah/).first().getByText(WORDS).waitFor();
});

it('forwarding is undone from the message about it', async () => {
  const dialog = await openForward();
  const before = await thread(noah.page).getByText('This message was deleted').count();
  await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
  await rosa.page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => thread(noah.page).getByText('This message was deleted').count())
    .toBeGreaterThan(before);
});
