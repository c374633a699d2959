import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { act, arrive, leave, option, say, sees, thread } from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
let sam: Visit;
let asRosa: ApiMember;
let petId: number;

/** Biscuit of the demo: Rosa's dog, whose caretaker is Sam. */
beforeAll(async () => {
  const { url } = system.portal;
  asRosa = await apiOf(url, 'rosa');
  const { pets } = await asRosa.get<{ pets: { id: number; name: string }[] }>(
    '/pet-records?limit=100',
  );
  petId = pets.find(({ name }) => name === 'Biscuit')?.id ?? 0;
  [rosa, sam] = await Promise.all([
    arrive(system, 'rosa'),
    arrive(system, 'sam', { viewport: PHONE, colorScheme: 'dark' }),
  ]);
});
afterAll(() => leave(rosa, sam));

/** Opens the chat of the care team from the pet's page. */
async function openRoom(page: Page) {
  await page.goto(`/pet-records?petId=${petId}`);
  await page.getByRole('button', { name: 'Care team chat' }).click();
  await page.waitForURL(/\/inbox\/\d+/);
  await page.getByRole('textbox', { name: /^Message to / }).waitFor();
}

it('owner and caretaker meet in the chat of their animal, each from its page', async () => {
  await look(rosa.page, 'inbox-rooms-before');
  await openRoom(rosa.page);
  await openRoom(sam.page);
  expect(rosa.page.url()).toBe(sam.page.url());
  await say(sam.page, 'He limps on the left since the morning walk.');
  await sees(rosa.page, 'He limps on the left since the morning walk.');
  await sam.page.goto(`/pet-records?petId=${petId}`);
  await sam.page.getByRole('button', { name: 'Care team chat' }).waitFor();
  await look(sam.page, 'inbox-rooms-pet-phone');
  await sam.page.goBack();
});

it('an entry of the record is a card for the other at once, and leads to it', async () => {
  const { record } = await asRosa.post<{ record: { id: number } }>(
    `/pet-records/${petId}/records`,
    { date: '2026-11-20', location: 'in_person', description: 'Rested the whole afternoon.' },
  );
  const card = thread(sam.page).getByRole('link', { name: /Rested the whole afternoon/ });
  await card.waitFor();
  await look(sam.page, 'inbox-rooms-card-phone');
  await look(rosa.page, 'inbox-rooms-card');
  await card.click();
  const entry = sam.page.locator(`[data-entry="${record.id}"]`);
  await entry.getByText('Rested the whole afternoon.').waitFor();
  await expect.poll(() => entry.evaluate((one) => one === document.activeElement)).toBe(true);
  await asRosa.delete(`/pet-records/${petId}/records/${record.id}`);
  await sam.page.goBack();
  await thread(sam.page).getByText('This entry was deleted').last().waitFor();
});

it('the caretaker makes an entry of a message, with a link there and back', async () => {
  const { page } = sam;
  await act(page, 'He limps on the left', 'Add to record');
  const dialog = page.getByRole('dialog', { name: 'Add to record' });
  await dialog.getByLabel('Kind').selectOption({ label: 'Illness' });
  await look(page, 'inbox-rooms-add-phone');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await dialog.getByText('Enter what the pet has').waitFor();
  await dialog.getByLabel(/^Illness/).fill('Limping');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await thread(page).getByRole('link', { name: 'In the record' }).waitFor();
  await thread(rosa.page).getByRole('link', { name: 'In the record' }).click();
  const entry = rosa.page.locator('[data-entry]', { hasText: 'Limping' }).first();
  await entry.waitFor();
  await look(rosa.page, 'inbox-rooms-entry');
  await entry.getByRole('link', { name: 'From the chat' }).click();
  await sees(rosa.page, 'He limps on the left since the morning walk.');
});

it('care updates are hidden for the viewer alone, and shown again by undoing it', async () => {
  await option(rosa.page, 'Hide care updates in this chat');
  await thread(rosa.page).getByText('This entry was deleted').waitFor({ state: 'detached' });
  await thread(sam.page).getByText('This entry was deleted').last().waitFor();
  await rosa.page.getByRole('button', { name: 'Undo' }).click();
  await thread(rosa.page).getByText('This entry was deleted').last().waitFor();
});
