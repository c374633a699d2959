import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  arrive,
  composer,
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

let noah: Visit;
let amara: Visit;
let chatId: number;

beforeAll(async () => {
  const { url } = system.portal;
  const [asNoah, asAmara] = await Promise.all([apiOf(url, 'noah'), apiOf(url, 'amara')]);
  chatId = await plantChat(asNoah, [asAmara.id]);
  [noah, amara] = await Promise.all([
    arrive(system, 'noah', { viewport: PHONE, colorScheme: 'dark' }),
    arrive(system, 'amara'),
  ]);
});
afterAll(() => leave(noah, amara));

it('a member writes, and an admin finds who waits, assigns, notes, and answers by a saved answer', async () => {
  await openChat(noah.page, chatId);
  await say(noah.page, 'When may I visit the foster home?');
  await sees(noah.page, 'When may I visit the foster home?');
  const { page } = amara;
  await page.goto('/inbox?view=waiting');
  await row(page, /Noah.*When may I visit.*Waiting/).click();
  await composer(page).waitFor();
  await look(page, 'inbox-office-waiting');

  const office = page.getByRole('group', { name: 'For the office' });
  await office.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Me', exact: true }).click();
  await office.getByRole('button', { name: /^Assigned to/ }).waitFor();

  await office.getByRole('button', { name: 'Notes' }).click();
  const notes = page.getByRole('complementary', { name: 'Office notes' });
  await notes.getByRole('textbox', { name: 'New note' }).fill('Wants to come on a Saturday');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await notes.getByText('Wants to come on a Saturday').last().waitFor();
  await look(page, 'inbox-office-notes');
  await notes.getByRole('button', { name: 'Hide chat info' }).click();

  await composer(page).click();
  await page.keyboard.type('/looking');
  await page.getByRole('option', { name: /We are looking into it/ }).waitFor();
  await look(page, 'inbox-office-answers');
  await page.keyboard.press('Enter');
  expect(await composer(page).inputValue()).toMatch(/^Hello Noah, thank you for writing\./);
  await page.keyboard.press('Enter');
  await office.getByRole('button', { name: 'Mark as answered' }).waitFor({ state: 'detached' });
  await thread(noah.page)
    .getByText(/^Hello Noah, thank you for writing\./)
    .waitFor();
  // Nothing of what the office does is on the member's page.
  const shown = noah.page.getByRole('main');
  expect(await shown.getByText(/Saturday|Assigned|Waiting/).count()).toBe(0);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Mine' }).click();
  await row(page, /Noah.*You: Hello Noah/).waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  const waiting = views.getByRole('link', { name: /^Waiting for us/ });
  // Without the scrolling that a real click begins with: the strip has to bring the tab into view by itself.
  await waiting.dispatchEvent('click');
  await views.locator('[aria-current]', { hasText: 'Waiting for us' }).waitFor();
  const isInView = (tab: Element) => {
    const [own, strip] = [tab, tab.closest('nav') ?? tab].map((one) => one.getBoundingClientRect());
    return own!.left >= strip!.left && own!.right <= strip!.right;
  };
  await expect.poll(() => waiting.evaluate(isInView)).toBe(true);
  expect(await row(page, /When may I visit/).count()).toBe(0);
});

it('a chat that an admin has put away comes back with the next message', async () => {
  const { page } = amara;
  await page.goto(`/inbox/${chatId}?view=all`);
  await row(page, /Noah.*Hello Noah/).waitFor();
  await option(page, 'Put Away');
  await page.getByText('Chat put away').first().waitFor();
  await row(page, /Noah.*Hello Noah/).waitFor({ state: 'detached' });
  await plantMessage(await apiOf(system.portal.url, 'noah'), chatId, 'Thank you!');
  await row(page, /Noah.*Thank you!/).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('Marked as answered').first().waitFor();
});

it('the answer times are a chart and a table, also on a phone', async () => {
  const { page } = amara;
  await page.goto('/reports/answer-times');
  await page.getByRole('table', { name: 'Answer times by week' }).waitFor();
  await look(page, 'inbox-answer-times');
  await page.setViewportSize(PHONE);
  await look(page, 'inbox-answer-times-phone');
  await page.goto('/inbox?view=mine');
  await row(page, /Noah/).waitFor();
  await look(page, 'inbox-office-phone');
});
